import { mkdir, mkdtemp, open, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('what a killed process left half written is gone after the next one, what may be being written is not', async () => {
    const own = await mkdtemp(join(tmpdir(), 'masthead-parts-'));
    const [abandoned, fresh] = [join(own, 'deep', 'a.jpg.1.part'), join(own, 'deep', 'b.jpg.2.part')];
    await mkdir(join(own, 'deep'));
    for (const part of [abandoned, fresh]) await writeFile(part, 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(abandoned, yesterday, yesterday);
    await folderMedia(own).write('/c.jpg', new Uint8Array(1));
    await vi.waitFor(async () => expect((await readdir(join(own, 'deep'))).sort()).toEqual(['b.jpg.2.part']), 60_000);
    await rm(own, { recursive: true });
  });

  it('what cannot be written leaves nothing', async () => {
    const own = await mkdtemp(join(tmpdir(), 'masthead-parts-'));
    await mkdir(join(own, 'taken.jpg'));
    await expect(folderMedia(own).write('/taken.jpg', new Uint8Array(1))).rejects.toThrow();
    expect(await readdir(own)).toEqual(['taken.jpg']);
    await rm(own, { recursive: true });
  });
});
