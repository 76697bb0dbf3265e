import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';
import { encodeFrame, type Frame, frameAt } from './frame.ts';
import { openJournal } from './journal.ts';
import { readPortion } from './read-segment.ts';
import { bytesIn, segmentName, segmentsIn } from './segments.ts';

const folder = mkdtempSync(join(tmpdir(), 'masthead-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const newRoot = (): string => mkdtempSync(join(folder, 'root-'));

const frame = (text: string): Frame => ({
  receipt: { receivedAt: 5, country: 'DE', robot: false },
  body: Buffer.from(text),
});
const textsOf = (frames: readonly Frame[]): string[] => frames.map(({ body }) => body.toString());

describe('a frame', () => {
  it('comes back as it was, with lines of its own', () => {
    const given = frame('{\n "a": "é"\n}');
    expect(frameAt(encodeFrame(given), 0)?.frame).toEqual(given);
  });

  it.each(['its head', 'its body'])('of which %s was not written to the end is none', (part) => {
    const bytes = encodeFrame(frame('some events'));
    expect(frameAt(bytes.subarray(0, part === 'its head' ? 5 : bytes.length - 1), 0)).toBeUndefined();
  });

  it('with another byte in it is none', () => {
    const bytes = encodeFrame(frame('some events'));
    bytes[bytes.length - 3] = 0;
    expect(frameAt(bytes, 0)).toBeUndefined();
  });
});

describe('a journal', () => {
  it('has on disk what it acknowledged, in few writes', async () => {
    let writes = 0;
    const journal = openJournal({
      root: newRoot(),
      onWritten: () => {
        writes += 1;
      },
    });
    const texts = Array.from({ length: 500 }, (_, index) => `events ${index}`);
    await Promise.all(texts.map((text) => journal.append(frame(text))));
    const { frames, end } = await readPortion(join(journal.folder, segmentName(1)), 0);
    expect(textsOf(frames)).toEqual(texts);
    expect(journal.written).toBe(end);
    expect(journal.unwritten).toBe(0);
    expect(writes).toBeLessThan(10);
    await journal.close();
  });

  it('goes on in a next segment when one is full, and counts what waits in all of them', async () => {
    const root = newRoot();
    const journal = openJournal({ root, onWritten: () => {}, segmentBytes: 100 });
    for (let index = 0; index < 6; index += 1) await journal.append(frame('x'.repeat(60)));
    expect(segmentsIn(journal.folder).length).toBeGreaterThan(2);
    expect(await bytesIn(root)).toBe(journal.written);
    await journal.close();
  });

  it('in which a write failed goes on behind it, and says so to those it was for', async () => {
    const journal = openJournal({ root: newRoot(), onWritten: () => {} });
    // What it would write first is there already: it cannot be made.
    writeFileSync(join(journal.folder, segmentName(1)), '');
    await expect(journal.append(frame('lost'))).rejects.toThrow('EEXIST');
    await journal.append(frame('kept'));
    expect(textsOf((await readPortion(join(journal.folder, segmentName(2)), 0)).frames)).toEqual(['kept']);
    await journal.close();
  });

  it('is read in portions, up to a frame that is not whole yet', async () => {
    const path = join(newRoot(), 'part');
    const whole = Buffer.concat(['one', 'two', 'three'].map((text) => encodeFrame(frame(text))));
    writeFileSync(path, whole.subarray(0, whole.length - 2));
    const first = await readPortion(path, 0, 80);
    expect(textsOf(first.frames)).toEqual(['one']);
    const second = await readPortion(path, first.end);
    expect(textsOf(second.frames)).toEqual(['two']);
    appendFileSync(path, whole.subarray(whole.length - 2));
    expect(textsOf((await readPortion(path, second.end)).frames)).toEqual(['three']);
  });

  it('with a frame longer than a portion is read all the same', async () => {
    const path = join(newRoot(), 'long');
    writeFileSync(path, encodeFrame(frame('x'.repeat(5000))));
    expect((await readPortion(path, 0, 10)).frames).toHaveLength(1);
  });

  it('is its process’s as long as that has it open, and leaves nothing when it was not used', async () => {
    const root = newRoot();
    const journal = openJournal({ root, onWritten: () => {} });
    expect(lockFolder(journal.folder)).toBeUndefined();
    await journal.append(frame('one'));
    await journal.close();
    const unlock = lockFolder(journal.folder);
    expect(unlock).toBeDefined();
    unlock?.();
    const unused = openJournal({ root, onWritten: () => {} });
    await unused.close();
    expect(existsSync(unused.folder)).toBe(false);
    expect(readdirSync(root)).toHaveLength(1);
  });

  it('that is gone cannot be locked', () => {
    expect(lockFolder(join(folder, 'gone'))).toBeUndefined();
  });
});
