/** What pages are answered, on both engines: the frame, where it leads, what is counted, and that a pause holds at once. */
import { MOST_SEEN_LINES, MOST_SEEN_TIMES } from '@masthead/ads';
import { createAdTokens, TOKEN_MS } from '@masthead/ads/token';
import { adAnswerSchema, type FilledSlot } from '@masthead/ads/wire';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { type Booking, bookOne, CREATIVE, DAY_MS, NOW, ORIGIN, question, startBooking } from './testing/booking.ts';

describeEachEngine('an ad server', (suite) => {
  let booking: Booking;
  beforeAll(async () => {
    booking = await startBooking(suite);
    await bookOne(booking);
  });

  async function filled(): Promise<FilledSlot> {
    const [first] = (await booking.decide()).filled;
    if (!first) throw new Error('Nothing was shown');
    return first;
  }

  it('answers a page whole, by the schema of both ends, and is kept by nobody', async () => {
    const { json, headers } = await booking.send('POST', '/api/ads/decide', { body: question() });
    const answer = adAnswerSchema.parse(json);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(answer.filled).toEqual([
      {
        slot: 'mpu-1',
        line: 'front',
        creative: 'bergen',
        token: expect.any(String),
        size: '300x250',
        capped: false,
        about: {
          advertiser: 'Fjordline',
          advertiserId: 'fjordline',
          payer: 'Fjordline Ferries AS, Bergen',
          why: 'It was chosen for this page by its topic. Nothing about you was used.',
          soldThrough: 'Masthead, directly',
        },
        show: { kind: 'frame', src: `/api/ads/show/${answer.filled[0]?.token}`, title: 'Advertisement: Fjordline' },
      },
    ]);
    expect((await booking.decide({ targeting: { topic: ['phones'] } })).filled).toEqual([]);
  });

  it('says in a sentence what is wrong with a question', async () => {
    for (const body of [
      {},
      [],
      { ...question(), more: 1 },
      { ...question(), slots: [] },
      { ...question(), targeting: { secret: ['x'] } },
      { ...question(), path: 'https://evil.example/' },
    ]) {
      const { status, messages } = await booking.send('POST', '/api/ads/decide', { body });
      expect([status, messages.length]).toEqual([400, 1]);
    }
    const large = { ...question(), targeting: { topic: Array.from({ length: 40 }, () => 'x'.repeat(119)) } };
    expect(
      (await booking.send('POST', '/api/ads/decide', { body: { ...large, padding: 'x'.repeat(33_000) } })).status,
    ).toBe(413);
    const asText = { body: question(), headers: { 'content-type': 'text/plain' } };
    expect((await booking.send('POST', '/api/ads/decide', asText)).status).toBe(415);
    const foreign = { body: question(), headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
    expect((await booking.send('POST', '/api/ads/decide', foreign)).status).toBe(403);
  });

  it('takes all that a browser can remember of capped lines', async () => {
    const times = Array.from({ length: MOST_SEEN_TIMES }, (_, time) => NOW - time);
    const lines = Array.from({ length: MOST_SEEN_LINES }, (_, line) => [`${line}-`.padEnd(64, 'x'), times]);
    const body = question({ seen: Object.fromEntries(lines) });
    expect((await booking.send('POST', '/api/ads/decide', { body })).status).toBe(200);
  });

  it('shows robots nothing, and nobody more than anybody can read', async () => {
    for (const name of ['Googlebot/2.1', 'curl/8.5.0', '']) {
      const asked = { body: question(), headers: { 'user-agent': name } };
      expect((await booking.send('POST', '/api/ads/decide', asked)).json).toEqual({ v: 1, filled: [] });
    }
    let last = 200;
    for (let time = 0; time < 301; time += 1)
      last = (await booking.send('POST', '/api/ads/decide', { body: question(), sender: '203.0.113.9' })).status;
    expect(last).toBe(429);
  });

  it('frames its picture: one link, no script, a policy that lets nothing else in', async () => {
    const { show, token } = await filled();
    if (show.kind !== 'frame') throw new Error('It is a picture');
    const { headers, text } = await booking.send('GET', show.src);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual([
      'sandbox allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      `img-src 'self' ${ORIGIN}`,
      expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors 'self' ${ORIGIN}`,
    ]);
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(text).toContain(`<a href="/api/ads/go/${token}" target="_blank" rel="noopener nofollow sponsored">`);
    const src = /<img src="([^"]+)" width="300" height="250"/.exec(text)?.[1] ?? '';
    const picture = await booking.send('GET', src);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    for (const wrong of ['..%2f..%2fsecret.webp', 'x.webp', `${'a'.repeat(32)}.svg`, `${'a'.repeat(32)}.webp`])
      expect((await booking.send('GET', `/api/ads/picture/${wrong}`)).status).toBe(404);
  });

  const clicks = async () =>
    Number(
      (
        await booking.database.db
          .selectFrom('ad_delivered')
          .select('count')
          .where('kind', '=', 'clicked')
          .executeTakeFirst()
      )?.count ?? 0,
    );

  it('leads to the stored landing only, and counts a click once', async () => {
    const { token } = await filled();
    const before = await clicks();
    for (let time = 0; time < 3; time += 1) {
      const { status, headers } = await booking.send('GET', `/api/ads/go/${token}?to=https://evil.example/`);
      expect([status, headers.get('location')]).toEqual([302, CREATIVE.landing]);
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    }
    expect(await clicks()).toBe(before + 1);
  });

  it('leads robots and those who look ahead on without counting them, and floods too', async () => {
    const before = await clicks();
    const robot = { headers: { 'user-agent': 'Googlebot/2.1' } };
    expect((await booking.send('GET', `/api/ads/go/${(await filled()).token}`, robot)).status).toBe(302);
    const ahead = { headers: { 'sec-purpose': 'prefetch' } };
    expect((await booking.send('GET', `/api/ads/go/${(await filled()).token}`, ahead)).status).toBe(503);
    expect((await booking.send('HEAD', `/api/ads/go/${(await filled()).token}`)).status).toBe(302);
    expect(await clicks()).toBe(before);
    for (let time = 0; time < 25; time += 1)
      await booking.send('GET', `/api/ads/go/${(await filled()).token}`, { sender: '203.0.113.10' });
    expect(await clicks()).toBe(before + 20);
  });

  it('leads nowhere by what it did not sign, or signed long ago', async () => {
    const { token } = await filled();
    const showing = booking.tokens.read(token);
    if (!showing) throw new Error('It is ours');
    const before = await clicks();
    const old = booking.tokens.sign({ ...showing, decidedAt: NOW - TOKEN_MS });
    const forged = createAdTokens('another key').sign(showing);
    for (const [path, status] of [
      [`/api/ads/go/${forged}`, 400],
      [`/api/ads/go/${token.slice(0, -1)}`, 400],
      ['/api/ads/go/https:%2F%2Fevil.example', 400],
      [`/api/ads/go/${old}`, 410],
      [`/api/ads/show/${forged}`, 400],
      [`/api/ads/show/${old}`, 410],
      [`/api/ads/go/${booking.tokens.sign({ ...showing, creative: 'none' })}`, 410],
    ] as const) {
      const answer = await booking.send('GET', path);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
      expect(answer.text).toContain('<h1>');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await clicks()).toBe(before);
  });

  it('adds clicks up as a recount of them does', async () => {
    const { db } = booking.database;
    const rows = await db.selectFrom('ad_noted').selectAll().execute();
    expect(rows.length).toBeGreaterThan(5);
    expect(await clicks()).toBe(rows.length);
  });

  it('takes delivered sums from who has the key, and told twice or late they change nothing', async () => {
    const sum = { day: Math.floor(NOW / DAY_MS), line: 'front', creative: 'bergen', placement: 'mpu', kind: 'shown' };
    expect((await booking.tell([{ ...sum, count: 5 }], 'another key')).status).toBe(401);
    expect((await booking.tell([{ ...sum, kind: 'clicked', count: 5 }])).status).toBe(400);
    for (const count of [5, 9, 9, 5]) expect((await booking.tell([{ ...sum, count }])).status).toBe(200);
    expect((await booking.desk('GET', '/lines/front')).data.delivered.shown).toBe(9);
  });

  it('stops a line in every process as soon as it is paused, and starts it again', async () => {
    const other = booking.open().server;
    const shownBy = async () => [
      (await booking.decide()).filled.length,
      (await booking.decide({}, other)).filled.length,
    ];
    expect(await shownBy()).toEqual([1, 1]);
    expect((await booking.desk('POST', '/lines/front/pause')).status).toBe(200);
    expect(await shownBy()).toEqual([0, 0]);
    await booking.desk('POST', '/lines/front/resume');
    expect(await shownBy()).toEqual([1, 1]);
  });

  it('stops at the goal, as soon as it is told of it', async () => {
    const sum = { day: Math.floor(NOW / DAY_MS), line: 'front', creative: 'bergen', placement: 'mpu', kind: 'shown' };
    await booking.tell([{ ...sum, count: 10_000 }]);
    booking.pass(3001);
    expect((await booking.decide()).filled).toEqual([]);
  });
});
