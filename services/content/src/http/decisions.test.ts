/** The decision service over HTTP on both engines: ranks, learns from what is taken, and is open to nobody without the key. */
import { DECISION_PATH, OUTCOME_PATH } from '@masthead/rules';
import { createErrorReporter, localRateLimits } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { describeEachEngine, silentLogger } from '@masthead/storage/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { NO_MAIL, NOW, openSmall, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { createDecisions, type Decisions } from '../use-cases/decisions.ts';
import { createApp } from './app.ts';

const KEY = 'the-key-of-the-publication';
const DAY = 86_400_000;

describeEachEngine('the decision service', (suite) => {
  let database: Database<ContentSchema>;
  let decisions: Decisions;
  let now = NOW;
  let session = 0;
  let post: (path: string, body: unknown, authorization?: string) => Promise<{ status: number; body: unknown }>;
  beforeAll(async () => {
    database = await openSmall(suite);
    decisions = createDecisions({ database: storeOf(database), now: () => now, logger: silentLogger });
    const app = createApp({
      database: storeOf(database),
      media: temporaryMedia().media,
      clock: { now: () => now },
      limits: localRateLimits({ now: () => now }),
      siteKey: 'masthead',
      reporter: createErrorReporter({ logger: silentLogger }),
      decisions,
      misses: { note: () => {}, flush: async () => {} },
      decisionKey: KEY,
      jobs: { read: async () => [] },
      mail: NO_MAIL,
      readersOf: () => 0,
    });
    post = async (path, body, authorization = `Bearer ${KEY}`) => {
      const init = { method: 'POST', headers: { authorization }, body: JSON.stringify(body) };
      const response = await app.fetch(new Request(`http://content.internal${path}`, init));
      return { status: response.status, body: await response.json() };
    };
  });
  beforeEach(async () => {
    now = NOW;
    await decisions.flush();
    await database.db.deleteFrom('decisions').execute();
    await database.db.deleteFrom('decision_options').execute();
  });

  const request = (options: string[], more: object = {}) => {
    session += 1;
    return {
      agentName: 'keep-reading',
      context: { is_mobile: false },
      listLength: options.length,
      options,
      sessionId: `session ${session}`,
      sessionIdType: 'page',
      strategyConfig: { holdoutPercent: 0, expiration: 0, slotHoldout: 0 },
      tenantId: 'masthead',
      writeKey: KEY,
      ...more,
    };
  };
  const decide = async (options: string[], more: object = {}) =>
    (await post(DECISION_PATH, request(options, more))).body as { options: string[]; decisionId: string };
  const take = (decisionId: string, option: string, agentName = 'keep-reading') =>
    post(OUTCOME_PATH, { agentName, decisionId, option, writeKey: KEY });
  const records = () =>
    database.db.selectFrom('decision_options').select(['option_id', 'shown', 'taken']).orderBy('option_id').execute();

  it('answers with all options in an order, and a name for it', async () => {
    const { options, decisionId } = await decide(['a', 'b', 'c']);
    expect(options.toSorted()).toEqual(['a', 'b', 'c']);
    expect(decisionId).toMatch(/^[\w-]{36}$/);
  });

  it('keeps the list as it was for those who are held out', async () => {
    const held = { strategyConfig: { holdoutPercent: 100, expiration: 0, slotHoldout: 0 } };
    for (let round = 0; round < 20; round += 1)
      expect((await decide(['a', 'b', 'c', 'd'], held)).options).toEqual(['a', 'b', 'c', 'd']);
  });

  it('puts first what readers take, once it has seen that', async () => {
    for (let round = 0; round < 40; round += 1) {
      const { decisionId } = await decide(['a', 'b', 'c']);
      await take(decisionId, 'c');
    }
    const firsts: (string | undefined)[] = [];
    for (let round = 0; round < 40; round += 1) firsts.push((await decide(['a', 'b', 'c'])).options[0]);
    expect(firsts.filter((first) => first === 'c').length).toBeGreaterThan(36);
  });

  it('counts what it showed, and what was taken of it once', async () => {
    const { decisionId } = await decide(['a', 'b']);
    expect((await take(decisionId, 'a')).body).toEqual({ counted: true });
    expect((await take(decisionId, 'a')).body).toEqual({ counted: false });
    expect(await records()).toEqual([
      { option_id: 'a', shown: 1, taken: 1 },
      { option_id: 'b', shown: 1, taken: 0 },
    ]);
  });

  it('does not count what was not in the list, not decided, or decided for another list', async () => {
    const { decisionId } = await decide(['a', 'b']);
    for (const [id, option, agent] of [
      [decisionId, 'z', 'keep-reading'],
      ['no-such-decision', 'a', 'keep-reading'],
      [decisionId, 'a', 'another-list'],
    ] as const)
      expect((await take(id, option, agent)).body).toEqual({ counted: false });
    expect((await records()).every(({ taken }) => taken === 0)).toBe(true);
  });

  it('forgets decisions after a week and options after ninety days', async () => {
    const { decisionId } = await decide(['a']);
    await decisions.flush();
    now += 8 * DAY;
    await decide(['b']);
    await decisions.flush();
    await decisions.forgetOld();
    expect((await take(decisionId, 'a')).body).toEqual({ counted: false });
    now += 85 * DAY;
    await decide(['c']);
    await decisions.flush();
    await decisions.forgetOld();
    expect((await records()).map(({ option_id }) => option_id)).toEqual(['b', 'c']);
  });

  it.each([
    ['no key', ''],
    ['another key', 'Bearer another'],
    ['a key of the same length', `Bearer ${'x'.repeat(KEY.length)}`],
    ['another scheme', `Basic ${KEY}`],
  ])('refuses whoever comes with %s', async (_, authorization) => {
    for (const [path, body] of [
      [DECISION_PATH, request(['a'])],
      [OUTCOME_PATH, { agentName: 'x', decisionId: 'x', option: 'a', writeKey: KEY }],
    ] as const)
      expect((await post(path, body, authorization)).status).toBe(401);
  });

  it.each([
    ['another key in the body', { writeKey: 'other' }, 401],
    ['another publication', { tenantId: 'other' }, 404],
    ['no options', { options: [] }, 422],
    ['an option twice', { options: ['a', 'a'] }, 422],
    ['too many options', { options: Array.from({ length: 101 }, (_, index) => `o${index}`) }, 422],
    ['a holdout of more than all', { strategyConfig: { holdoutPercent: 101, expiration: 0, slotHoldout: 0 } }, 422],
    ['a list of no length', { listLength: 0 }, 422],
    ['a body that is too large', { sessionId: 'x'.repeat(70_000) }, 413],
  ])('refuses %s', async (_, changes, status) => {
    expect((await post(DECISION_PATH, request(['a'], changes))).status).toBe(status);
    expect(await records()).toEqual([]);
  });
});
