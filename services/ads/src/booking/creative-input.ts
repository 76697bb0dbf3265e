/** What is written to save a creative: plain fields, from which all that readers see is made. */
import { z } from 'zod';
import { sizeSchema } from '../stored/creative-fields.ts';
import { idSchema, plainText } from './words.ts';

const LONGEST_ADDRESS = 2000;
const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Where an ad leads: nowhere that runs something, and nowhere in the name of somebody else. */
const landingSchema = z
  .string()
  .max(LONGEST_ADDRESS, `has more than ${LONGEST_ADDRESS} characters`)
  .transform((text, context) => {
    const problem = landingProblem(text);
    if (problem === undefined) return new URL(text).href;
    context.addIssue({ code: 'custom', message: problem });
    return z.NEVER;
  });

function landingProblem(text: string): string | undefined {
  // Browsers leave some of these out before they read an address.
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(text)) return 'has spaces, backslashes or characters that cannot be seen';
  const url = URL.parse(text);
  if (!url) return 'is no whole address such as https://shop.example/';
  const isHere = url.protocol === 'http:' && THIS_MACHINE.includes(url.hostname);
  if (url.protocol !== 'https:' && !isHere) return 'must begin with https';
  if (url.username !== '' || url.password !== '') return 'has a name or password in it';
  return undefined;
}

const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'is no colour such as #1a2b3c')
  .transform((text) => text.toLowerCase());
const host = plainText(100).pipe(z.string().regex(/^[a-z0-9.-]+$/, 'is no host such as shop.example'));
const picture = z.string().max(200);

const common = {
  id: idSchema.optional(),
  advertiserId: idSchema,
  name: plainText(120),
  landing: landingSchema,
  /** Read aloud in the place of the picture. */
  alt: plainText(300),
};

export const creativeInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picture'), ...common, size: sizeSchema, picture, darkPicture: picture.optional() }),
  z.strictObject({
    kind: z.literal('responsive'),
    ...common,
    headline: plainText(90),
    text: plainText(200, 0),
    button: plainText(30),
    payerName: plainText(120),
    picture: picture.optional(),
    background: colour,
    ink: colour,
    sizes: z.array(sizeSchema).min(1, 'names no size').max(20),
  }),
  z.strictObject({
    kind: z.literal('native'),
    ...common,
    headline: plainText(120),
    text: plainText(240, 0),
    payerName: plainText(120),
    host,
    picture,
  }),
  z.strictObject({
    kind: z.literal('video'),
    ...common,
    // Of the folder that films are served from.
    film: z
      .string()
      .max(300)
      .regex(/^\/video(?:\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+\.mp4$/, 'is no film of the media store'),
    durationMs: z.int().min(1000, 'is shorter than a second').max(120_000, 'is longer than two minutes'),
    width: z.int().min(16, 'is too small').max(4096, 'is too large'),
    height: z.int().min(16, 'is too small').max(4096, 'is too large'),
    skippableAfterMs: z.int().min(0, 'is before the beginning').max(120_000, 'is after the end').nullable(),
    companionIds: z.array(idSchema).max(4, 'has more than four'),
  }),
]);
export type CreativeInput = z.output<typeof creativeInput>;
