/** The small parts that every codec is made of: how text, flags, numbers, dates and lists travel on the wire. */
import { z } from 'zod';
import { isTimezone, parseContentDate } from './dates.ts';
import type { Instant } from './instant.ts';
import { moneyOf, parseAmount } from './money.ts';
import { RATING_SCALE } from './names.ts';

// Absent fields are the rule: `optional` and `default` stand outermost, where they end the work at once.

/** Absent, null and empty are the same: there is no text. */
export const text = z
  .string()
  .nullable()
  .transform((value) => value || undefined)
  .optional();

export const textOr = (fallback: string) =>
  z
    .string()
    .nullable()
    .transform((value) => value || fallback)
    .default(fallback);

/** A label that some systems write as a number. */
export const label = z
  .union([z.string(), z.number()])
  .nullable()
  .transform((value) => (value === null || value === '' ? undefined : String(value)))
  .optional();

export const id = z.union([z.string().min(1), z.number()]).transform(String);

const FLAGS = z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false', ''])]);
const isOn = (value: z.output<typeof FLAGS>): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

/** True, 1 and "1" are yes; what is not said is no. */
export const flag = FLAGS.nullable()
  .transform((value) => isOn(value ?? false))
  .default(false);

/** A flag for which it matters whether it was set. */
export const settableFlag = FLAGS.nullable()
  .transform((value) => (value === null || value === '' ? undefined : isOn(value)))
  .optional();

/** A whole number that may travel as digits. */
export const count = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().int().nonnegative());

export const countOr = (fallback: number) =>
  count
    .or(z.literal(''))
    .nullable()
    .transform((value) => (typeof value === 'number' ? value : fallback))
    .default(fallback);

const numeric = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*[+-]?\d+(\.\d+)?\s*%?\s*$/)
      .transform(Number.parseFloat),
    z.literal(''),
  ])
  .nullable()
  .transform((value) => (typeof value === 'number' ? value : undefined));

/** A number that may travel as text, with a percent sign even. */
export const decimal = numeric.optional();
export const decimalWithin = (range: z.ZodNumber) => numeric.pipe(range.optional()).optional();

/** A score on the scale that products are rated on. */
export const rating = decimalWithin(z.number().min(RATING_SCALE.worst).max(RATING_SCALE.best));

/** A price as a number or as written, such as "$1,299.99". */
export const price = z
  .union([z.number(), z.string().transform(parseAmount)])
  .nullable()
  .transform((amount) => (typeof amount === 'number' ? moneyOf(amount) : undefined))
  .optional();

/** Whatever a part without a documented shape holds. */
export const record = z
  .record(z.string(), z.unknown())
  .nullable()
  .transform((value) => value ?? {})
  .default(() => ({}));

export const maybe = <Codec extends z.ZodType>(codec: Codec) =>
  codec
    .nullable()
    .transform((value): z.output<Codec> | undefined => value ?? undefined)
    .optional();

export const list = <Codec extends z.ZodType>(codec: Codec) =>
  z
    .array(codec)
    .nullable()
    .transform((value): z.output<Codec>[] => value ?? [])
    .default(() => []);

/** One or several, always several inside. */
export const oneOrMany = <Codec extends z.ZodType>(codec: Codec) =>
  z
    .union([z.array(codec), codec.transform((one: z.output<Codec>) => [one])])
    .nullable()
    .transform((value): z.output<Codec>[] => value ?? [])
    .default(() => []);

/** Lines of text, of which one may travel alone. */
export const lines = z
  .union([z.array(z.string()), z.string()])
  .nullable()
  .transform((value) => [value ?? []].flat().filter((line) => line !== ''))
  .default(() => []);

/** A date as it travels, for those who need its words. */
export const wireDate = z.object({
  date: z.string(),
  timezone: z.string().refine(isTimezone, 'is no time zone').nullish(),
});

export const toInstant = ({ date, timezone }: z.output<typeof wireDate>): Instant | undefined =>
  parseContentDate(date, timezone ?? undefined);

/** A date string and its time zone as an instant; one that cannot be read, or before the epoch, is absent. */
export const contentDate = wireDate.transform(toInstant);

export const availableOn = z.object({ edition: z.string(), slug: z.string().optional() });

/** What a second look at a parsed object may complain about; paths are those of the wire. */
export interface IssueSink {
  addIssue(issue: { code: 'custom'; message: string; path: PropertyKey[] }): void;
}

/** A path of this site: it leads nowhere else. */
export const ownPath = z.string().regex(/^\/(?!\/)/, 'is no path of this site');
