import { createStore } from '@masthead/browser';
import { handMovedTimers } from '@masthead/browser/testing';
import { describe, expect, it } from 'vitest';
import { createDeskClient } from '../desk-client.ts';
import { emptyDraft, emptyKept, withSent } from './draft.ts';
import { createSender } from './sender.ts';

interface Asked {
  method: string;
  path: string;
  key: string | null;
  seen: string | null;
  body: { headline: string; body: string };
}

const answer = (status: number, body: object = { data: {} }) => Response.json(body, { status });

/** A desk that answers as it is told, one answer after the other; without one the network is dead. */
function deskWith(...answers: (Response | undefined)[]) {
  const asked: Asked[] = [];
  const timers = handMovedTimers();
  const kept = createStore(emptyKept('k0'));
  const events: string[] = [];
  const ask = createDeskClient('mh_t', async (path, init) => {
    const { method, headers, body } = new Request(new URL(String(path), 'http://desk.test'), init);
    const text = await new Response(body).text();
    const header = (name: string) => headers.get(name);
    asked.push({
      method,
      path: String(path),
      key: header('idempotency-key'),
      seen: header('if-match'),
      body: JSON.parse(text),
    });
    const next = answers.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next;
  });
  const sender = createSender({
    storyId: 's',
    kept,
    ask,
    timers,
    delivered: (_, { text }, leftOut) =>
      events.push(['delivered', ...leftOut.map((each) => `${text} without ${each.message}`)].join(' ')),
    overtaken: (current) => events.push(`overtaken by ${JSON.stringify(current)}`),
  });
  const send = (text: string, more: object = {}) => {
    const { post } = kept.get();
    kept.set(withSent(kept.get(), { ...post, text, ...more }, `k${asked.length}${text}`));
    sender.hurry();
  };
  return { asked, timers, kept, events, sender, send };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('what is sent', () => {
  it('is a post of marks made HTML, with its key', async () => {
    const { asked, kept, events, send } = deskWith(answer(201));
    send('**Now**', { headline: ' Lights ' });
    await settled();
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: '/api/desk/live/s/items',
        key: 'k0',
        body: { headline: 'Lights', body: '<p><strong>Now</strong></p>', author: null, at: null },
      },
    ]);
    expect(kept.get().outbox).toEqual([]);
    expect(events).toEqual(['delivered']);
  });

  it('is told with what was not kept of it', async () => {
    const leftOut = [{ field: 'body', message: '<font>', near: 'red' }, { message: 7 }];
    const { events, send } = deskWith(answer(201, { data: {}, meta: { leftOut } }));
    send('Red');
    await settled();
    expect(events).toEqual(['delivered Red without <font>']);
  });

  it('is a change of the state that was seen', async () => {
    const { asked, send } = deskWith(answer(200));
    send('Better', { changes: { id: 'i1', event: 7 } });
    await settled();
    expect(asked).toMatchObject([{ method: 'PUT', path: '/api/desk/live/s/items/i1', seen: '"7"' }]);
  });

  it.each([
    ['the network is dead', undefined],
    ['the site fails', answer(503, {})],
    ['too much was sent', answer(429, {})],
    ['what is answered is no JSON', new Response('<html>')],
    ['what is answered is something else', answer(200, { data: { item: { id: 7 } } })],
  ])('is tried again under the same key while %s', async (_, first) => {
    const { asked, timers, kept, send } = deskWith(first, undefined, answer(201));
    send('One');
    await settled();
    expect(kept.get().outbox).toMatchObject([{ text: 'One', state: 'waiting' }]);
    timers.pass(1000);
    await settled();
    timers.pass(2000);
    await settled();
    expect(asked.map(({ key }) => key)).toEqual(['k0', 'k0', 'k0']);
    expect(kept.get().outbox).toEqual([]);
  });

  it('is tried at once when the network is back', async () => {
    const { asked, sender, kept, send } = deskWith(undefined, answer(200));
    send('One');
    await settled();
    sender.hurry();
    await settled();
    expect(asked).toHaveLength(2);
    expect(kept.get().outbox).toEqual([]);
  });

  it('keeps its order: the second waits until the first is there', async () => {
    const { asked, sender, send } = deskWith(undefined, answer(201), answer(201));
    send('One');
    send('Two');
    await settled();
    expect(asked.map(({ body }) => body.body)).toEqual(['<p>One</p>']);
    sender.hurry();
    await settled();
    expect(asked.map(({ body }) => body.body)).toEqual(['<p>One</p>', '<p>One</p>', '<p>Two</p>']);
  });

  it('is never on its way twice at a time', async () => {
    const { asked, sender, send } = deskWith(answer(201));
    send('One');
    sender.hurry();
    sender.hurry();
    await settled();
    expect(asked).toHaveLength(1);
  });

  it('stays with its reason when it is refused, and does not hold up what follows', async () => {
    const fields = [{ field: 'headline', message: 'is too long' }];
    const refusal = answer(422, { errors: [{ code: 422, message: 'Unprocessable', context: { fields } }] });
    const { kept, timers, asked, send } = deskWith(refusal, answer(201));
    send('One');
    send('Two');
    await settled();
    timers.pass(60_000);
    await settled();
    expect(kept.get().outbox).toMatchObject([{ text: 'One', state: 'refused', reason: 'headline is too long' }]);
    expect(asked).toHaveLength(2);
  });

  it('tells what is there now when somebody else was faster', async () => {
    const refusal = answer(409, { errors: [{ code: 409, message: 'Changed', context: { current: { event: 9 } } }] });
    const { events, kept, send } = deskWith(refusal);
    send('Mine', { changes: { id: 'i1', event: 7 } });
    await settled();
    expect(events).toEqual(['overtaken by {"event":9}']);
    expect(kept.get().outbox).toMatchObject([{ text: 'Mine', state: 'refused', reason: 'Changed' }]);
  });

  it('waits, untouched, for a token that is taken', async () => {
    const { kept, timers, asked, events, send } = deskWith(answer(401, { errors: [{ message: 'No' }] }));
    send('One');
    await settled();
    timers.pass(60_000);
    await settled();
    expect(events).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(kept.get().outbox).toMatchObject([{ ...emptyDraft('k0'), text: 'One', state: 'waiting' }]);
  });
});
