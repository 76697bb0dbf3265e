import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderMedia, type Media } from '@masthead/storage';
import { silentLogger } from '@masthead/storage/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { Asked } from './asked.ts';
import { createDrawingPool } from './drawing-pool.ts';
import { createFilming } from './moving-pictures.ts';
import { createPictureMaker } from './picture-maker.ts';
import { plain } from './testing/pictures.ts';

it('a picture that takes too long is not tried again for a minute, other sizes of it are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-slow-'));
  const pool = createDrawingPool({ longestMs: 1 });
  onTestFinished(async () => {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  });
  const media = folderMedia(folder);
  await media.write('/hub/a.jpg', await plain(20, 20).jpeg().toBuffer());
  const read: string[] = [];
  const watched: Media = {
    ...media,
    read(path) {
      read.push(path);
      return media.read(path);
    },
  };
  const outcomes: string[] = [];
  const maker = createPictureMaker({
    media: watched,
    pool,
    filming: createFilming({ logger: silentLogger }),
    logger: silentLogger,
    onEnd: (outcome) => outcomes.push(outcome),
  });
  const asked = (picture: string): Asked => ({ picture, path: '/hub/a.jpg', kind: 'jpeg', order: {} });
  const slow = { statusCode: 503, message: 'The picture took too long to draw' };
  await expect(maker.make(asked('small'), 'jpeg')).rejects.toMatchObject(slow);
  await expect(maker.make(asked('small'), 'jpeg')).rejects.toMatchObject(slow);
  expect([read.length, outcomes]).toEqual([1, ['failed']]);
  await expect(maker.make(asked('large'), 'jpeg')).rejects.toMatchObject(slow);
  expect(read.length).toBe(2);
});
