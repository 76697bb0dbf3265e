/** Pictures: where the media store keeps them and what is said about them. */
import { z } from 'zod';
import { placeOf } from './picture-place.ts';
import { count, decimalWithin, type IssueSink, id, maybe, text, textOr, toInstant, wireDate } from './wire.ts';

const CROP = /^\d+x\d+\+\d+\+\d+$/;
const size = maybe(count.pipe(z.number().positive()));

const imageFields = z.object({
  id,
  filename: text,
  dateCreated: maybe(wireDate),
  alt: textOr(''),
  credits: text,
  caption: text,
  path: text,
  cropGravity: decimalWithin(z.number().int().min(0).max(9)),
  crop: maybe(z.string().regex(CROP, 'does not look like WxH+X+Y')),
  typeName: text,
  imageUrl: text,
  width: size,
  height: size,
  bucketPath: text,
  bucketType: text,
  dominantColor: text,
  /** What must stay in sight when it is cropped, as fractions of its width and height. */
  focalPoint: maybe(z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })),
});
type WireImage = z.output<typeof imageFields>;

/** Of a picture that came without one: what most have. Our own service finds out the size of each that it takes in. */
const USUAL_SIZE = { width: 1600, height: 900 };

const sizeOf = ({ width, height }: Pick<WireImage, 'width' | 'height'>): typeof USUAL_SIZE =>
  width === undefined || height === undefined ? USUAL_SIZE : { width, height };

/** Without a place in the media store, its own or a hub's, it is no picture. */
function toImage(wire: WireImage, issues: IssueSink) {
  const place = placeOf(wire);
  if (!place)
    issues.addIssue({
      code: 'custom',
      message: 'the picture has no place in the media store',
      path: [wire.bucketPath ? 'bucketType' : 'bucketPath'],
    });
  return {
    ...wire,
    ...sizeOf(wire),
    ...(place ?? { bucketType: '', bucketPath: '' }),
    dateCreated: wire.dateCreated && toInstant(wire.dateCreated),
  };
}

export const imageCodec = imageFields.transform(toImage);
export type Image = z.output<typeof imageCodec>;
