import sharp from 'sharp';
import { expect, it } from 'vitest';
import { gifCanvas } from './gif-canvas.ts';

const gif = await sharp({ create: { width: 300, height: 16, channels: 3, background: 'red' } })
  .gif()
  .toBuffer();

it('a GIF says how large the canvas is that it is drawn on', () => {
  expect(gifCanvas(gif)).toEqual({ width: 300, height: 16 });
});

it('it says so wherever its bytes begin', () => {
  const behind = new Uint8Array(Buffer.concat([Buffer.alloc(7), gif])).subarray(7);
  expect(gifCanvas(behind)).toEqual({ width: 300, height: 16 });
});
