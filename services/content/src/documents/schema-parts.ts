/** What a schema is made of, for those who look for something in one. */
import { z } from 'zod';

export const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;
export const isObject = (def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef => def.type === 'object';
export const isArray = (def: z.core.$ZodTypeDef): def is z.core.$ZodArrayDef => def.type === 'array';
