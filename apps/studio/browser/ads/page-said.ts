/** What a page of ours says to advertising: read from the page itself, as it is served to everybody. */
import { type AdPageFacts, type PlacedSlot, placedSlots, type SlotKey, slots, targetingOf } from '@masthead/ads';
import { trustedHtml } from '@masthead/browser';
import type { Device } from '@masthead/rules';
import { isFields, isText } from '../guards.ts';

export type Keys = Readonly<Record<string, readonly string[]>>;

export interface PageSaid {
  readonly path: string;
  readonly targeting: Keys;
  readonly slots: readonly PlacedSlot[];
}

/** The places that most pages have, for keys without a page. */
const USUAL: readonly SlotKey[] = ['skybox', 'inContent', 'mpu', 'half', 'nativeCard', 'omnibar'];
export const usualSlots = (device: Device): readonly PlacedSlot[] => placedSlots(USUAL, device);

/** The path of an address that somebody pasted. */
export const pathIn = (text: string): string | undefined => URL.parse(text.trim(), location.origin)?.pathname;

/** A sentence where it says nothing. */
export async function readPage(path: string, device: Device): Promise<PageSaid | string> {
  const response = await fetch(path, { credentials: 'omit' }).catch(() => undefined);
  if (!response) return 'The site could not be reached.';
  if (!response.ok) return `There is no page at ${path}: the site answered ${response.status}.`;
  const page = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
  const facts = factsIn(page.querySelector('#page-state')?.textContent ?? '');
  if (!facts) return `The page at ${path} has no places for ads.`;
  const keys = [...page.querySelectorAll<HTMLElement>('[data-ad]')]
    .map(({ dataset }) => dataset.ad ?? '')
    .filter(isKey);
  return {
    path: new URL(response.url).pathname,
    targeting: targetingOf(facts, { device, hasUserCookie: false, hasPreviousLoginCookie: false }),
    slots: placedSlots([...keys, 'omnibar'], device),
  };
}

const isKey = (name: string): name is SlotKey => Object.hasOwn(slots, name);

function factsIn(json: string): AdPageFacts | undefined {
  const state: unknown = json === '' ? undefined : JSON.parse(json);
  const ads = ['page', 'platform', 'ads'].reduce<unknown>(
    (part, name) => (isFields(part) ? part[name] : undefined),
    state,
  );
  return isFacts(ads) ? ads : undefined;
}

const isFacts = (value: unknown): value is AdPageFacts =>
  isFields(value) && isText(value.pageType) && isText(value.environment);

/** "topic: auto, e-bikes", one key on each line. */
export function keysIn(text: string): Keys {
  const lines = text.split('\n').flatMap((line) => {
    const [, key, values] = /^\s*([\w-]+)\s*[:=]\s*(.*)$/.exec(line) ?? [];
    const all = (values ?? '')
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean);
    return key && all.length > 0 ? [[key, all] as const] : [];
  });
  return Object.fromEntries(lines);
}

export const textOf = (keys: Keys): string =>
  Object.entries(keys)
    .map(([key, values]) => `${key}: ${values.join(', ')}`)
    .join('\n');
