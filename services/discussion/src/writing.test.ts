/** Writing: who may, what is held, what can be taken back, what is too much. */
import { localRateLimits } from '@masthead/runtime';
import { describeEachEngine } from '@masthead/storage/testing';
import { EDIT_MS } from '@masthead/talk';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, startTalking, storyNamed, type Talking } from './testing/talking.ts';

describeEachEngine('writing in a discussion', (suite) => {
  let talking: Talking;
  beforeAll(async () => {
    talking = await startTalking(suite);
    for (const by of ['rui', 'hana']) await talking.said(by, 'A first word');
  });
  const idsFor = async (by?: string): Promise<string[]> =>
    (await talking.read('?sort=newest', by)).threads.flatMap(({ id, replies }) => [
      id,
      ...replies.map((each) => each.id),
    ]);

  it('is for who is signed in and has confirmed their address', async () => {
    expect(await talking.post('', 'Words')).toMatchObject({ status: 401 });
    expect(await talking.post('unsure', 'Words')).toMatchObject({ status: 403 });
  });

  it('is for pages of ours: another site’s cannot make a reader write', async () => {
    const body = { text: 'Words' };
    const path = '/api/discussion/s1/comments';
    for (const origin of [null, 'https://evil.example', 'null'])
      expect((await talking.send('POST', path, { by: 'rui', body, origin })).status).toBe(403);
    const { id } = await talking.said('rui', 'Guarded');
    for (const [method, rest, sent] of [
      ['PUT', '', { text: 'x' }],
      ['DELETE', '', undefined],
      ['PUT', '/useful', { useful: true }],
      ['POST', '/report', { reason: 'other' }],
    ] as const)
      expect(
        (
          await talking.send(method, `/api/discussion/comments/${id}${rest}`, {
            by: 'rui',
            body: sent,
            origin: 'https://evil.example',
          })
        ).status,
      ).toBe(403);
  });

  it.each([
    ['nothing', ' \u200b\n ', 422],
    ['too much', 'a'.repeat(1501), 422],
    ['too many lines', 'a\n'.repeat(70), 422],
    ['far too much', 'a'.repeat(11_000), 422],
    ['a flood', 'a'.repeat(40_000), 413],
  ])('%s is refused', async (_, text, status) => {
    expect((await talking.post('rui', text)).status).toBe(status);
  });

  it('what is no comment is a 4xx', async () => {
    for (const body of [null, {}, { text: 5 }, { text: 'x', mood: 1 }, []])
      expect((await talking.send('POST', '/api/discussion/s1/comments', { by: 'rui', body })).status).toBe(422);
    expect((await talking.post('rui', 'x', 'no-such')).status).toBe(404);
    expect((await talking.post('rui', 'x', undefined, 'none')).status).toBe(404);
  });

  describe('is held and seen by nobody else:', () => {
    const held = async (by: string, text: string) => {
      const { data } = await talking.post(by, text);
      expect(await idsFor('hana')).not.toContain(data.id);
      expect(await idsFor()).not.toContain(data.id);
      if (data.state === 'held') expect(await idsFor(by)).toContain(data.id);
      const [row] = (await talking.desk('GET', '/queue/held')).data.comments.filter(
        (each: { id: string }) => each.id === data.id,
      );
      return [data.state, row?.heldFor];
    };
    it('the first one of a reader', async () => {
      expect(await held('mara', 'Hello')).toEqual(['held', 'first']);
    });
    it('one with a link', async () => {
      expect(await held('rui', 'See https://shop.example/')).toEqual(['held', 'link']);
    });
    it('one with a word of the list, which editors change', async () => {
      await talking.desk('POST', '/words', { word: 'Casino*' });
      expect(await held('rui', 'Win at the c4sinos')).toEqual(['held', 'word']);
      await talking.desk('DELETE', '/words/casino*');
      expect((await talking.post('rui', 'Win at the casinos')).data.state).toBe('shown');
    });
    it('one whose name looks like another’s', async () => {
      await talking.said('jonas', 'Here I am');
      expect(await held('fake', 'I am Jonas')).toEqual(['held', 'name']);
    });
  });

  it('a held comment can be answered by nobody, and its page is not dropped', async () => {
    const noted = talking.noted.length;
    const { data } = await talking.post('mara', 'Waiting');
    expect(talking.noted).toHaveLength(noted);
    expect((await talking.post('rui', 'Yes', data.id)).status).toBe(404);
  });

  it('who was approved once is no longer held, and staff never is', async () => {
    expect((await talking.post('rui', 'Again')).data.state).toBe('shown');
    expect((await talking.post('ines', 'See https://masthead.example/')).data.state).toBe('shown');
  });

  it('one’s own can be edited for five minutes, by nobody else, and is looked at again', async () => {
    const { id } = await talking.said('rui', 'Tpyo');
    const edit = (by: string, text: string) =>
      talking.send('PUT', `/api/discussion/comments/${id}`, { by, body: { text } });
    expect((await edit('hana', 'Mine now')).status).toBe(404);
    expect((await edit('rui', 'Typo')).data).toMatchObject({ state: 'shown', yours: { source: 'Typo' } });
    expect((await edit('rui', 'https://shop.example/')).data.state).toBe('held');
    expect(await idsFor()).not.toContain(id);
    talking.pass(EDIT_MS);
    expect((await edit('rui', 'Late')).status).toBe(409);
  });

  it('one’s own can be taken back: its words are gone, and its place stays where there are answers', async () => {
    const [alone, answered] = [await talking.said('rui', 'Alone words'), await talking.said('rui', 'Answered words')];
    await talking.said('hana', 'An answer', answered.id);
    const count = (await talking.read()).count;
    for (const { id } of [alone, answered]) {
      expect((await talking.send('DELETE', `/api/discussion/comments/${id}`, { by: 'hana' })).status).toBe(404);
      expect((await talking.send('DELETE', `/api/discussion/comments/${id}`, { by: 'rui' })).status).toBe(200);
    }
    const { threads, count: left } = await talking.read('?sort=newest');
    expect(left).toBe(count - 2);
    expect(threads.some(({ id }) => id === alone.id)).toBe(false);
    expect(threads.find(({ id }) => id === answered.id)).toMatchObject({ state: 'gone', name: '', blocks: [] });
    const rows = await talking.database.db.selectFrom('discussion_comments').select('text').execute();
    expect(rows.some(({ text }) => /Alone|Answered/.test(text))).toBe(false);
  });

  it('others say whether it is useful, each once, and can change their mind', async () => {
    const { id } = await talking.said('rui', 'Useful');
    const mark = (by: string, useful: boolean) =>
      talking.send('PUT', `/api/discussion/comments/${id}/useful`, { by, body: { useful } });
    expect((await mark('rui', true)).status).toBe(409);
    for (const by of ['hana', 'hana', 'ines']) await mark(by, true);
    expect((await mark('ines', false)).data).toEqual({ useful: 1 });
    const seen = (await talking.read('?sort=newest', 'hana')).threads.find((each) => each.id === id);
    expect(seen).toMatchObject({ useful: 1, isUseful: true });
  });

  it('a report is the reader’s own secret, and many hide the comment until somebody looked', async () => {
    const { id } = await talking.said('rui', 'Hm');
    for (const name of ['a', 'b', 'c', 'd', 'e']) talking.readers[name] = { id: name, name, isConfirmed: true };
    const report = (by: string, reason = 'attack') =>
      talking.send('POST', `/api/discussion/comments/${id}/report`, { by, body: { reason } });
    expect((await report('a', 'boring')).status).toBe(422);
    for (const by of ['a', 'a', 'b', 'c', 'd']) expect((await report(by)).status).toBe(200);
    const seen = async (by?: string) => (await talking.read('?sort=newest', by)).threads.find((each) => each.id === id);
    expect(await seen('a')).toMatchObject({ isReported: true });
    expect(await seen('rui')).not.toHaveProperty('isReported');
    await report('e');
    expect(await seen()).toBeUndefined();
    await talking.decide(id, { action: 'approve' });
    expect(await seen()).toBeDefined();
  });

  it('ends with the age of the story, and when an editor says so', async () => {
    expect((await talking.read('', undefined, 'old')).closed).toMatchObject({ by: 'age' });
    expect((await talking.post('rui', 'Late', undefined, 'old')).status).toBe(409);
    await talking.desk('PUT', '/stories/old', { closed: false, reason: 'there is news' });
    expect((await talking.post('rui', 'In time', undefined, 'old')).status).toBe(201);
    await talking.desk('PUT', '/stories/old', { closed: true, reason: 'enough' });
    expect((await talking.read('', undefined, 'old')).closed).toMatchObject({ by: 'editor' });
    expect((await talking.post('rui', 'Late', undefined, 'old')).status).toBe(409);
  });

  it('by a form without a script leads back to the page, shows the way to the sign-in, or says what was wrong', async () => {
    const send = (by: string | undefined, text: string) =>
      talking.send('POST', '/api/discussion/s1/comments', { ...(by && { by }), form: { text } });
    const posted = await send('rui', 'By form');
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).toMatch(/^\/news\/s1\/#comment-[0-9a-f-]{36}$/);
    // The issuer may be another site, and a form of ours may lead to none: the way there is a link.
    const nobody = await send(undefined, 'By <b>form');
    expect([nobody.status, nobody.headers.get('location')]).toEqual([401, null]);
    expect(nobody.text).toContain('href="/user/login/?for=comment&amp;returnTo=%2Fnews%2Fs1%2F%23discussion"');
    expect(nobody.text).toContain('By &lt;b&gt;form');
    const refused = await send('rui', `<script>${'x'.repeat(1500)}`);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('&lt;script&gt;');
    expect(refused.text).not.toContain('<script>');
  });
});

describeEachEngine('too many comments', (suite) => {
  let talking: Talking;
  beforeEach(async () => {
    talking = await startTalking(suite, localRateLimits);
  });
  it('of one reader are refused for a while', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) statuses.push((await talking.post('rui', `Words ${time}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
    expect((await talking.post('hana', 'Words')).status).toBe(201);
    talking.pass(DAY_MS / 24);
    talking.stories.set('s2', storyNamed('s2'));
    expect((await talking.post('rui', 'Words', undefined, 's2')).status).toBe(201);
  });
});
