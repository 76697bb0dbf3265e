/** Flags on both engines: set by who may, told to sites at once, and every change with who, when, from what, to what. */
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { type Desk, refusalIn, startDesk } from '../testing/desk.ts';
import { NOW, openSmall, storeOf } from '../testing/newsroom.ts';
import { issueToken } from '../use-cases/writing/tokens.ts';

const READ = '/api/neutron/flags/masthead/web';
const WIDGETS = '/flags/dynamicWidgets';

describeEachEngine('flags', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  let ann: string;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
    ann = await storeOf(database).write((db) => issueToken(db, 'ann', ['flags'], NOW));
  });
  beforeEach(async () => {
    await database.db.deleteFrom('flags').execute();
    await database.db.deleteFrom('flag_changes').execute();
  });
  afterAll(() => desk.close());

  const set = (on: unknown) => desk.send('PUT', WIDGETS, { token: ann, body: { on } });
  const read = async () => (await desk.ask(READ)).body;
  const changes = async () => (await desk.send('GET', `${WIDGETS}/changes`, { token: ann })).body;

  it('are what the list says until somebody sets one', async () => {
    expect(await read()).toMatchObject({ data: { dynamicWidgets: true } });
  });

  it('are what they were set to, and the desk tells whom to ask about each', async () => {
    expect((await set(false)).body).toMatchObject({ data: { name: 'dynamicWidgets', on: false } });
    expect(await read()).toMatchObject({ data: { dynamicWidgets: false } });
    const { body } = await desk.send('GET', '/flags', { token: ann });
    expect(body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ name: 'dynamicWidgets', owner: 'platform', on: false }),
        expect.objectContaining({ name: 'accounts', on: true }),
      ]),
    });
  });

  it('leave a record of who changed them, when, from what and to what; setting the same again is no change', async () => {
    for (const on of [true, false, false, true]) await set(on);
    const at = new Date(NOW).toISOString();
    const { data } = (await changes()) as { data: object[] };
    expect(data).toHaveLength(2);
    expect(data).toEqual(
      expect.arrayContaining([
        { by: 'ann', at, from: true, to: false },
        { by: 'ann', at, from: false, to: true },
      ]),
    );
  });

  it.each([
    ['PUT', '/flags/constructor', { on: true }, 404],
    ['PUT', '/flags/no-such-flag', { on: true }, 404],
    ['GET', '/flags/no-such-flag/changes', undefined, 404],
    ['PUT', WIDGETS, { on: 'yes' }, 422],
    ['PUT', WIDGETS, { on: true, by: 'somebody else' }, 422],
    ['PUT', WIDGETS, [], 422],
  ] as const)('refuse %s %s %j', async (method, path, body, status) => {
    const answer = await desk.send(method, path, { token: ann, ...(body !== undefined && { body }) });
    expect([answer.status, refusalIn(answer).code]).toEqual([status, status]);
    expect(await read()).toMatchObject({ data: { dynamicWidgets: true } });
    expect(await changes()).toMatchObject({ data: [] });
  });

  it('of another site are nobody’s', async () => {
    expect((await desk.ask('/api/neutron/flags/other/web')).status).toBe(404);
  });
});
