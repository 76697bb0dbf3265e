/** What a page and its reader's visit say to advertising: the keys that a line item can be aimed by. */
export const TARGETING_KEYS = [
  'cid',
  'feat',
  'ptype',
  'pv',
  'session',
  'subsession',
  'topic',
  'user',
  'vguid',
  'vid',
  'device',
  'pid',
  'section',
  'collection',
  'sectopic',
  'env',
  'seamlessIndicator',
  'subcollection',
  'tag',
  'mfr',
  'contentType',
  'ptopic',
  'ftag',
  'vndid',
] as const;
export type TargetingKey = (typeof TARGETING_KEYS)[number];

/** Of one key in a question. */
export const MOST_VALUES = 40;
export const LONGEST_VALUE = 120;

/** Of each key all of its values; a key without a value is left out. */
export type Targeting = Readonly<Partial<Record<TargetingKey, readonly string[]>>>;
