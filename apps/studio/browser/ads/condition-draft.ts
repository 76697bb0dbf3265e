/** A condition as somebody writes it: groups of parts that are added, changed and taken away, not always whole. */
import type { Condition, ConditionKey } from '@masthead/ads/decision';

export interface LeafDraft {
  readonly id: number;
  readonly isNot: boolean;
  readonly key: ConditionKey;
  /** One on each line: a value may have a comma in it. */
  readonly values: string;
}

export interface GroupDraft {
  readonly id: number;
  readonly isNot: boolean;
  readonly how: 'all' | 'any';
  readonly parts: readonly PartDraft[];
}

export type PartDraft = LeafDraft | GroupDraft;

let last = 0;
/** Of its own for as long as it is on the screen. */
function nextId(): number {
  last += 1;
  return last;
}

export const newLeaf = (): LeafDraft => ({ id: nextId(), isNot: false, key: 'topic', values: '' });
export const newGroup = (parts: readonly PartDraft[] = [newLeaf()]): GroupDraft => ({
  id: nextId(),
  isNot: false,
  how: 'any',
  parts,
});

/** The outermost is a group, so that something can be added to it. */
export function draftOf(condition: Condition | null): GroupDraft {
  if (condition === null) return { ...newGroup([]), how: 'all' };
  const part = partOf(condition, false);
  return 'parts' in part ? part : { ...newGroup([part]), how: 'all' };
}

function partOf(condition: Condition, isNot: boolean): PartDraft {
  if ('not' in condition) return partOf(condition.not, !isNot);
  const id = nextId();
  if ('key' in condition) return { id, isNot, key: condition.key, values: condition.isOneOf.join('\n') };
  const [how, parts] = 'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  return { id, isNot, how, parts: parts.map((each) => partOf(each, false)) };
}

/** Null: every page. */
export function conditionOf(draft: GroupDraft): Condition | null {
  return draft.parts.length === 0 ? null : conditionOfPart(draft);
}

function conditionOfPart(part: PartDraft): Condition {
  const plain = plainOf(part);
  return part.isNot ? { not: plain } : plain;
}

function plainOf(part: PartDraft): Condition {
  if (!('parts' in part)) return { key: part.key, isOneOf: valuesIn(part.values) };
  const parts = part.parts.map(conditionOfPart);
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return part.how === 'all' ? { all: parts } : { any: parts };
}

export const valuesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((value) => value.trim())
    .filter((value) => value !== '');
