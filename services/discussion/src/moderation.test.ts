/** What moderators do, what is written down of it, and what is left of a reader whose account is gone. */
import { fileURLToPath } from 'node:url';
import { describeEachEngine } from '@masthead/storage/testing';
import { DESK_DISCUSSION_API } from '@masthead/talk';
import { beforeAll, expect, it } from 'vitest';
import { loadDemoDiscussion } from './index.ts';
import { DAY_MS, MAY_NOT_MODERATE, startTalking, storyNamed, type Talking } from './testing/talking.ts';

describeEachEngine('moderating a discussion', (suite) => {
  let talking: Talking;
  beforeAll(async () => {
    talking = await startTalking(suite);
    await talking.said('hana', 'A first word');
  });

  /** Every call of the desk, and what is sent with it; one that is not here fails. */
  const CALLS: Readonly<Record<string, object | undefined>> = {
    'GET /queue/:queue': undefined,
    'GET /words': undefined,
    'GET /stories': undefined,
    'GET /stories/:story': undefined,
    'GET /history': undefined,
    'POST /comments/:id': { action: 'approve' },
    'PUT /readers/:id/ban': { days: 7, reason: 'of this test' },
    'POST /words': { word: 'swill' },
    'DELETE /words/:word': {},
    'PUT /stories/:story': { closed: true, reason: 'of this test' },
  };
  function sendAs(desk: string | undefined, call: string) {
    const [method = '', route = ''] = call.split(' ');
    const path = route.replace(':story', 's1').replace(':queue', 'held').replaceAll(/:\w+/g, 'none');
    const body = CALLS[call];
    return talking.send(method, DESK_DISCUSSION_API + path, { ...(body && { body }), ...(desk && { desk }) });
  }

  it('has no call but these', () => {
    expect([...talking.deskCalls].sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.keys(CALLS))('%s needs a token, and to change something the right', async (call) => {
    expect((await sendAs(undefined, call)).status).toBe(401);
    const { length } = talking.acts;
    if (call.startsWith('GET')) return;
    const refused = await sendAs(MAY_NOT_MODERATE, call);
    expect([refused.status, refused.message]).toEqual([403, 'An author may not moderate']);
    expect(talking.acts).toHaveLength(length);
  });

  it('says what is wrong with a decision', async () => {
    const { id } = await talking.said('hana', 'Hm');
    for (const body of [
      {},
      { action: 'dance' },
      { action: 'remove' },
      { action: 'remove', reason: 'x\u202ey' },
      { action: 'remove', reason: 'spam', rule: 9 },
    ])
      expect((await talking.decide(id, body)).status).toBe(422);
    expect((await talking.decide('none', { action: 'approve' })).status).toBe(404);
  });

  it('lists what waits, approves it, and the page hears of it', async () => {
    const { data } = await talking.post('mara', 'Does it come off?');
    const queue = (await talking.desk('GET', '/queue/held')).data;
    expect(queue.waiting).toEqual({ held: 1, reported: 0 });
    expect(queue.comments[0]).toMatchObject({ id: data.id, name: 'Mara Q.', heldFor: 'first', approved: 0 });
    expect(queue.stories).toEqual([{ id: 's1', headline: 'About s1', path: '/news/s1/' }]);
    const before = talking.noted.length;
    expect((await talking.decide(data.id, { action: 'approve' })).data).toEqual({ waiting: { held: 0, reported: 0 } });
    expect(talking.noted.slice(before)).toEqual(['discussion:s1']);
    expect((await talking.post('mara', 'Thanks')).data.state).toBe('shown');
  });

  it('removes with a reason and a rule, which readers see, and which is in the log of writes', async () => {
    const { id } = await talking.said('hana', 'Secret words');
    await talking.decide(id, { action: 'remove', reason: 'a link to a shop', rule: 3 });
    const shown = (await talking.read('?sort=newest')).threads.find((each) => each.id === id);
    expect(shown).toMatchObject({
      state: 'removed',
      blocks: [],
      removed: { by: 'Dana', reason: 'a link to a shop', rule: 3 },
    });
    expect(JSON.stringify(await talking.read('', 'hana'))).not.toContain('Secret words');
    expect(talking.acts.at(-1)).toEqual({
      who: 'Dana',
      from: null,
      action: 'discussion remove',
      about: `comment ${id}: a link to a shop`,
    });
    const [entry] = (await talking.desk('GET', '/history')).data;
    expect(entry).toMatchObject({
      who: 'Dana',
      action: 'remove',
      about: id,
      reason: 'a link to a shop',
      excerpt: 'Hana K.: Secret words',
    });
  });

  it('reported comments wait until somebody has looked', async () => {
    const { id } = await talking.said('hana', 'Hm');
    await talking.send('POST', `/api/discussion/comments/${id}/report`, { by: 'mara', body: { reason: 'untrue' } });
    expect((await talking.desk('GET', '/queue/reported')).data.comments).toMatchObject([{ id, reports: ['untrue'] }]);
    await talking.decide(id, { action: 'approve' });
    expect((await talking.desk('GET', '/queue/reported')).data.comments).toEqual([]);
  });

  it('folds threads, not replies', async () => {
    const { id } = await talking.said('hana', 'Moka');
    const reply = await talking.said('mara', 'No', id);
    expect((await talking.decide(reply.id, { action: 'fold', reason: 'off the subject' })).status).toBe(409);
    await talking.decide(id, { action: 'fold', reason: 'off the subject' });
    const folded = (await talking.read('?sort=newest')).threads.find((each) => each.id === id);
    expect(folded).toMatchObject({ isFolded: true });
  });

  it('a reader can be kept from writing for a time', async () => {
    const ban = (days: number) => talking.desk('PUT', '/readers/hana/ban', { days, reason: 'again and again' });
    await ban(2);
    expect((await talking.post('hana', 'Hello')).status).toBe(403);
    expect((await talking.read('', 'hana')).viewer?.bannedUntil).toBe(talking.clock.now() + 2 * DAY_MS);
    talking.pass(2 * DAY_MS + 1);
    expect((await talking.post('hana', 'Hello')).status).toBe(201);
    await ban(30);
    await ban(0);
    expect((await talking.post('hana', 'Hello again')).status).toBe(201);
    expect((await talking.desk('PUT', '/readers/nobody/ban', { days: 1, reason: 'whoever' })).status).toBe(404);
  });

  it('gives a reader all that they wrote, and forgets it so that no table has it', async () => {
    talking.readers.zora = { id: 'zora-id', name: 'Zora X.', isConfirmed: true };
    const own = await talking.said('zora', 'Zora says one');
    await talking.said('mara', 'An answer to that', own.id);
    talking.pass(1);
    await talking.said('zora', 'Zora says two');
    const other = await talking.said('mara', 'Of others');
    await talking.send('PUT', `/api/discussion/comments/${other.id}/useful`, { by: 'zora', body: { useful: true } });
    await talking.send('POST', `/api/discussion/comments/${other.id}/report`, {
      by: 'zora',
      body: { reason: 'other' },
    });
    await talking.decide(own.id, { action: 'pick' });
    await talking.desk('PUT', '/readers/zora-id/ban', { days: 1, reason: 'for a day' });
    expect(await talking.service.writtenBy('zora-id')).toMatchObject({
      comments: [{ story: 's1', text: 'Zora says one' }, { text: 'Zora says two' }],
      useful: [other.id],
      reported: [{ comment: other.id, reason: 'other' }],
    });

    await talking.service.forgetReader('zora-id');
    const { db } = talking.database;
    for (const table of [
      'discussion_comments',
      'discussion_useful',
      'discussion_reports',
      'discussion_readers',
      'discussion_words',
    ] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(/zora/i);
    const decisions = JSON.stringify(await db.selectFrom('discussion_decisions').selectAll().execute());
    expect(decisions).not.toMatch(/Zora (says|X)/);
    const { threads } = await talking.read('?sort=newest');
    expect(threads.find(({ id }) => id === own.id)).toMatchObject({
      state: 'gone',
      name: '',
      replies: [{ name: 'Mara Q.' }],
    });
    expect(threads.find(({ id }) => id === other.id)).toMatchObject({ useful: 0 });
    expect((await talking.service.writtenBy('zora-id')).comments).toEqual([]);
  });

  it('the demo newsroom’s discussions are loaded once, whoever starts together', async () => {
    const fresh = await startTalking(suite);
    const folder = fileURLToPath(new URL('../../../content', import.meta.url));
    const storyBySlug = async (slug: string) => (slug === 'tamarisk-ombra' ? storyNamed('s1', DAY_MS) : undefined);
    const load = () => loadDemoDiscussion(folder, { store: fresh.store, clock: fresh.clock, storyBySlug });
    await Promise.all([load(), load(), load()]);
    await load();
    const { threads, count } = await fresh.read();
    expect(threads[0]).toMatchObject({ name: 'Rui C.', pickedBy: 'Jonas Petit', useful: 214 });
    expect(count).toBe(12);
    expect((await fresh.desk('GET', '/queue/held')).data.comments).toHaveLength(2);
  });
});
