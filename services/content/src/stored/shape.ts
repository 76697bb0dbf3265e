/**
 * The shape of what a schema lets through, without its rules. What is stored was checked when it was written; read again,
 * it is held to its shape, and a rule that became stricter since makes nothing unreadable. What it lacks has the
 * schema's default, and what the schema does not know is left out.
 */
import { z } from 'zod';
import { instant } from '../documents/fields.ts';

const shapes = new WeakMap<z.core.$ZodType, z.ZodType>([[instant, z.number()]]);

export function shapeOf<Schema extends z.core.$ZodType>(schema: Schema): z.ZodType<z.output<Schema>>;
export function shapeOf(schema: z.core.$ZodType): z.ZodType {
  const known = shapes.get(schema);
  if (known) return known;
  // For schemas that hold themselves.
  shapes.set(
    schema,
    z.lazy(() => shapeOf(schema)),
  );
  try {
    const shape = bareOf(schema);
    shapes.set(schema, shape);
    return shape;
  } catch (error) {
    shapes.delete(schema);
    throw error;
  }
}

const fieldsOf = (fields: z.core.$ZodShape): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]));

const objectOf = (schema: z.ZodObject): z.ZodObject => z.object(fieldsOf(schema.shape));

function bareOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodArray) return z.array(shapeOf(schema.element));
  if (schema instanceof z.ZodNullable) return shapeOf(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap()).optional();
  if (schema instanceof z.ZodDefault) return shapeOf(schema.unwrap()).default(() => schema.def.defaultValue);
  if (schema instanceof z.ZodPrefault) return shapeOf(schema.unwrap()).prefault(() => schema.def.defaultValue);
  return plainOf(schema);
}

function plainOf(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodTuple) return tupleOf(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return oneOf(schema);
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map((option) => shapeOf(option)));
  if (STAYS_AS_IT_IS.some((kind) => schema instanceof kind) && schema instanceof z.ZodType) return schema;
  throw new Error(`There is no stored shape for a schema of the type ${schema._zod.def.type}`);
}

function tupleOf({ def: { items } }: z.ZodTuple): z.ZodType {
  const [first, ...others] = items.map((item) => shapeOf(item));
  return first ? z.tuple([first, ...others]) : z.tuple([]);
}

function oneOf({ def: { discriminator, options } }: z.ZodDiscriminatedUnion): z.ZodType {
  const [first, ...others] = options.filter((option) => option instanceof z.ZodObject).map(objectOf);
  if (!first || others.length + 1 < options.length)
    throw new Error('There is no stored shape but of unions of objects');
  return z.discriminatedUnion(discriminator, [first, ...others]);
}

/** What has no rules; and what reads another spelling of something, which an earlier version may have stored. */
const STAYS_AS_IT_IS = [
  z.ZodBoolean,
  z.ZodEnum,
  z.ZodLiteral,
  z.ZodUnknown,
  z.ZodRecord,
  z.ZodCustom,
  z.ZodPipe,
] as const;
