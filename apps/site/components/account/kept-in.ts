/** What the service says that it keeps. What cannot be read is left out, so that a page shows the rest. */
import {
  FOLLOW_KINDS,
  type Followed,
  PREFERENCES_AT_START,
  type Preferences,
  type PriceAlert,
  type ReadingKept,
  type SavedStory,
  type Shelf,
  TEXT_SIZES,
  THEMES,
} from '@masthead/account';
import { property } from './calls.ts';

export function keptIn(told: unknown): ReadingKept {
  const saved = property(told, 'saved');
  return {
    saved: {
      stories: listOf(property(saved, 'stories'), savedStory),
      shelves: listOf(property(saved, 'shelves'), shelf),
    },
    following: listOf(property(told, 'following'), followed),
    preferences: preferences(property(told, 'preferences')),
    newsletters: listOf(property(told, 'newsletters'), text),
    alerts: listOf(property(told, 'alerts'), alert),
  };
}

export function listOf<Item>(told: unknown, read: (item: unknown) => Item | undefined): Item[] {
  return Array.isArray(told) ? told.map(read).filter((item) => item !== undefined) : [];
}

export const text = (told: unknown): string | undefined => (typeof told === 'string' ? told : undefined);
const oneOf = <Value extends string>(values: readonly Value[], told: unknown): Value | undefined =>
  values.find((value) => value === told);

function savedStory(told: unknown): SavedStory | undefined {
  const [storyId, savedAt] = [text(property(told, 'storyId')), text(property(told, 'savedAt'))];
  return storyId && savedAt ? { storyId, savedAt, shelf: text(property(told, 'shelf')) ?? null } : undefined;
}

function shelf(told: unknown): Shelf | undefined {
  const [id, name] = [text(property(told, 'id')), text(property(told, 'name'))];
  return id && name ? { id, name } : undefined;
}

function followed(told: unknown): Followed | undefined {
  const kind = oneOf(FOLLOW_KINDS, property(told, 'kind'));
  const [key, since] = [text(property(told, 'key')), text(property(told, 'since'))];
  return kind && key && since ? { kind, key, since } : undefined;
}

function alert(told: unknown): PriceAlert | undefined {
  const [id, product, currency, since] = ['id', 'product', 'currency', 'since'].map((name) =>
    text(property(told, name)),
  );
  const cents = property(told, 'cents');
  return id && product && currency && since && typeof cents === 'number'
    ? { id, product, currency, since, cents }
    : undefined;
}

const preferences = (told: unknown): Preferences => ({
  theme: oneOf(THEMES, property(told, 'theme')) ?? PREFERENCES_AT_START.theme,
  textSize: oneOf(TEXT_SIZES, property(told, 'textSize')) ?? PREFERENCES_AT_START.textSize,
  adLight: property(told, 'adLight') !== false,
  history: property(told, 'history') === true,
});
