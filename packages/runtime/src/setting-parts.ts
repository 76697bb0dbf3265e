/** What settings are described by, and the shapes that several of them have. */
import { z } from 'zod';

export type About = {
  /** Ends the sentence "it takes …". */
  readonly takes: string;
  readonly meaning: string;
  /** What holds when a setting without a fixed default is not given. */
  readonly unset?: string;
  /** A secret's value is never printed. */
  readonly secret?: true;
};
export const about = z.registry<About>();

export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().max(max));

export const onOrOff = (otherwise: '0' | '1', meaning: string) =>
  z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .prefault(otherwise)
    .register(about, { takes: '1 or 0', meaning });

export const jsonText = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'no JSON' });
        return z.NEVER;
      }
    });

export const visibleKey = (least: number) => z.string().regex(new RegExp(`^[\\x21-\\x7e]{${least},512}$`));
