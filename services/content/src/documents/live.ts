/** What editors send to live coverage, and what its log keeps of it. */
import { z } from 'zod';
import { id, instant, line, username } from './fields.ts';
import { html } from './texts.ts';

const MOST_HEADLINE = 300;
const MOST_BODY = 100_000;

export const entryBody = html(MOST_BODY);

const words = {
  headline: line(MOST_HEADLINE).default(''),
  body: entryBody.default(''),
  author: username.nullable().default(null),
};

interface Words {
  headline: string;
  body: string;
}

const saysSomething = ({ headline, body }: Words): boolean => headline.trim() !== '' || body.trim() !== '';
const NOTHING_SAID = { path: ['body'], message: 'is missing, and so is a headline' };

export const postInput = z
  .strictObject({
    ...words,
    important: z.boolean().default(false),
    pinned: z.boolean().default(false),
    /** In the future it waits for its time. */
    at: instant.nullable().default(null),
  })
  .refine(saysSomething, NOTHING_SAID);
export type PostInput = z.output<typeof postInput>;

export const wordsInput = z.strictObject(words).refine(saysSomething, NOTHING_SAID);
export type WordsInput = z.output<typeof wordsInput>;

export const timeInput = z.strictObject({ at: instant });
export const endInput = z.strictObject({ at: instant.optional() });
export const moveInput = z.union([z.strictObject({ above: id }), z.strictObject({ below: id })], {
  error: 'takes { "above": … } or { "below": … } with the id of another entry',
});
export type MoveInput = z.output<typeof moveInput>;

/** An event as the log keeps it. Authors are kept by id, texts as they were sanitised, places as they were found. */
export const liveChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('post'),
    headline: z.string(),
    body: z.string(),
    author: z.string().nullable(),
    at: z.number(),
    important: z.boolean(),
    pinned: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('edit'),
    headline: z.string(),
    body: z.string(),
    author: z.string().nullable(),
  }),
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('pin') }),
  z.strictObject({ kind: z.literal('unpin') }),
  z.strictObject({ kind: z.literal('important') }),
  z.strictObject({ kind: z.literal('unimportant') }),
  z.strictObject({ kind: z.literal('time'), at: z.number(), sequence: z.number() }),
  z.strictObject({ kind: z.literal('move'), sequence: z.number() }),
  z.strictObject({ kind: z.literal('end'), at: z.number() }),
  z.strictObject({ kind: z.literal('open') }),
]);
export type LiveChange = z.output<typeof liveChange>;
export type StoryChange = Extract<LiveChange, { kind: 'end' | 'open' }>;
export type Post = Extract<LiveChange, { kind: 'post' }>;
/** What happens to one entry that is there. */
export type ItemChange = Exclude<LiveChange, StoryChange | Post>;
