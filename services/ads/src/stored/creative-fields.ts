/** What creatives of each kind have besides what all of them have, as it is kept. */
import { isSizeName } from '@masthead/ads';
import { z } from 'zod';

export const sizeSchema = z.string().refine(isSizeName, 'is no size such as 300x250');

/** Of the picture as it was taken in: its address in the media store, and its real size. */
const keptPicture = z.strictObject({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type KeptPicture = z.output<typeof keptPicture>;

export const creativeFields = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('picture'),
    size: sizeSchema,
    picture: keptPicture,
    darkPicture: keptPicture.optional(),
  }),
  z.strictObject({
    kind: z.literal('responsive'),
    headline: z.string(),
    text: z.string(),
    button: z.string(),
    payerName: z.string(),
    picture: keptPicture.optional(),
    background: z.string(),
    ink: z.string(),
    sizes: z.array(sizeSchema),
  }),
  z.strictObject({
    kind: z.literal('native'),
    headline: z.string(),
    text: z.string(),
    payerName: z.string(),
    host: z.string(),
    picture: keptPicture,
  }),
  z.strictObject({
    kind: z.literal('video'),
    film: z.string(),
    durationMs: z.int(),
    width: z.int(),
    height: z.int(),
    skippableAfterMs: z.int().nullable(),
    companionIds: z.array(z.string()),
  }),
]);
export type CreativeFields = z.output<typeof creativeFields>;
