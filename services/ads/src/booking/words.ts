/** What may be written in fields of advertising, and how everything that is wrong with them is said at once. */
import { HttpError } from '@masthead/runtime';
import { z } from 'zod';

export interface WrongField {
  readonly field: string;
  /** Goes on after the field's name. */
  readonly message: string;
}

/** Every field that is wrong, each in a sentence. */
export class WrongFields extends HttpError {
  readonly fields: readonly WrongField[];

  constructor(fields: readonly WrongField[]) {
    super(422, fields.map(({ field, message }) => `${field} ${message}.`).join(' '));
    this.fields = fields;
  }
}

export function readInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new WrongFields(parsed.error.issues.map(problemOf));
}

function problemOf({ path, message, code, ...issue }: z.core.$ZodIssue): WrongField {
  const field = path.filter((part) => typeof part !== 'symbol').join('.') || 'The whole';
  if (code === 'unrecognized_keys' && 'keys' in issue && Array.isArray(issue.keys))
    return { field, message: `has a field that it does not know: ${issue.keys.join(', ')}` };
  return {
    field,
    message: /^(?:is|has|takes|names|leads|must|cannot)\b/.test(message)
      ? message
      : 'is missing or of another kind than it should be',
  };
}

/** Nothing that is not seen or turns the writing round, on one line. */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]*$/u;

export const plainText = (most: number, least = 1) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(least, 'is empty')
        .max(most, `has more than ${most} characters`)
        .regex(PLAIN, 'has characters that cannot be seen or that turn the writing round'),
    );

export const idSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'is no id: small letters, digits and hyphens');

/** Readable, and not yet taken. */
export function newId(name: string, chance: () => string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return `${words || 'ad'}-${chance()}`;
}
