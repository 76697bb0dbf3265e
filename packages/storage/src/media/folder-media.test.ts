import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMedia } from './folder-media.ts';
import type { Media } from './media.ts';

let folder: string;
let media: Media;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-media-'));
  media = folderMedia(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('media in a folder', () => {
  it('a failure that is not an absence is not hidden', async () => {
    await symlink('loop.jpg', join(folder, 'loop.jpg'));
    await expect(media.read('/loop.jpg')).rejects.toThrow('ELOOP');
    await expect(media.read('/loop.jpg', { first: 0, last: 1 })).rejects.toThrow('ELOOP');
    await expect(media.sizeOf('/loop.jpg')).rejects.toThrow('ELOOP');
  });

  it('a folder is no file, whichever part of it is asked for', async () => {
    await mkdir(join(folder, 'folder.mp4'));
    for (const part of [undefined, { first: 0, last: 9 }, { first: 1e6, last: 1e6 }])
      expect(await media.read('/folder.mp4', part)).toBeUndefined();
    expect(await media.sizeOf('/folder.mp4')).toBeUndefined();
  });

  it('of a file that is larger than memory, a part is read', async () => {
    const size = 2 ** 33;
    await writeFile(join(folder, 'huge.mp4'), '');
    const handle = await open(join(folder, 'huge.mp4'), 'r+');
    await handle.truncate(size);
    await handle.write('end', size - 3);
    await handle.close();
    expect(await media.sizeOf('/huge.mp4')).toBe(size);
    expect(String(await media.read('/huge.mp4', { first: size - 3, last: size + 10 }))).toBe('end');
  });
});
