/** The one door for JSON: what is stored, sealed or sent in is parsed into its shape right here, or is not believed. */
import type { z } from 'zod';

/** Undefined for what is no JSON, or has another shape. */
export function jsonIn<Shape extends z.ZodType>(text: string, shape: Shape): z.output<Shape> | undefined {
  const read = shape.safeParse(jsonOrNothing(text));
  return read.success ? read.data : undefined;
}

/** Of what we wrote ourselves: anything else is a fault. */
export const ownJson = <Shape extends z.ZodType>(text: string, shape: Shape): z.output<Shape> =>
  shape.parse(jsonOrNothing(text));

export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
