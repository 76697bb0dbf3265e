import { describe, expect, it } from 'vitest';
import { TIMINGS } from './tag.ts';
import { momentOf } from './timing.ts';
import { waitForService } from './wait-for-service.ts';
import { createWindowWatcher, WINDOW_WATCHER_PRIORITY } from './window-watcher.ts';

describe('a tag is put into the page', () => {
  it('at one of six times, each with its own moment', () => {
    expect(TIMINGS.map((timing) => [timing, momentOf(timing, 'loading')])).toEqual([
      ['queue', { at: 'next-task' }],
      ['domContentLoaded', { at: 'event', of: 'document', event: 'DOMContentLoaded' }],
      ['windowLoad', { at: 'event', of: 'window', event: 'load' }],
      ['windowBeforeUnload', { at: 'event', of: 'window', event: 'beforeunload' }],
      ['immediate', { at: 'once' }],
      ['serverRender', { at: 'server' }],
    ]);
  });

  it('soon, where what it would wait for has been', () => {
    expect(momentOf('domContentLoaded', 'interactive')).toEqual({ at: 'next-task' });
    expect(momentOf('windowLoad', 'interactive')).toMatchObject({ at: 'event' });
    expect(momentOf('windowLoad', 'complete')).toEqual({ at: 'next-task' });
    expect(momentOf('windowBeforeUnload', 'complete')).toMatchObject({ at: 'event' });
  });
});

describe('a watched global', () => {
  it('is told once, when it is first set to something truthy', async () => {
    const target: Record<string, unknown> = {};
    const told: unknown[] = [];
    const watcher = createWindowWatcher(target, ['ads']);
    const waiting = watcher.whenSet('ads').then((value) => told.push(value));
    for (const nothing of [0, '', null, undefined, false]) target.ads = nothing;
    await Promise.resolve();
    expect(told).toEqual([]);
    const first = { ready: true };
    target.ads = first;
    target.ads = { second: true };
    await waiting;
    expect(told).toEqual([first]);
    expect(await watcher.whenSet('ads')).toBe(first);
  });

  it('stays an ordinary variable', () => {
    const target: Record<string, unknown> = { ads: 0 };
    createWindowWatcher(target, ['ads']);
    expect(target.ads).toBe(0);
    target.ads = 5;
    expect([target.ads, Object.keys(target)]).toEqual([5, ['ads']]);
    delete target.ads;
    expect(target.ads).toBeUndefined();
  });

  it('that is there already is told at once', async () => {
    expect(await createWindowWatcher({ ads: 'here' }, ['ads']).whenSet('ads')).toBe('here');
  });

  it('that nobody watches is an error, and so is any on the server', () => {
    expect(() => createWindowWatcher({}, ['ads']).whenSet('other')).toThrow(
      'The requested Window variable is not watched.',
    );
    expect(() => createWindowWatcher(undefined, ['ads']).whenSet('ads')).toThrow(
      'Cannot access Window during server render.',
    );
  });

  it('is watched before all other scripts', () => {
    expect(WINDOW_WATCHER_PRIORITY).toBe(1000);
  });
});

describe('a service that says nothing when it is ready', () => {
  /** A clock that goes only while somebody waits. */
  function waiting(isReadyAt: (time: number) => boolean) {
    let time = 0;
    let tries = 0;
    const outcome = waitForService(
      () => {
        tries += 1;
        return isReadyAt(time);
      },
      async (milliseconds) => {
        time += milliseconds;
      },
    );
    return outcome.then((ready) => ({ ready, time, tries }));
  }

  it('is asked every 500 ms, 30 times at most: after 15 seconds it is given up', async () => {
    expect(await waiting(() => false)).toEqual({ ready: false, time: 15_000, tries: 30 });
  });

  it('is ready as soon as it says so', async () => {
    expect(await waiting(() => true)).toEqual({ ready: true, time: 0, tries: 1 });
    expect(await waiting((time) => time >= 1200)).toEqual({ ready: true, time: 1500, tries: 4 });
  });

  it('that fails to answer is not ready', async () => {
    const failing = (time: number): boolean => {
      if (time < 1000) throw new Error('not there');
      return true;
    };
    expect(await waiting(failing)).toMatchObject({ ready: true, tries: 3 });
  });
});
