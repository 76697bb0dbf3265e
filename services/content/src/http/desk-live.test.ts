import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { type Desk, listener, movableClock, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { changeIn, KEYNOTE, keptItems, type LiveDesk, liveDesk, replayed } from '../testing/live-desk.ts';
import { NOW, openSmall, storeOf } from '../testing/newsroom.ts';
import { issueToken } from '../use-cases/writing/tokens.ts';

const MINUTE = 60_000;

describeEachEngine('the desk of live coverage', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  let live: LiveDesk;
  const clock = movableClock();
  const ear = listener();

  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { clock, hear: ear.hear });
    live = liveDesk(desk);
  });

  /** Headlines as readers see them, top first. */
  async function headlines(): Promise<(string | undefined)[]> {
    const { items } = await live.since(0);
    return items
      .filter(({ deleted, type }) => !deleted && type === 'post')
      .sort((one, other) => other.sequence - one.sequence)
      .map(({ headline }) => headline);
  }

  it('has the entries of the import as the first events of its log', async () => {
    const { items, lastEvent, more } = await live.since(1);
    expect(items.map(({ event, sequence, headline }) => [event, sequence, headline])).toEqual([
      [1, 1, 'It begins'],
      [2, 2, 'One more thing'],
    ]);
    expect([lastEvent, more]).toEqual([2, false]);
  });

  it('posts an entry: it is an event, at the top, and told', async () => {
    const answer = await live.post({ headline: 'Hello', body: '<p>World</p>', author: 'annlee', important: true });
    const { item, lastEvent } = changeIn(answer);
    expect([answer.status, lastEvent]).toEqual([201, 3]);
    expect(item).toMatchObject({ event: 3, sequence: 3, headline: 'Hello', body: '<p>World</p>', important: true });
    expect(item.author?.username).toBe('annlee');
    expect((await headlines())[0]).toBe('Hello');
    expect(ear.heard).toContainEqual([`live:${KEYNOTE}`, 'sitemap:content_updating_story']);
  });

  it('refuses a text that readers would get half of, as it is kept', async () => {
    const answer = await live.post({ body: `${'<ul>'.repeat(40)}a` });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([422, expect.stringContaining('48 levels deep')]);
  });

  it('refuses a text that is too long as it is kept, also one that is to wait', async () => {
    const body = '&'.repeat(90_000);
    for (const at of [null, new Date(NOW + MINUTE).toISOString()]) {
      const answer = await live.post({ body, at });
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['body']]);
    }
  });

  describe('trying again with the same key', () => {
    it('answers with what the first try made and posts nothing', async () => {
      const first = await live.post({ headline: 'Once' }, { key: 'once-and-only' });
      const second = await live.post({ headline: 'Once' }, { key: 'once-and-only' });
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(changeIn(second).item).toEqual(changeIn(first).item);
      expect((await headlines()).filter((headline) => headline === 'Once')).toHaveLength(1);
    });

    it('also when both come at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => live.post({ headline: 'At once' }, { key: 'five-at-once' })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
      expect((await headlines()).filter((headline) => headline === 'At once')).toHaveLength(1);
    });

    it('is refused when it was for something else', async () => {
      const { id } = await live.posted({ headline: 'Keyed' }, { key: 'a-post-of-mine' });
      expect((await live.send('POST', `/items/${id}/pin`, undefined, { key: 'a-post-of-mine' })).status).toBe(409);
    });

    it('is refused with other words than were sent first: nobody would see that they were lost', async () => {
      const { id, event } = await live.posted({ headline: 'As sent', body: '<p>One.</p>' }, { key: 'first-words' });
      const at = new Date(clock.now() + MINUTE).toISOString();
      await live.post({ headline: 'For later', at }, { key: 'words-for-later' });
      await live.send('PUT', `/items/${id}`, { headline: 'As edited' }, { key: 'edited-words', seen: event });
      const answers = [
        await live.post({ headline: 'As sent', body: '<p>Two.</p>' }, { key: 'first-words' }),
        await live.post({ headline: 'For later, or not', at }, { key: 'words-for-later' }),
        await live.send('PUT', `/items/${id}`, { headline: 'Otherwise' }, { key: 'edited-words', seen: event }),
      ];
      expect(answers.map((answer) => [answer.status, refusalIn(answer).message])).toEqual(
        answers.map(() => [409, 'This Idempotency-Key was used for something else: what is new needs a new key']),
      );
      expect(
        (await live.send('PUT', `/items/${id}`, { headline: 'As edited' }, { key: 'edited-words', seen: event }))
          .status,
      ).toBe(200);
      clock.pass(MINUTE);
      await desk.wake();
      const posted = await live.post({ headline: 'For later, or not', at }, { key: 'words-for-later' });
      expect([posted.status, (await headlines())[0]]).toEqual([409, 'For later']);
    });

    it('a post without a key is refused', async () => {
      const answer = await desk.send('POST', `/live/${KEYNOTE}/items`, { body: { headline: 'No key' } });
      expect(answer.status).toBe(428);
      expect((await live.post({ headline: 'x' }, { key: 'bad key' })).status).toBe(400);
    });
  });

  it('posts at once get numbers without gaps', async () => {
    const before = (await live.since(1)).lastEvent;
    await Promise.all(Array.from({ length: 12 }, (_, index) => live.posted({ headline: `Crowd ${index}` })));
    const events = (await live.since(before + 1)).items.map(({ event }) => event);
    expect(events).toEqual(Array.from({ length: 12 }, (_, index) => before + 1 + index));
  });

  it('edits the words and keeps the place', async () => {
    const posted = await live.posted({ headline: 'Teh', body: '<p>a</p>' });
    await live.posted({ headline: 'Above it' });
    const answer = await live.send(
      'PUT',
      `/items/${posted.id}`,
      { headline: 'The', body: '<p>b</p>', author: null },
      { seen: posted.event },
    );
    const { item } = changeIn(answer);
    expect(item).toMatchObject({ id: posted.id, headline: 'The', body: '<p>b</p>', sequence: posted.sequence });
    expect(item.event).toBe(posted.event + 2);
    expect((await headlines()).slice(0, 2)).toEqual(['Above it', 'The']);
  });

  it('an edit of what somebody else has changed is refused, with what it is now', async () => {
    const posted = await live.posted({ headline: 'Mine' });
    changeIn(await live.send('PUT', `/items/${posted.id}`, { headline: 'Theirs' }, { seen: posted.event }));
    const late = await live.send('PUT', `/items/${posted.id}`, { headline: 'Too late' }, { seen: posted.event });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ errors: [{ context: { current: { id: posted.id, headline: 'Theirs' } } }] });
    expect((await live.send('PUT', `/items/${posted.id}`, { headline: 'Blind' })).status).toBe(428);
    expect(await headlines()).not.toContain('Too late');
  });

  it('pins, marks as important, and back; what changes nothing is no event', async () => {
    const { id } = await live.posted({ headline: 'Marked' });
    const act = async (mark: string) => changeIn(await live.send('POST', `/items/${id}/${mark}`));
    expect((await act('pin')).item.pinned).toBe(true);
    const { item, lastEvent } = await act('important');
    expect([item.pinned, item.important]).toEqual([true, true]);
    expect((await act('pin')).lastEvent).toBe(lastEvent);
    expect((await act('unpin')).item.pinned).toBe(false);
    expect((await act('unimportant')).item.important).toBe(false);
  });

  it('deletes for good: readers hear only that it is gone', async () => {
    const { id } = await live.posted({ headline: 'Wrong', body: '<p>All of it</p>' });
    const { item, lastEvent } = changeIn(
      await live.send('DELETE', `/items/${id}`, undefined, { key: 'delete-it-now' }),
    );
    expect(item).toMatchObject({ id, deleted: true, headline: '', body: '' });
    expect((await live.since(lastEvent)).items).toMatchObject([{ id, deleted: true, event: lastEvent, body: '' }]);
    expect(changeIn(await live.send('DELETE', `/items/${id}`, undefined, { key: 'delete-it-now' })).lastEvent).toBe(
      lastEvent,
    );
    expect((await live.send('DELETE', `/items/${id}`)).status).toBe(404);
    expect((await live.send('POST', `/items/${id}/pin`)).status).toBe(404);
  });

  describe('moving', () => {
    it('puts an entry above or below another', async () => {
      const [one, two, three] = [
        await live.posted({ headline: 'one' }),
        await live.posted({ headline: 'two' }),
        await live.posted({ headline: 'three' }),
      ];
      const top = async () => (await headlines()).slice(0, 3);
      expect(await top()).toEqual(['three', 'two', 'one']);
      changeIn(await live.send('POST', `/items/${one.id}/move`, { above: two.id }));
      expect(await top()).toEqual(['three', 'one', 'two']);
      const { item } = changeIn(await live.send('POST', `/items/${two.id}/move`, { above: three.id }));
      expect(await top()).toEqual(['two', 'three', 'one']);
      expect(item.sequence).toBeLessThanOrEqual(item.event);
      changeIn(await live.send('POST', `/items/${two.id}/move`, { below: one.id }));
      expect(await top()).toEqual(['three', 'one', 'two']);
    });

    it('never runs out of room between two entries', async () => {
      const [low, high] = [await live.posted({ headline: 'low' }), await live.posted({ headline: 'high' })];
      const movers = [await live.posted({ headline: 'a' }), await live.posted({ headline: 'b' })];
      for (let round = 0; round < 70; round += 1) {
        const mover = movers[round % 2];
        changeIn(await live.send('POST', `/items/${mover?.id}/move`, { above: low.id }));
        const shown = await headlines();
        const place = shown.indexOf('low');
        expect(shown.slice(place - 3, place + 1)).toEqual(
          round === 0
            ? [expect.anything(), 'high', 'a', 'low']
            : ['high', round % 2 ? 'a' : 'b', round % 2 ? 'b' : 'a', 'low'],
        );
      }
      expect(high.id).toBeTruthy();
    }, 30_000);

    it('needs another entry that is there', async () => {
      const { id } = await live.posted({ headline: 'alone' });
      expect(wrongFieldsIn(await live.send('POST', `/items/${id}/move`, { above: 'nothing' }))).toEqual(['above']);
      expect(wrongFieldsIn(await live.send('POST', `/items/${id}/move`, { above: id }))).toEqual(['above']);
      expect((await live.send('POST', `/items/${id}/move`, {})).status).toBe(422);
    });
  });

  it('a corrected time puts an entry where it belongs by it, and one that is right stays', async () => {
    clock.pass(MINUTE);
    await live.posted({ headline: 'early' });
    clock.pass(10 * MINUTE);
    await live.posted({ headline: 'middle' });
    clock.pass(10 * MINUTE);
    const late = await live.posted({ headline: 'late' });
    const at = (ms: number) => ({ at: new Date(clock.now() - ms).toISOString() });
    changeIn(await live.send('POST', `/items/${late.id}/time`, at(15 * MINUTE)));
    expect((await headlines()).slice(0, 3)).toEqual(['middle', 'late', 'early']);
    const { item } = changeIn(await live.send('POST', `/items/${late.id}/time`, at(14 * MINUTE)));
    expect((await headlines()).slice(0, 3)).toEqual(['middle', 'late', 'early']);
    expect(item.sequence).toBeLessThan(late.sequence);
    expect(wrongFieldsIn(await live.send('POST', `/items/${late.id}/time`, at(-MINUTE)))).toEqual(['at']);
  });

  describe('a post for later', () => {
    const later = (minutes: number) => new Date(clock.now() + minutes * MINUTE).toISOString();

    it('waits unseen, and is posted at its time', async () => {
      const answer = await live.post({ headline: 'Embargo', at: later(5) }, { key: 'embargoed-1' });
      expect([answer.status, answer.body]).toMatchObject([201, { data: { scheduled: true, headline: 'Embargo' } }]);
      expect(await headlines()).not.toContain('Embargo');
      expect((await live.post({ headline: 'Embargo', at: later(5) }, { key: 'embargoed-1' })).status).toBe(200);
      clock.pass(5 * MINUTE);
      await desk.wake();
      expect((await headlines())[0]).toBe('Embargo');
      expect((await live.post({ headline: 'Embargo', at: later(0) }, { key: 'embargoed-1' })).status).toBe(200);
      expect((await headlines()).filter((headline) => headline === 'Embargo')).toHaveLength(1);
    });

    it('can be changed, and taken back for good', async () => {
      const scheduled = async () =>
        (await desk.send('GET', `/live/${KEYNOTE}`)).body as {
          data: { scheduled: { id: string; headline: string }[] };
        };
      await live.post({ headline: 'Maybe', at: later(5) }, { key: 'maybe-later' });
      const { id } = (await scheduled()).data.scheduled.find(({ headline }) => headline === 'Maybe') ?? { id: '' };
      expect((await live.send('PUT', `/scheduled/${id}`, { headline: 'Surely', at: later(6) })).status).toBe(200);
      expect((await scheduled()).data.scheduled.map(({ headline }) => headline)).toEqual(['Surely']);
      expect((await live.send('DELETE', `/scheduled/${id}`)).status).toBe(200);
      await live.post({ headline: 'Maybe', at: later(5) }, { key: 'maybe-later' });
      clock.pass(10 * MINUTE);
      await desk.wake();
      expect(await headlines()).not.toContain('Maybe');
      expect(await headlines()).not.toContain('Surely');
    });
  });

  it('ends and opens: the story says so everywhere, and readers hear it in order', async () => {
    const page = async () =>
      (await desk.data('/api/neutron/composer/masthead/pages/article-live/keynote-live/web?contentOnly=true')) as {
        components: { data: { eventEnd: { date: string } | null; lastEvent: number } }[];
      };
    const { item, lastEvent } = changeIn(await live.send('POST', '/end', {}));
    expect(item).toMatchObject({ id: KEYNOTE, type: 'story', ended: true, event: lastEvent });
    expect((await page()).components[0]?.data).toMatchObject({ lastEvent, eventEnd: { date: expect.anything() } });
    expect((await live.since(lastEvent)).items).toMatchObject([{ type: 'story', ended: true }]);
    expect(ear.heard.at(-1)).toEqual([`live:${KEYNOTE}`, `story:${KEYNOTE}`, 'listing:live']);
    expect(changeIn(await live.send('POST', '/end', {})).lastEvent).toBe(lastEvent);
    const opened = changeIn(await live.send('POST', '/open'));
    expect([opened.item.ended, opened.lastEvent]).toEqual([false, lastEvent + 1]);
    expect((await page()).components[0]?.data.eventEnd).toBeNull();
  });

  it('publishing the story again does not undo what editors said of its end', async () => {
    changeIn(await live.send('POST', '/end', {}));
    const { revision, document } = await desk.manuscript(KEYNOTE);
    const edited = await desk.edit({ id: KEYNOTE, revision }, { ...document, dek: 'Again.' });
    expect(edited.status).toBe(200);
    await desk.act('publish', await desk.manuscript(KEYNOTE));
    expect((await live.since(0)).items.at(-1)).toMatchObject({ type: 'story', ended: true });
    const { eventEnd } = (
      await desk
        .send('GET', `/live/${KEYNOTE}`)
        .then(({ body }) => body as { data: { story: { eventEnd: { date: string } } } })
    ).data.story;
    expect(eventEnd.date.slice(0, 16)).toBe(new Date(clock.now()).toISOString().slice(0, 16).replace('T', ' '));
  });

  describe('what is refused', () => {
    it.each([
      ['nothing', {}, ['body']],
      ['only blanks', { headline: '  ', body: ' ' }, ['body']],
      ['only what is never shown', { body: '<script>alert(1)</script><style>p{}</style>' }, ['body']],
      ['a headline that is too long', { headline: 'x'.repeat(301) }, ['headline']],
      ['a giant text', { body: `<p>${'x'.repeat(100_001)}</p>` }, ['body']],
      ['an author who is not there', { headline: 'x', author: 'nobody' }, ['author']],
      ['a picture that is not there', { body: '<shortcode shortcode="image" picture="none"></shortcode>' }, ['body']],
      ['a field that is not known', { headline: 'x', html: 'y' }, ['html']],
      ['a character that cannot be stored', { headline: 'a\u0000b' }, ['headline']],
    ])('%s', async (_what, body, fields) => {
      const before = (await live.since(1)).lastEvent;
      const answer = await live.post(body);
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, fields]);
      expect((await live.since(1)).lastEvent).toBe(before);
    });

    it('more than a megabyte', async () => {
      expect((await live.post({ body: 'x'.repeat(1_100_000) })).status).toBe(413);
    });

    it('a story that is not there, or is no live coverage', async () => {
      for (const story of ['nothing', 'x%00y', 'a'.repeat(200)]) {
        const answer = await liveDesk(desk, story).post({ headline: 'x' });
        expect(answer.status, story).toBe(404);
      }
    });

    it('who has no token, or one that may not', async () => {
      const reading = await storeOf(database).write((db) => issueToken(db, 'only reads', ['read'], NOW));
      expect((await live.post({ headline: 'x' }, { token: reading })).status).toBe(403);
      expect((await live.post({ headline: 'x' }, { token: 'mh_no' })).status).toBe(401);
      expect((await desk.send('GET', `/live/${KEYNOTE}`, { token: reading })).status).toBe(200);
      expect((await desk.send('GET', '/live', { token: 'mh_no' })).status).toBe(401);
    });
  });

  it('takes scripts and what runs out of a text', async () => {
    const { body } = await live.posted({
      body: '<p onclick="x()">Safe<script>alert(1)</script><a href="javascript:x()">link</a></p>',
    });
    expect(body).toBe('<p>Safelink</p>');
  });

  it('shows what a post would be, and keeps nothing of it', async () => {
    const before = (await live.since(1)).lastEvent;
    const answer = await live.send('POST', '/preview', { headline: 'Would be', body: '<p>x<script>1</script></p>' });
    expect(answer.body).toMatchObject({ data: { item: { headline: 'Would be', body: '<p>x</p>' } } });
    expect((await live.since(1)).lastEvent).toBe(before);
  });

  it('revokes the key of its channel', async () => {
    const channel = () => desk.data(`/api/neutron/livearticles/masthead/channel/${KEYNOTE}/9999/web`);
    const before = await channel();
    const answer = await live.send('POST', '/key');
    expect(answer.status).toBe(200);
    expect(before).toMatchObject({ name: KEYNOTE, key: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await channel()).toMatchObject({ key: expect.not.stringMatching(Reflect.get(Object(before), 'key')) });
  });

  it('feeds and Apple News say what the log adds up to, newest first', async () => {
    const { id } = await live.posted({ headline: 'For < feeds', body: '<p>Fed.</p>' });
    const feeds = ['authors/annlee', 'stories/keynote-live'];
    const texts = () =>
      Promise.all(feeds.map(async (name) => JSON.stringify(await desk.data(`/api/neutron/feeds/masthead/${name}/`))));
    for (const text of await texts()) expect(text).toContain('<h2>For &lt; feeds</h2><p>Fed.</p>');
    changeIn(await live.send('DELETE', `/items/${id}`));
    for (const text of await texts()) expect(text).not.toContain('Fed.');
  });

  it('lists coverage with how many read along', async () => {
    const { body } = await desk.send('GET', '/live');
    expect(body).toMatchObject({ data: [{ id: KEYNOTE, slug: 'keynote-live', readers: 0 }] });
  });

  it('everything that readers get is what the log adds up to', async () => {
    expect(await keptItems(database)).toEqual(await replayed(database));
    const events = await database.db
      .selectFrom('live_events')
      .select('event')
      .where('story_id', '=', KEYNOTE)
      .orderBy('event')
      .execute();
    expect(events.map(({ event }) => event)).toEqual(events.map((_, index) => index + 1));
    expect(desk.reports).toEqual([]);
    expect(refusalIn(await live.post({}))).toMatchObject({ code: 422 });
  });
});
