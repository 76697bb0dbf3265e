/** The door for what an event has besides what all have: JSON in one column, as it was when it was taken. */
import { z } from 'zod';

const fieldsSchema = z.record(z.string(), z.unknown());

export const fieldsIn = (text: string): z.infer<typeof fieldsSchema> => fieldsSchema.parse(JSON.parse(text));
