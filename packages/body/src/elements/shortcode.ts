/**
 * A shortcode to the element that it is, and back. What is wrong with one is told in a sentence that names it, and
 * what its element does not know is left out and told.
 */

import { NETWORK_SHORTCODES } from './embed/element.ts';
import { type Element, type ElementName, elements, isElementName, readElement, writeElement } from './registry.ts';

/** A shortcode as HTML has it: its name under `shortcode`, and what else it says. */
export type Shortcode = Readonly<Record<string, string>>;

/** Words within a sentence: see `CommerceLink`. */
export const COMMERCE_LINK = 'commercelink';

interface Named {
  name: ElementName;
  network?: string;
}

const isNetwork = (name: string): boolean => NETWORK_SHORTCODES.some((network) => network === name);

function elementNamed(shortcode: string): Named | undefined {
  if (isElementName(shortcode)) return { name: shortcode };
  return isNetwork(shortcode) ? { name: 'embed', network: shortcode } : undefined;
}

/** The name of the element that a shortcode is. */
export const elementOfShortcode = (shortcode: string): ElementName | undefined => elementNamed(shortcode)?.name;

export interface ReadShortcode {
  /** Absent when it is wrong. */
  element?: Element;
  wrong: string[];
  /** Attributes that its element does not know. */
  unknown: string[];
}

/** `spelling` are other names of attributes, where people write them otherwise: it is told in their words. */
export function readShortcode(
  { shortcode = '', ...said }: Shortcode,
  spelling: Readonly<Record<string, string>> = {},
): ReadShortcode {
  const named = elementNamed(shortcode);
  if (!named) return { wrong: [unknownName(shortcode)], unknown: [] };
  const { name, network } = named;
  // An attribute that says nothing is absent.
  const given = Object.entries(said).filter(([, value]) => value.trim() !== '');
  const known = new Set(Object.keys(elements[name].attributes.shape));
  const written = Object.fromEntries(given.filter(([attribute]) => known.has(attribute) && attribute !== 'network'));
  const unknown = given.map(([attribute]) => attribute).filter((attribute) => !known.has(attribute));
  const read = readElement(name, network ? { ...written, network } : written);
  if ('element' in read) return { element: read.element, wrong: [], unknown };
  return { wrong: [sentenceOf(shortcode, read.issues, written, spelling)], unknown };
}

const unknownName = (shortcode: string): string =>
  shortcode === '' ? 'A shortcode has no name' : `There is no shortcode ${shortcode.slice(0, 60)}`;

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** What is missing first, and all of it at once. */
function sentenceOf(
  shortcode: string,
  issues: readonly Issue[],
  written: Readonly<Record<string, string>>,
  spelling: Readonly<Record<string, string>>,
): string {
  const told = (attribute: string): string => spelling[attribute] ?? attribute;
  const attributes = issues.map(({ path }) => String(path[0] ?? ''));
  const missing = attributes.filter((attribute) => attribute !== '' && !Object.hasOwn(written, attribute));
  if (missing.length > 0) return `The shortcode ${shortcode} needs ${missing.map(told).join(', ')}`;
  const [wrong] = issues;
  const where = attributes[0] ? ` is wrong: ${told(attributes[0])}` : '';
  return `The shortcode ${shortcode}${where} ${wrong?.message ?? ''}`;
}

/** How the elements of a text are written in HTML. */
export function shortcodeOf(element: Element): Shortcode {
  const { network, ...written } = writeElement(element);
  return { shortcode: network ?? element.name, ...written };
}
