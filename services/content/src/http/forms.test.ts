/** Newsletters that readers ask for: noted on both engines, once for each address, and nothing told of what was known. */
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NOW } from '../testing/newsroom.ts';
import { type Reader, startReading } from '../testing/reading.ts';

const PATH = '/api/forms/newsletters/masthead/subscriptions';

describeEachEngine('subscriptions', (suite) => {
  let reader: Reader;
  let letters: string[];
  beforeAll(async () => {
    reader = await startReading(suite);
    letters = reader.files.newsletters.map(({ slug }) => String(slug));
  });
  beforeEach(() => reader.database.db.deleteFrom('subscriptions').execute());

  const send = (address: unknown, newsletters: unknown) => reader.post(PATH, { address, newsletters });
  const noted = () =>
    reader.database.db.selectFrom('subscriptions').selectAll().orderBy('address').orderBy('newsletter').execute();
  const pairs = async () => (await noted()).map(({ address, newsletter }) => [address, newsletter]);

  it('are noted by the address as we write it, with the hash of a token that is told to nobody', async () => {
    const [one = ''] = letters;
    const { status, body } = await send(' Ann@Masthead.Example ', [one, one]);
    expect([status, body]).toMatchObject([200, { data: { noted: true } }]);
    const [row, ...more] = await noted();
    expect(row).toMatchObject({ address: 'ann@masthead.example', newsletter: one, created_at: NOW });
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(more).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(row?.token_hash);
  });

  it('of an address that comes again are noted anew, and what it asked for before stays', async () => {
    const [one = '', two = ''] = letters.toSorted();
    const first = await send('ann@masthead.example', [one]);
    const [before] = await noted();
    const again = await send('ANN@masthead.example', [one, two]);
    expect(await pairs()).toEqual([one, two].map((slug) => ['ann@masthead.example', slug]));
    expect((await noted())[0]?.token_hash).not.toBe(before?.token_hash);
    expect(again.body).toEqual(first.body);
  });

  it('are refused whole, with what is wrong', async () => {
    const [one = ''] = letters;
    const refused = async (address: unknown, newsletters: unknown) => {
      const { status, body } = await send(address, newsletters);
      expect(status).toBe(422);
      return JSON.stringify(body);
    };
    expect(await refused('ann', [one])).toContain('address is no e-mail address');
    expect(await refused('ann@masthead.example', [])).toContain('newsletters');
    expect(await refused('ann@masthead.example', [one, 'no-such-letter'])).toContain(
      'newsletters.1 names a newsletter',
    );
    expect(await refused('ann@masthead.example', Array(21).fill(one))).toContain('newsletters');
    expect(await refused('ann@masthead.example', ["a' or 1=1"])).toContain('newsletters.0');
    expect(await refused(['ann@masthead.example'], [one])).toContain('address');
    expect(await noted()).toEqual([]);
    expect(reader.reports).toEqual([]);
  });

  it('are only sent, never asked for', async () => {
    expect((await reader.ask(PATH)).status).toBe(404);
  });
});

describeEachEngine('requests not to sell or share', (suite) => {
  const ADDRESSES = '/api/forms/privacy/masthead/requests';
  const TWO_YEARS = 2 * 365 * 86_400_000;
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  beforeEach(() => reader.database.db.deleteFrom('privacy_requests').execute());
  const rows = () => reader.database.db.selectFrom('privacy_requests').selectAll().orderBy('address').execute();

  it('are noted once for each address, and the answer says nothing of what was known', async () => {
    const first = await reader.post(ADDRESSES, { address: ' Ann@Masthead.Example ' });
    const again = await reader.post(ADDRESSES, { address: 'ann@masthead.example' });
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect(await rows()).toEqual([{ address: 'ann@masthead.example', created_at: NOW }]);
  });

  it('are forgotten after two years, and not before', async () => {
    const note = (address: string, created_at: number) =>
      reader.database.db.insertInto('privacy_requests').values({ address, created_at }).execute();
    await note('old@masthead.example', NOW - TWO_YEARS - 1);
    await note('young@masthead.example', NOW - TWO_YEARS);
    await reader.post(ADDRESSES, { address: 'ann@masthead.example' });
    expect((await rows()).map(({ address }) => address)).toEqual(['ann@masthead.example', 'young@masthead.example']);
  });

  it('of what is no address are refused', async () => {
    for (const address of ['ann', 'a@b', '', 7, null])
      expect((await reader.post(ADDRESSES, { address })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });
});

describeEachEngine('choices about consent', (suite) => {
  const CHOICES = '/api/forms/privacy/masthead/choices';
  const TWO_YEARS = 2 * 31_536_000_000;
  const chosen = { choice: `1.1.${NOW / 1000}.11000`, laws: 'in+gpc', madeOn: 'dialog' };
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  beforeEach(() => reader.database.db.deleteFrom('consent_choices').execute());
  const rows = () => reader.database.db.selectFrom('consent_choices').selectAll().orderBy('created_at').execute();

  it('are noted each time, with their policy, law and place', async () => {
    const first = await reader.post(CHOICES, chosen);
    const again = await reader.post(CHOICES, chosen);
    expect([first.status, again.body]).toEqual([200, first.body]);
    const [one, two, ...more] = await rows();
    const row = {
      policy: 1,
      decided_at: NOW,
      allowed: 'C0001 C0002',
      laws: 'in+gpc',
      made_on: 'dialog',
      created_at: NOW,
    };
    expect([one, two, more]).toEqual([{ ...row, id: one?.id }, { ...row, id: two?.id }, []]);
    expect(one?.id).not.toBe(two?.id);
  });

  it('are forgotten after two years, and not before', async () => {
    const note = (id: string, created_at: number) =>
      reader.database.db
        .insertInto('consent_choices')
        .values({ id, policy: 1, decided_at: 0, allowed: '', laws: 'open', made_on: 'page', created_at })
        .execute();
    await note('old', NOW - TWO_YEARS - 1);
    await note('young', NOW - TWO_YEARS);
    await reader.post(CHOICES, chosen);
    expect((await rows()).map(({ id }) => id)).toEqual(['young', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it('of any other form are refused', async () => {
    for (const changes of [
      { choice: '1.1.1.11000' },
      { choice: `1.1.${NOW / 1000 + 90_000}.11000` },
      { choice: 7 },
      { laws: 'gpc+in' },
      { laws: '<script>' },
      { madeOn: 'elsewhere' },
      { address: 'ann@masthead.example' },
    ])
      expect((await reader.post(CHOICES, { ...chosen, ...changes })).status, JSON.stringify(changes)).toBe(422);
    expect(await rows()).toEqual([]);
    expect(reader.reports).toEqual([]);
  });
});
