/** What happened in experiments, on both engines: added up, and only what can have happened. */
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { openSmall } from '../testing/newsroom.ts';

const TELL = '/api/forms/experiments/masthead/counts';
const READ = '/api/neutron/experiments/masthead/counts';
const count = (bucket: string, exposures: number, conversions: number, more: object = {}) => ({
  id: 'bb_phone',
  version: '1',
  bucket,
  exposures,
  conversions,
  ...more,
});

describeEachEngine('what happened in experiments', (suite) => {
  let database: Database<ContentSchema>;
  let service: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    service = await startDesk(database);
  });
  afterAll(() => service.close());
  beforeEach(() => database.db.deleteFrom('experiment_counts').execute());

  const tell = (body: unknown) => service.ask(TELL, { method: 'POST', body: JSON.stringify(body) });
  const read = async () => (await service.ask(READ)).body;

  it('is added to what was known', async () => {
    await tell({ counts: [count('v1', 3, 1), count('exclude', 2, 0)] });
    await tell({ counts: [count('v1', 2, 1)] });
    const { data } = (await read()) as { data: object[] };
    expect(data).toHaveLength(2);
    expect(data).toEqual(expect.arrayContaining([count('v1', 5, 2), count('exclude', 2, 0)]));
  });

  it('passes over experiments, versions and buckets that there are not', async () => {
    const unreal = [count('v2', 1, 0), count('v1', 1, 0, { version: '9' }), count('v1', 1, 0, { id: 'no_such' })];
    expect((await tell({ counts: unreal })).status).toBe(200);
    expect(await read()).toMatchObject({ data: [] });
  });

  it.each([
    [{ counts: [count('v1', -1, 0)] }],
    [{ counts: [count('v1', 1.5, 0)] }],
    [{ counts: [count('v1', 1e12, 0)] }],
    [{ counts: [count('x'.repeat(26), 1, 0)] }],
    [{ counts: Array.from({ length: 501 }, () => count('v1', 1, 0)) }],
    [{}],
    [[]],
  ])('refuses what no site tells: %#', async (body) => {
    expect((await tell(body)).status).toBe(422);
    expect(await read()).toMatchObject({ data: [] });
  });
});
