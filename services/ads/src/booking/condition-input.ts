/** Conditions as people write them: bounded, and neither never true nor without saying so always. */
import { TARGETING_KEYS } from '@masthead/ads';
import type { Condition } from '@masthead/ads/decision';
import { z } from 'zod';
import { plainText } from './words.ts';

const MOST_VALUES = 200;
const MOST_PARTS = 60;
const DEEPEST = 5;

const KEYS = [...TARGETING_KEYS, 'size', 'placement', 'country', 'path'] as const;

const valueSchema = plainText(120).refine(
  (value) => !value.slice(0, -1).includes('*') && value !== '*',
  'has an asterisk elsewhere than behind a beginning',
);

export const conditionSchema: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({
      key: z.enum(KEYS),
      isOneOf: z.array(valueSchema).min(1, 'names no value, so it matches nothing').max(MOST_VALUES),
    }),
    z.strictObject({ all: z.array(conditionSchema).max(MOST_PARTS) }),
    z.strictObject({ any: z.array(conditionSchema).max(MOST_PARTS) }),
    z.strictObject({ not: conditionSchema }),
  ]),
);

/** What comes from outside is measured before it is read: a schema that calls itself follows it as deep as it goes. */
function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > 2 * DEEPEST) return true;
  return Object.values(value).some((part) => isTooDeep(part, depth + 1));
}

/** What can be told of a condition without any page. */
export type Reach = 'never' | 'sometimes' | 'always';

const OPPOSITE: Readonly<Record<Reach, Reach>> = { never: 'always', sometimes: 'sometimes', always: 'never' };

export function reachOf(condition: Condition): Reach {
  if ('key' in condition) return condition.isOneOf.length === 0 ? 'never' : 'sometimes';
  if ('not' in condition) return OPPOSITE[reachOf(condition.not)];
  if ('all' in condition) return reachOfAll(condition.all);
  return OPPOSITE[reachOfAll(condition.any.map((not) => ({ not })))];
}

function reachOfAll(parts: readonly Condition[]): Reach {
  const reaches = parts.map(reachOf);
  if (reaches.includes('never') || contradicts(parts)) return 'never';
  return reaches.every((reach) => reach === 'always') ? 'always' : 'sometimes';
}

/** Something and its opposite, both wanted. */
function contradicts(parts: readonly Condition[]): boolean {
  const plain = parts.map(withoutDoubleNot);
  const wanted = new Set(plain.filter((part) => !('not' in part)).map((part) => JSON.stringify(part)));
  return plain.some((part) => 'not' in part && wanted.has(JSON.stringify(part.not)));
}

const withoutDoubleNot = (condition: Condition): Condition =>
  'not' in condition && 'not' in condition.not ? withoutDoubleNot(condition.not.not) : condition;

/** As it is sent: what is too deep is looked at no further. */
export const whereInput = z
  .unknown()
  .refine((value) => !isTooDeep(value), { message: 'has conditions within conditions too deep', abort: true })
  .pipe(conditionSchema.nullable());
