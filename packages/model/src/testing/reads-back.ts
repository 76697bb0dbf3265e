/** Whether a codec gives back every field of a wire object that has them all. */
import { expect } from 'vitest';
import type { z } from 'zod';

type Wire = Readonly<Record<string, unknown>>;

/** `except` names the fields that change on the way, and what they become. */
export function readsBack(codec: z.ZodType, wire: Wire, except: Wire = {}): void {
  expect(codec.parse(wire)).toMatchObject(fieldsOf({ ...wire, ...except }));
}

const fieldsOf = (wire: object): Wire =>
  Object.fromEntries(Object.entries(wire).map(([name, part]) => [name, inside(part)]));

/** Dates are instants inside; everything else is as it came. */
function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== 'object' || value === null) return value;
  if ('date' in value && typeof value.date === 'string') return Date.parse(`${value.date.replace(' ', 'T')}Z`);
  return fieldsOf(value);
}
