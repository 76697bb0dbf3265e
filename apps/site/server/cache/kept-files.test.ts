import { createErrorReporter, createLogger, frozenClock, HttpError } from '@masthead/runtime';
import { describe, expect, it } from 'vitest';
import { dependsOn } from '../../content-api/dependencies.ts';
import type { WrittenFile } from '../../presentation/written-file.ts';
import { createDependents } from './dependents.ts';
import { type FinishedFile, keepFiles } from './kept-files.ts';

const file = (text: string): WrittenFile => ({ type: 'text/plain', text });

const reporter = createErrorReporter({ logger: createLogger({ level: 'silent' }) });

function filesOf({ clock = frozenClock(0), dependents = createDependents() } = {}) {
  return keepFiles({ clock, dependents, reporter });
}

function movable() {
  let now = 1_000_000;
  return {
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('a kept file', () => {
  it('is made once for all who ask, at once or later', async () => {
    const files = filesOf();
    let made = 0;
    const write = async () => {
      made += 1;
      return file('one');
    };
    const all = await Promise.all(Array.from({ length: 10 }, () => files.get('a', write)));
    all.push(await files.get('a', write));
    expect(made).toBe(1);
    expect(new Set(all).size).toBe(1);
    expect((await files.get('b', write)).encoded.identity.bytes.toString()).toBe('one');
    expect(made).toBe(2);
  });

  it('is made anew after five minutes, not before', async () => {
    const clock = movable();
    const files = filesOf({ clock });
    await files.get('a', async () => file('old'));
    clock.pass(300_000);
    expect((await files.get('a', async () => file('new'))).encoded.identity.bytes.toString()).toBe('old');
    clock.pass(1);
    expect((await files.get('a', async () => file('new'))).encoded.identity.bytes.toString()).toBe('new');
  });

  it('is made anew after something changed that is in it, and stays after anything else', async () => {
    const dependents = createDependents();
    const files = filesOf({ dependents });
    const about = (name: string, text: string) => async () => {
      dependsOn([name]);
      return file(text);
    };
    await files.get('a', about('story:1', 'old'));
    dependents.heard(['story:2', 'live:1']);
    expect((await files.get('a', about('story:1', 'new'))).encoded.identity.bytes.toString()).toBe('old');
    dependents.heard(['story:2', 'story:1']);
    expect((await files.get('a', about('story:1', 'new'))).encoded.identity.bytes.toString()).toBe('new');
    dependents.missed();
    expect((await files.get('a', about('story:1', 'newest'))).encoded.identity.bytes.toString()).toBe('newest');
  });

  it('is not kept when something changed while it was being made, and is not shared with those who ask after', async () => {
    const dependents = createDependents();
    const files = filesOf({ dependents });
    const slow = Promise.withResolvers<WrittenFile>();
    const before = files.get('a', () => slow.promise);
    dependents.heard(['story:1']);
    const after = files.get('a', async () => file('new'));
    expect((await after).encoded.identity.bytes.toString()).toBe('new');
    slow.resolve(file('old'));
    expect((await before).encoded.identity.bytes.toString()).toBe('old');
    expect((await files.get('a', async () => file('newer'))).encoded.identity.bytes.toString()).toBe('new');
  });

  it('that could not be made is tried again', async () => {
    const files = filesOf();
    await expect(files.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await files.get('a', async () => file('yes'))).encoded.identity.bytes.toString()).toBe('yes');
  });

  it('has the same tag for the same bytes, another for others and for each encoding', async () => {
    const files = filesOf();
    const tags = async (key: string, text: string) => {
      const { encoded } = await files.get(key, async () => file(text));
      return Object.values(encoded).map(({ etag }) => etag);
    };
    const one = await tags('a', 'one');
    expect(await tags('b', 'one')).toEqual(one);
    expect(new Set([...one, ...(await tags('c', 'other'))]).size).toBe(6);
    for (const tag of one) expect(tag).toMatch(/^"[\w-]+"$/);
  });
});

describe('a file that is old', () => {
  const AWAY = new HttpError(503, 'away');
  const textOf = ({ encoded, stale }: FinishedFile) => [encoded.identity.bytes.toString(), stale];

  it('is given for a day where no new one can be made, and says so', async () => {
    const clock = movable();
    const files = filesOf({ clock });
    let tries = 0;
    const fail = () => {
      tries += 1;
      return Promise.reject(AWAY);
    };
    await files.get('a', async () => file('old'));
    clock.pass(300_001);
    expect(textOf(await files.get('a', fail))).toEqual(['old', true]);
    expect(textOf(await files.get('a', fail))).toEqual(['old', true]);
    expect(tries).toBe(1);
    clock.pass(10_001);
    expect(textOf(await files.get('a', async () => file('new')))).toEqual(['new', undefined]);
    clock.pass(24 * 3_600_000 + 1);
    await expect(files.get('a', fail)).rejects.toThrow('away');
  });

  it('is gone for good when it is not there any more', async () => {
    const clock = movable();
    const files = filesOf({ clock });
    await files.get('a', async () => file('old'));
    clock.pass(300_001);
    await expect(files.get('a', () => Promise.reject(new HttpError(404, 'gone')))).rejects.toThrow('gone');
    await expect(files.get('a', () => Promise.reject(AWAY))).rejects.toThrow('away');
  });
});
