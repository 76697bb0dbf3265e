import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

it('a GIF of which no video can be made is drawn all the same, and the video is not tried again for a minute', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-unfilmable-'));
  const pool = createDrawingPool();
  onTestFinished(async () => {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  });
  const media = folderMedia(folder);
  await media.write('/hub/a.gif', await plain(20, 20).gif().toBuffer());
  // A program that knows the encoder and fails at every film.
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(
    ffmpeg,
    `#!/bin/sh\ncase "$*" in *-encoders*) echo libx264 ;; *) echo x >> ${folder}/tried; exit 1 ;; esac\n`,
  );
  await chmod(ffmpeg, 0o755);
  const filming = createFilming({ logger: silentLogger, ffmpeg });
  const maker = createPictureMaker({ media, pool, filming, logger: silentLogger, onEnd: () => {} });
  const asked = (picture: string): Asked => ({ picture, path: '/hub/a.gif', kind: 'gif', order: {} });
  const refusal = { statusCode: 422, message: 'No video can be made of the original' };
  await expect(maker.make(asked('film'), 'mp4')).rejects.toMatchObject(refusal);
  await expect(maker.make(asked('film'), 'mp4')).rejects.toMatchObject(refusal);
  expect(await readFile(join(folder, 'tried'), 'utf8')).toBe('x\n');
  expect((await maker.make(asked('frame'), 'png')).length).toBeGreaterThan(0);
});
