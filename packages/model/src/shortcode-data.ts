/** What the shortcodes of a story's texts show, sent with the story: each thing by the id or slug that they name it by. */
import { z } from 'zod';
import { imageCodec } from './image.ts';
import { newsletterCodec } from './newsletter.ts';
import { techProductCodec } from './product.ts';
import { storySummaryCodec } from './story.ts';
import { videoCodec } from './video.ts';

const byKey = <Codec extends z.ZodType>(codec: Codec) =>
  z
    .record(z.string(), codec)
    .nullable()
    .transform((value): Readonly<Record<string, z.output<Codec>>> => value ?? {})
    .default(() => ({}));

/** Other systems send more, which stays as it is. */
export const shortcodeDataCodec = z
  .looseObject({
    pictures: byKey(imageCodec),
    products: byKey(techProductCodec),
    stories: byKey(storySummaryCodec),
    /** By the slug of the product that each judges. */
    reviews: byKey(storySummaryCodec),
    videos: byKey(videoCodec),
    /** The first pictures of each gallery. */
    galleries: byKey(z.array(imageCodec)),
    newsletters: byKey(newsletterCodec),
  })
  .nullable()
  .transform((value) => value ?? undefined)
  .optional();
export type ShortcodeData = NonNullable<z.output<typeof shortcodeDataCodec>>;
