/** Where a picture's attention lies: what must stay in sight when it is cropped. */
import { loadSharp } from './measure-picture.ts';

interface Focus {
  x: number;
  y: number;
}

/** In fewer pixels nothing stands out. */
const SMALLEST = 8;
const CENTRE: Focus = { x: 0.5, y: 0.5 };
/** It is looked for in a small copy: what stands out in that stands out. */
const LOOKED_AT = 512;
const rounded = (fraction: number): number => Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000;

/** The middle of what a crop would keep: skin, saturated colour and detail count. The picture was measured before. */
export async function focusOf(bytes: Uint8Array): Promise<Focus> {
  const sharp = await loadSharp();
  const small = await sharp(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: LOOKED_AT, height: LOOKED_AT, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = small.info;
  if (width < SMALLEST || height < SMALLEST) return CENTRE;
  // Only a crop is asked where to: to half the height, in which nothing is scaled.
  const { info } = await sharp(small.data)
    .resize({ width, height: Math.round(height / 2), fit: 'cover', position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info;
  if (attentionX === undefined || attentionY === undefined) return CENTRE;
  return { x: rounded(attentionX / width), y: rounded(attentionY / height) };
}
