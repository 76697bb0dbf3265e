/** Every element by the name of its shortcode. Its component is the site's: `apps/site/components/body`. */
import { z } from 'zod';
import { buybutton } from './buybutton/element.ts';
import { callout } from './callout/element.ts';
import { chart } from './chart/element.ts';
import { cnetlisticle } from './cnetlisticle/element.ts';
import { cnetlisticleMini } from './cnetlisticle_mini/element.ts';
import { crossContentListicle } from './cross_content_listicle/element.ts';
import type { ReadBlock, ReaderSource, References } from './definition.ts';
import { embed } from './embed/element.ts';
import { faq } from './faq/element.ts';
import { gallery } from './gallery/element.ts';
import { image } from './image/element.ts';
import { infocard } from './infocard/element.ts';
import { newsletter } from './newsletter/element.ts';
import { pricehistory } from './pricehistory/element.ts';
import { pullquote } from './pullquote/element.ts';
import { relatedlinks } from './relatedlinks/element.ts';
import { reviewcard } from './reviewcard/element.ts';
import { specs } from './specs/element.ts';
import { table } from './table/element.ts';
import { video } from './video/element.ts';

export const elements = {
  image,
  gallery,
  video,
  chart,
  buybutton,
  reviewcard,
  infocard,
  callout,
  relatedlinks,
  specs,
  pricehistory,
  newsletter,
  cnetlisticle,
  cnetlisticle_mini: cnetlisticleMini,
  cross_content_listicle: crossContentListicle,
  faq,
  pullquote,
  table,
  embed,
};

export type ElementName = keyof typeof elements;
/** What an element's attributes mean. */
export type Attributes<Name extends ElementName> = z.output<(typeof elements)[Name]['attributes']>;
/** An element's name together with its attributes, so that the two can not be mixed up. */
export type Element<Name extends ElementName = ElementName> = {
  [Each in Name]: { kind: 'element'; name: Each; attributes: Attributes<Each> };
}[Name];

export const isElementName = (name: string): name is ElementName => Object.hasOwn(elements, name);

const names = Object.keys(elements).filter(isElementName);

interface Facts<Meaning> {
  attributes: z.ZodType<Meaning, Record<string, unknown>>;
  refersTo(attributes: Meaning): Partial<References>;
  reads(attributes: Meaning, source: ReaderSource): ReadBlock[];
  sells: boolean;
}

const facts: { readonly [Name in ElementName]: Facts<Attributes<Name>> } = elements;

export const elementRefersTo = <Name extends ElementName>({ name, attributes }: Element<Name>): Partial<References> =>
  facts[name].refersTo(attributes);

export const elementReads = <Name extends ElementName>(
  { name, attributes }: Element<Name>,
  source: ReaderSource,
): ReadBlock[] => facts[name].reads(attributes, source);

/** The words of a shortcode's attributes to an element. */
export function readElement<Name extends ElementName>(
  name: Name,
  written: Readonly<Record<string, string>>,
): { element: Element<Name> } | { issues: readonly z.core.$ZodIssue[] } {
  const read = facts[name].attributes.safeParse(written);
  return read.success ? { element: { kind: 'element', name, attributes: read.data } } : { issues: read.error.issues };
}

/** An element's attributes in words. */
export const writeElement = <Name extends ElementName>({ name, attributes }: Element<Name>): Record<string, string> =>
  written.parse(z.encode(facts[name].attributes, attributes));

/** What is absent is not written. */
const written = z
  .record(z.string(), z.string().optional())
  .transform((said) =>
    Object.fromEntries(Object.entries(said).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  );

/** As it is stored: its attributes in words. */
const storedElement = z.object({
  kind: z.literal('element'),
  name: z.enum(names),
  attributes: z.record(z.string(), z.string()),
});

export const elementSchema = z.codec(storedElement, z.custom<Element>(), {
  decode({ name, attributes }, context): Element {
    const read = readElement(name, attributes);
    if ('element' in read) return read.element;
    for (const { message, path } of read.issues)
      context.issues.push({ code: 'custom', input: attributes, message, path: ['attributes', ...path] });
    return z.NEVER;
  },
  encode: (element) => ({ kind: 'element' as const, name: element.name, attributes: writeElement(element) }),
});
