import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createKeptResults, type KeptResults } from './kept-results.ts';
import { seal, unsealed } from './sealed.ts';
import { eventually } from './testing/eventually.ts';
import { plain } from './testing/pictures.ts';
import { addressOf, bytesOf, testService } from './testing/service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-kept-'));
  return () => rm(folder, { recursive: true, force: true });
});

const keptIn = (place = folder, mostBytes = 10_000): KeptResults =>
  createKeptResults({ folder: place, mostBytes, logger: silentLogger });

const keyOf = (number: number): string => number.toString(16).padStart(64, '0');
const HALF_KILOBYTE = 500;
const bytes = (size = HALF_KILOBYTE): Buffer => randomBytes(size);

/** All files, with their sizes together. */
async function held(): Promise<{ names: string[]; size: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return { names: files.map(({ name }) => name).toSorted(), size: sizes.reduce((sum, size) => sum + size, 0) };
}

const fileOf = (key: string): string => join(folder, key.slice(0, 2), key);

describe('what was drawn', () => {
  it('is found again, also by another process and after a restart', async () => {
    const picture = bytes();
    await keptIn().keep(keyOf(1), picture);
    expect((await keptIn().read(keyOf(1)))?.equals(picture)).toBe(true);
  });

  it('is not there before', async () => {
    expect(await keptIn().read(keyOf(1))).toBeUndefined();
    expect(await keptIn(join(folder, 'not/there')).read(keyOf(1))).toBeUndefined();
  });

  it('is written whole under its name, or not at all', async () => {
    const kept = keptIn();
    await Promise.all(Array.from({ length: 20 }, () => kept.keep(keyOf(1), bytes())));
    expect((await held()).names).toEqual([keyOf(1)]);
    expect((await kept.read(keyOf(1)))?.length).toBe(HALF_KILOBYTE);
  });

  it.each([
    ['cut short', (file: string) => truncate(file, 100)],
    ['empty', (file: string) => truncate(file, 0)],
    ['damaged', async (file: string) => writeFile(file, (await readFile(file)).fill(0, 10, 20))],
    ['a folder', (file: string) => rm(file).then(() => mkdir(file))],
  ])('and is %s counts as missing', async (_, damage) => {
    await keptIn().keep(keyOf(1), bytes());
    await damage(fileOf(keyOf(1)));
    expect(await keptIn().read(keyOf(1))).toBeUndefined();
  });

  it('and cannot be kept does no harm', async () => {
    await writeFile(join(folder, '00'), 'a file where a folder should be');
    await keptIn().keep(keyOf(1), bytes());
    expect(await keptIn().read(keyOf(1))).toBeUndefined();
  });

  it('never takes more room than it may, and what was not used for longest goes first', async () => {
    const kept = keptIn();
    await kept.keep(keyOf(1), bytes());
    for (let number = 2; number <= 60; number += 1) {
      await kept.keep(keyOf(number), bytes());
      kept.used(keyOf(1));
    }
    await eventually(async () => (await held()).size).toBeLessThanOrEqual(10_000);
    const { names } = await held();
    expect(names.length).toBe(19);
    expect([names.includes(keyOf(1)), names.includes(keyOf(2)), names.includes(keyOf(60))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('by others counts too: after a restart with less room, the oldest goes', async () => {
    const kept = keptIn();
    for (let number = 1; number <= 10; number += 1) {
      await kept.keep(keyOf(number), bytes());
      const age = new Date(Date.now() - 1_000_000 + number * 1_000);
      await utimes(fileOf(keyOf(number)), age, age);
    }
    await keptIn(folder, 5 * (HALF_KILOBYTE + 8)).read(keyOf(0));
    await eventually(async () => (await held()).names).toEqual([6, 7, 8, 9, 10].map(keyOf));
  });

  it('by two processes at once stays within the bound', async () => {
    const [one, other] = [keptIn(), keptIn()];
    await Promise.all([one.read(keyOf(0)), other.read(keyOf(0))]);
    for (let number = 1; number <= 60; number += 1) await (number % 2 ? one : other).keep(keyOf(number), bytes());
    // Each has seen half of it, and looks the folder through again.
    await eventually(async () => {
      await Promise.all([one.read(keyOf(0)), other.read(keyOf(0))]);
      return (await held()).size;
    }).toBeLessThanOrEqual(10_000);
  });

  it('and used lately is known as such after a restart', async () => {
    const old = new Date(Date.now() - 10_000_000);
    await keptIn().keep(keyOf(1), bytes());
    await utimes(fileOf(keyOf(1)), old, old);
    const kept = keptIn();
    await eventually(async () => {
      await kept.read(keyOf(1));
      return (await stat(fileOf(keyOf(1)))).mtimeMs;
    }).toBeGreaterThan(Date.now() - 100_000);
  });

  it('and is larger than all the room is not kept', async () => {
    await keptIn().keep(keyOf(1), bytes(10_001));
    await keptIn(folder, 0).keep(keyOf(2), bytes(1));
    expect((await held()).names).toEqual([]);
  });

  it('and was never finished goes after a while', async () => {
    await mkdir(join(folder, '00'), { recursive: true });
    const [abandoned, fresh] = ['a.part', 'b.part'].map((name) => join(folder, '00', name));
    const old = new Date(Date.now() - 10_000_000);
    for (const part of [abandoned, fresh]) await writeFile(part ?? '', 'half');
    await utimes(abandoned ?? '', old, old);
    await keptIn().read(keyOf(1));
    await eventually(async () => (await held()).names).toEqual(['b.part']);
  });
});

it('a seal fits the bytes before it and no others', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(400), (content, place) => {
      const sealed = Buffer.from(seal(content));
      expect(unsealed(sealed)?.equals(content)).toBe(true);
      const damaged = Buffer.from(sealed);
      const at = place % damaged.length;
      damaged.writeUInt8((damaged[at] ?? 0) ^ 0x55, at);
      expect(unsealed(damaged)).toBeUndefined();
      expect(unsealed(sealed.subarray(0, at))).toBeUndefined();
    }),
  );
});

describe('a picture of the service', () => {
  const PATH = '/hub/2026/a.jpg';
  const order = { width: 50 };

  it('is drawn once, then found in memory, and after a restart on the disk', async () => {
    const first = await testService();
    onTestFinished(() => first.end());
    await first.media.write(PATH, await plain(100, 100).jpeg().toBuffer());
    const picture = await bytesOf(await first.get(PATH, order));
    await first.get(PATH, order);
    expect(first.counts.found).toEqual(['made', 'memory']);
    await eventually(() => first.kept()).toHaveLength(1);
    const second = first.again();
    onTestFinished(() => second.close());
    expect((await bytesOf(await second.get(PATH, order))).equals(picture)).toBe(true);
    expect([second.counts.found, second.counts.drawn]).toEqual([['disk'], []]);
  });

  it('is known by its tag without being read or drawn', async () => {
    const first = await testService();
    onTestFinished(() => first.end());
    await first.media.write(PATH, await plain(100, 100).jpeg().toBuffer());
    const etag = (await first.get(PATH, order)).headers.get('etag') ?? '';
    const second = first.again();
    onTestFinished(() => second.close());
    const answer = await second.ask(addressOf(PATH, order), { headers: { 'if-none-match': etag } });
    expect([answer.status, second.counts.found]).toEqual([304, []]);
  });

  it('stays when the key changes: it is the same picture', async () => {
    const first = await testService();
    onTestFinished(() => first.end());
    await first.media.write(PATH, await plain(100, 100).jpeg().toBuffer());
    await first.get(PATH, order);
    await eventually(() => first.kept()).toHaveLength(1);
    const second = first.again({ signingKey: 'another key entirely' });
    onTestFinished(() => second.close());
    await second.ask(addressOf(PATH, order, 'another key entirely'));
    expect(second.counts.found).toEqual(['disk']);
  });
});
