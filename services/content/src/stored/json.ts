/**
 * The one door for JSON that this service has stored: what comes back from the database, or from an export, is parsed by
 * a schema here and nowhere else (scripts/stored-json.test.ts).
 */
import type { z } from 'zod';
import { shapeOf } from './shape.ts';

/** A column that holds JSON: how its values are read and written. */
export interface JsonColumn<Value> {
  read(text: string): Value;
  write(value: Value): string;
}

export function jsonColumn<Schema extends z.ZodType>(schema: Schema): JsonColumn<z.output<Schema>> {
  const shape = shapeOf(schema);
  return { read: (text) => shape.parse(JSON.parse(text)), write: (value) => JSON.stringify(value) };
}
