/** What is suggested while somebody types, as the content service answers it. */
export const SUGGESTED_KINDS = { product: 'Products', topic: 'Topics', author: 'People', story: 'Stories' } as const;
export type SuggestedKind = keyof typeof SUGGESTED_KINDS;

export interface Suggestion {
  kind: SuggestedKind;
  label: string;
  /** A path of ours. */
  url: string;
  /** "8.7, from $279" */
  fact?: string;
  /** The address of its picture, a path of ours. */
  picture?: string;
}

/** Where a browser asks for suggestions. */
export const SUGGEST_PATH = '/_search/autocomplete/';

const KINDS = Object.keys(SUGGESTED_KINDS);

/** One after the other as they are shown: kind by kind. What cannot be read is left out. */
export function suggestionsIn(answer: unknown): Suggestion[] {
  const items = property(property(answer, 'data'), 'items');
  const read = Array.isArray(items) ? items.filter(isSuggestion) : [];
  return read.toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function isSuggestion(item: unknown): item is Suggestion {
  const [kind, label, url, fact, picture] = ['kind', 'label', 'url', 'fact', 'picture'].map((name) =>
    property(item, name),
  );
  return (
    typeof kind === 'string' &&
    KINDS.includes(kind) &&
    typeof label === 'string' &&
    label !== '' &&
    isOwnPath(url) &&
    (fact === undefined || typeof fact === 'string') &&
    (picture === undefined || typeof picture === 'string')
  );
}

/** Two slashes, or one that leans the other way, lead to another host. */
const isOwnPath = (url: unknown): boolean => typeof url === 'string' && /^\/(?![/\\])/.test(url);
