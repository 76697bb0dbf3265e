/** What a decision is, and a list in the order that it says. */

export interface Decision {
  /** The best first. */
  readonly options: readonly string[];
  readonly decisionId: string;
}

/** When nobody decided: everything stays as it was. */
export const NO_DECISION: Decision = { options: [], decisionId: '' };

const LONGEST_LIST = 100;
const LONGEST_TEXT = 200;

/** Undefined for an answer that is no decision. */
export function parseDecision(answer: unknown): Decision | undefined {
  if (typeof answer !== 'object' || answer === null || !('options' in answer) || !('decisionId' in answer))
    return undefined;
  const { options, decisionId } = answer;
  if (!Array.isArray(options) || options.length > LONGEST_LIST || !options.every(isText) || !isText(decisionId))
    return undefined;
  return { options, decisionId };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT;

/** What is named comes first, in that order; all else follows as it was. Nothing is lost, nothing comes twice. */
export function inOrder<Item>(items: readonly Item[], idOf: (item: Item) => string, { options }: Decision): Item[] {
  const places = new Map<string, number>();
  for (const option of options) if (!places.has(option)) places.set(option, places.size);
  const placeOf = (item: Item): number => places.get(idOf(item)) ?? places.size;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}
