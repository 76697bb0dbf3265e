/** The small parts that documents are made of. */
import { z } from 'zod';

/** A slug holds at least one letter, so that a number in an address is always a page. */
export const slug = z
  .string()
  .max(120)
  .regex(
    /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,
    'takes lowercase words and numbers joined by dashes, with at least one letter',
  );

export const username = z
  .string()
  .max(40)
  .regex(/^[a-z]+$/, 'takes lowercase letters');

export const id = z
  .string()
  .max(64)
  .regex(/^[a-z0-9-]+$/, 'is no id');

/** PostgreSQL has no text with this character. */
const withoutNul = (text: string): boolean => !text.includes('\0');

export const line = (most: number, tooLong?: string) =>
  z.string().max(most, tooLong).refine(withoutNul, 'has a character that cannot be stored');
export const required = (most: number) => line(most).min(1, 'is missing');

export const score = z.number().min(0).max(10);

/** The last instant that a date can be. */
const LAST_INSTANT = 8_640_000_000_000_000;
const AN_INSTANT = 'takes an instant such as 2026-11-20T09:00:00Z';

/** An instant is written as ISO text and kept in milliseconds. */
export const instant = z.union(
  [
    z.number().int(AN_INSTANT).nonnegative(AN_INSTANT).max(LAST_INSTANT, AN_INSTANT),
    z.iso
      .datetime({ offset: true })
      .transform((text) => Date.parse(text))
      .refine((at) => at >= 0, AN_INSTANT),
  ],
  { error: AN_INSTANT },
);

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
export const address = line(2000).refine(isHttps, 'takes an address that starts with https://');

/** What is typed in at a checkout: one word. */
export const couponCode = line(40).regex(/^\S+$/, 'is one word');

/** Lists name each thing once. */
export const distinct = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((items) => new Set(items).size === items.length, 'names something twice')
    .default([]);

/** Of what begins at moments: each later than the one before. */
export const inOrder = (all: readonly { start: number }[]): boolean =>
  all.every(({ start }, index) => index === 0 || (all[index - 1]?.start ?? 0) < start);

/** Where a part of what is played begins, in seconds. */
const chapter = z.strictObject({ start: z.number().min(0), title: required(120) });
export const chapters = z.array(chapter).max(60).refine(inOrder, 'stand in the order in which they begin').default([]);

/** A path in the media store. */
export const mediaPath = line(300).regex(/^(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$/, 'is not a path for media');
