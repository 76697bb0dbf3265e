import { handMovedTimers } from '@masthead/browser/testing';
import { sampleEvent } from '@masthead/tracking/testing';
import { eventBatchSchema } from '@masthead/tracking/wire';
import { describe, expect, it } from 'vitest';
import { type Answer, createOutbox, type Sender } from './outbox.ts';

const READER: Sender = { session: '0000000c-0000-4000-8000-000000000001', visitor: null };
const TAKEN: Answer = { status: 202, retryAfter: 0 };
const event = (number: number) => sampleEvent('scroll_depth', number);
/** Answers are taken after the task that they come in. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function opened(stored = '', broken = false) {
  const timers = handMovedTimers();
  const sent: string[] = [];
  let answer: () => Promise<Answer> = async () => TAKEN;
  let text = stored;
  const outbox = createOutbox({
    timers,
    send: (body) => {
      sent.push(body);
      return answer();
    },
    keep: {
      read: () => {
        if (broken) throw new Error('No storage');
        return text || null;
      },
      write: (written) => {
        if (broken) throw new Error('No storage');
        text = written;
      },
    },
  });
  return {
    ...outbox,
    timers,
    answers: (next: () => Promise<Answer>) => {
      answer = next;
    },
    numbers: () =>
      sent.map((body) => eventBatchSchema.parse(JSON.parse(body)).events.map(({ id }) => Number(id.slice(-3)))),
    kept: () => text,
  };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const says =
  (status: number, retryAfter = 0) =>
  async () => ({ status, retryAfter });

describe('events', () => {
  it('are sent together, soon after the first of them', () => {
    const box = opened();
    box.add(READER, event(1));
    box.timers.pass(999);
    box.add(READER, event(2));
    expect(box.numbers()).toEqual([]);
    box.timers.pass(1);
    expect(box.numbers()).toEqual([[1, 2]]);
    box.timers.pass(60_000);
    expect(box.numbers()).toEqual([[1, 2]]);
  });

  it('are sent at once when they are many', () => {
    const box = opened();
    for (let number = 1; number <= 40; number += 1) box.add(READER, event(number));
    expect(box.numbers().map((batch) => batch.length)).toEqual([40]);
  });

  it('of another visit are another batch', () => {
    const box = opened();
    box.add(READER, event(1));
    box.add({ ...READER, session: '0000000c-0000-4000-8000-000000000002' }, event(2));
    box.timers.pass(1000);
    expect(box.numbers()).toEqual([[1], [2]]);
  });

  it('that did not arrive are kept, and sent again later with the others', async () => {
    const box = opened();
    box.answers(offline);
    box.add(READER, event(1));
    box.timers.pass(1000);
    await settle();
    expect(box.kept()).toContain(event(1).id);
    box.answers(async () => TAKEN);
    box.timers.pass(30_000);
    await settle();
    expect(box.numbers()).toEqual([[1], [1]]);
    expect(box.kept()).toBe('');
  });

  it('wait as long as the collector asks', async () => {
    const box = opened();
    box.answers(says(429, 120));
    box.add(READER, event(1));
    box.timers.pass(1000);
    await settle();
    box.answers(async () => TAKEN);
    box.add(READER, event(2));
    box.flush();
    box.timers.pass(119_999);
    expect(box.numbers()).toEqual([[1]]);
    box.timers.pass(1);
    await settle();
    expect(box.numbers().slice(1).flat().toSorted()).toEqual([1, 2]);
    expect(box.kept()).toBe('');
  });

  it.each([400, 403, 404, 413])('that are refused with %d are not sent again', async (status) => {
    const box = opened();
    box.answers(says(status));
    box.add(READER, event(1));
    box.timers.pass(1000);
    await settle();
    box.timers.pass(600_000);
    expect(box.numbers()).toEqual([[1]]);
    expect(box.kept()).toBe('');
  });

  it('are kept before the page is left, until it is known that they arrived', async () => {
    const box = opened();
    box.answers(() => new Promise(() => {}));
    box.add(READER, event(1));
    box.leave();
    expect(box.numbers()).toEqual([[1]]);
    expect(box.kept()).toContain(event(1).id);
    const next = opened(box.kept());
    next.flush();
    await settle();
    expect(next.numbers()).toEqual([[1]]);
    expect(next.kept()).toBe('');
  });

  it('are sent all the same where nothing can be kept', () => {
    const box = opened('', true);
    box.add(READER, event(1));
    box.leave();
    expect(box.numbers()).toEqual([[1]]);
  });

  it('are kept up to a limit, the newest', async () => {
    const box = opened();
    box.answers(offline);
    for (let number = 1; number <= 900; number += 1) box.add(READER, event(number));
    box.leave();
    await settle();
    expect(box.kept().length).toBeLessThan(100_000);
    expect(box.kept()).toContain(event(900).id);
    expect(box.kept()).not.toContain(event(1).id);
  });

  it.each(['nonsense', '{}', '[1, null, {"events": []}]'])('are not read from %s', (stored) => {
    const box = opened(stored);
    box.flush();
    expect(box.numbers()).toEqual([]);
  });

  it('that are underway are not kept when they may no longer be sent', async () => {
    const box = opened();
    box.answers(offline);
    box.add(READER, event(1));
    box.leave();
    box.forget();
    await settle();
    expect(box.kept()).toBe('');
  });

  it('are dropped when they may no longer be sent', () => {
    const box = opened();
    box.add(READER, event(1));
    box.forget();
    box.timers.pass(60_000);
    box.leave();
    expect(box.numbers()).toEqual([]);
  });
});
