/** The door for JSON in the tables of advertising: each column is read by its schema, and written by it. */
import { z } from 'zod';
import { conditionSchema } from '../booking/condition-input.ts';
import { creativeFields } from './creative-fields.ts';
import { sampledQuestion } from './sampled-question.ts';

interface Column<Value> {
  read(text: string): Value;
  write(value: Value): string;
}

const column = <Value>(schema: z.ZodType<Value>): Column<Value> => ({
  read: (text) => schema.parse(JSON.parse(text)),
  write: (value) => JSON.stringify(schema.parse(value)),
});

export const columns = {
  condition: column(conditionSchema),
  caps: column(z.array(z.strictObject({ impressions: z.number(), perMs: z.number() }))),
  names: column(z.array(z.string())),
  creative: column(creativeFields),
  question: column(sampledQuestion),
};
