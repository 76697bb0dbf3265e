/** What may be booked, by whom, what is said of what may not, and what is written down, on both engines. */
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESK_ADS_API } from './index.ts';
import {
  ADVERTISER,
  type Booking,
  bookOne,
  CREATIVE,
  DAY_MS,
  drawnPicture,
  LINE,
  MAY_NOT_BOOK,
  NOW,
  ORDER,
  question,
  startBooking,
} from './testing/booking.ts';

describeEachEngine('the desk of advertising', (suite) => {
  let booking: Booking;
  let picture: string;
  beforeAll(async () => {
    booking = await startBooking(suite);
    await bookOne(booking);
    picture = await booking.picture(600, 500);
  });

  const MATCH = { path: '/a/', device: 'desktop', targeting: {}, slots: question().slots };
  /** Every call of the desk, and what is sent with it; one that is not here fails. */
  const CALLS: Readonly<Record<string, object | undefined>> = {
    'GET /lines': undefined,
    'GET /lines/:id': undefined,
    'GET /creatives': undefined,
    'GET /creatives/:id/preview': undefined,
    'GET /totals': undefined,
    'POST /lines/:id/match': MATCH,
    'POST /lines/:id/forecast': {},
    'POST /lines': LINE,
    'PUT /lines/:id': LINE,
    'POST /lines/:id/pause': {},
    'POST /lines/:id/resume': {},
    'POST /lines/:id/archive': {},
    'POST /advertisers': ADVERTISER,
    'PUT /advertisers/:id': ADVERTISER,
    'POST /orders': ORDER,
    'PUT /orders/:id': ORDER,
    'POST /creatives': CREATIVE,
    'PUT /creatives/:id': CREATIVE,
    'DELETE /creatives/:id': {},
    'POST /pictures': {},
  };
  const ONLY_LOOKS = /^GET|\/match$|\/forecast$/;
  function sendAs(desk: string | undefined, call: string) {
    const [method = '', route = ''] = call.split(' ');
    const path = route.replaceAll(/:\w+/g, 'none');
    const body = CALLS[call];
    return booking.send(method, DESK_ADS_API + path, { ...(body && { body }), ...(desk && { desk }) });
  }

  it('has no call but these', () => {
    expect([...booking.deskCalls].sort()).toEqual(Object.keys(CALLS).sort());
  });

  it.each(Object.keys(CALLS))('%s needs a token, and to change something the right', async (call) => {
    expect((await sendAs(undefined, call)).status).toBe(401);
    const { length } = booking.acts;
    if (ONLY_LOOKS.test(call)) return;
    const refused = await sendAs(MAY_NOT_BOOK, call);
    expect([refused.status, refused.messages]).toEqual([403, ['An author may not ads']]);
    expect(booking.acts).toHaveLength(length);
  });

  it('writes down who did what to what, and tells every process by name', async () => {
    booking.acts.length = 0;
    booking.noted.length = 0;
    await booking.send('PUT', `${DESK_ADS_API}/lines/front`, { desk: 'Dana', body: LINE, sender: '203.0.113.7' });
    await booking.desk('POST', '/lines/front/pause');
    await booking.desk('POST', '/lines/front/resume');
    expect(booking.acts).toEqual([
      { who: 'Dana', from: '203.0.113.7', action: 'ads save-line', about: 'front' },
      { who: 'Dana', from: null, action: 'ads pause', about: 'front' },
      { who: 'Dana', from: null, action: 'ads resume', about: 'front' },
    ]);
    expect(booking.noted).toEqual(['ads', 'ads', 'ads']);
  });

  it('names every wrong field at once', async () => {
    const { status, messages } = await booking.desk('POST', '/lines', {
      ...LINE,
      id: 'wrong',
      name: '',
      priority: 99,
      pacing: 'slow',
      caps: [{ impressions: 0, perMs: 1 }],
      more: true,
    });
    expect(status).toBe(422);
    expect(messages).toEqual([
      'name is empty',
      'priority is above 16',
      'pacing is neither even nor fast',
      'caps.0.impressions is below 1',
      'caps.0.perMs is shorter than a minute',
      'The whole has a field that it does not know: more',
    ]);
  });

  describe('a line', () => {
    const save = (changes: object) => booking.desk('POST', '/lines', { ...LINE, id: 'tried', ...changes });
    it.each<[string, object, string]>([
      ['a goal of 0', { goal: 0 }, 'goal is 0 or less: what is never to be shown is paused instead'],
      ['no goal', { goal: null }, 'goal must be a number of impressions up to 1,000,000,000'],
      ['a goal beyond everything', { goal: 2e9 }, 'goal must be a number of impressions up to 1,000,000,000'],
      ['a share above all', { type: 'sponsorship', goal: 101 }, 'goal must be a share from 1 to 100 percent'],
      ['a goal of the house', { type: 'house', cpmMicros: 0 }, 'goal cannot be set: house lines fill what is left'],
      ['a goal without an end', { until: null }, 'until must be set: what has a goal has an end'],
      ['an end before the beginning', { until: NOW - 2 * DAY_MS }, 'until is before it begins'],
      ['an end that is over', { from: NOW - 3 * DAY_MS, until: NOW - DAY_MS }, 'until is over already'],
      ['a beginning in another age', { from: 0, until: 1 }, 'from is more than two years away'],
      ['an end in another age', { until: NOW + 9e12 }, 'until is more than five years after it begins'],
      ['nobody’s order', { orderId: 'none' }, 'orderId is no order'],
      [
        'nobody’s creative',
        { creativeIds: ['none'] },
        'creativeIds names none, which is no creative of this advertiser',
      ],
      ['no value', { where: { key: 'topic', isOneOf: [] } }, 'where'],
      ['a key that no page has', { where: { key: 'secret', isOneOf: ['x'] } }, 'where'],
      ['no alternative', { where: { any: [] } }, 'where contradicts itself: it matches no page'],
      [
        'something and its opposite',
        { where: { all: [LINE.where, { not: LINE.where }] } },
        'where contradicts itself: it matches no page',
      ],
    ])('with %s is refused with a sentence', async (_, changes, message) => {
      const { status, messages } = await save(changes);
      expect(status).toBe(422);
      expect(messages.some((each) => each.startsWith(message))).toBe(true);
    });

    it('with conditions a thousand deep is refused, and nothing falls over', async () => {
      let where: object = LINE.where;
      for (let depth = 0; depth < 1000; depth += 1) where = { not: where };
      expect((await save({ where })).messages).toEqual(['where has conditions within conditions too deep']);
      const answer = await booking.send('POST', `${DESK_ADS_API}/lines`, {
        desk: 'Dana',
        bytes: Buffer.from('{"where":{"__proto__":{"key":"topic"}},"constructor":{}}'),
      });
      expect(answer.status).toBe(422);
    });

    it('that is aimed at everything is saved with a warning', async () => {
      for (const where of [null, { all: [] }, { any: [LINE.where, { not: LINE.where }] }])
        expect((await save({ where })).data.warnings).toEqual(['It is aimed at nothing: every page matches.']);
      expect((await save({ where: LINE.where })).data.warnings).toEqual([]);
    });

    it('that is put away is in no list, and does not come back', async () => {
      await save({});
      expect((await booking.desk('POST', '/lines/tried/archive')).status).toBe(200);
      const { lines } = (await booking.desk('GET', '/lines')).data;
      expect(lines.map(({ id }: { id: string }) => id)).toEqual(['front']);
      expect((await booking.desk('POST', '/lines/tried/resume')).status).toBe(404);
      expect((await save({})).status).toBe(409);
    });
  });

  describe('a creative', () => {
    const save = (changes: object) =>
      booking.desk('POST', '/creatives', { ...CREATIVE, id: 'tried', picture, ...changes });

    it.each([
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'http://shop.example/',
      '//shop.example/',
      'https://user:pass@shop.example/',
      'https://shop.example\\@evil.example/',
      'java\nscript:alert(1)',
      ' https://shop.example/',
      'https://',
      'ftp://shop.example/',
      'vbscript:x',
    ])('does not lead to %j', async (landing) => {
      const { status, messages } = await save({ landing });
      expect([status, messages.length]).toEqual([422, 1]);
      expect(messages[0]).toMatch(/^landing /);
    });

    it.each(['https://shop.example/a?b=c', 'http://localhost:4000/', 'http://127.0.0.1/'])(
      'leads to %s',
      async (landing) => {
        expect((await save({ landing })).status).toBe(201);
      },
    );

    it('has texts that can be seen, and colours that are colours', async () => {
      for (const alt of ['a\u202eb', 'a\u0000b', 'a\nb', 'a\u200bb', '', 'x'.repeat(301)])
        expect((await save({ alt })).messages[0]).toMatch(/^alt /);
      const drawn = { ...RESPONSIVE, background: 'red;}body{display:none' };
      expect((await booking.desk('POST', '/creatives', drawn)).messages).toEqual([
        'background is no colour such as #1a2b3c',
      ]);
      const pale = { ...RESPONSIVE, background: '#ffffff', ink: '#eeeeee' };
      expect((await booking.desk('POST', '/creatives', pale)).messages).toEqual([
        'ink cannot be read on that background',
      ]);
    });

    it('has a picture of exactly its size that is in the store', async () => {
      const wide = await booking.picture(601, 500);
      expect((await save({ picture: wide })).messages).toEqual([
        'picture has 601 by 500 pixels: 300x250 takes exactly that, or twice as much',
      ]);
      for (const none of ['/ads/none.webp', '/secret.webp', '../x', `/ads/${'a'.repeat(32)}.webp`])
        expect((await save({ picture: none })).messages).toEqual(['picture is no picture that was added here']);
    });

    it('is harmless with markup in every field', async () => {
      const script = '"><script>alert(1)</script><a href="javascript:alert(2)" onclick=x';
      const drawn = {
        ...RESPONSIVE,
        headline: script.slice(0, 80),
        text: script,
        button: script.slice(0, 30),
        payerName: script,
        alt: script,
      };
      const { data } = await booking.desk('POST', '/creatives', drawn);
      const { text } = await booking.send('GET', `${DESK_ADS_API}/creatives/${data.id}/preview?size=300x250`, {
        desk: 'Dana',
      });
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toMatch(/<script|<a href="javascript/);
      expect(text.match(/<a\b/g)).toHaveLength(1);
    });

    it('is put away only when no line shows it', async () => {
      expect((await booking.desk('DELETE', '/creatives/bergen')).messages).toEqual([
        'The line “Fjordline, front” shows this creative: take it out there first.',
      ]);
      await save({});
      expect((await booking.desk('DELETE', '/creatives/tried')).status).toBe(200);
    });
  });

  describe('a picture', () => {
    const add = (bytes: Uint8Array) => booking.send('POST', `${DESK_ADS_API}/pictures`, { desk: 'Dana', bytes });

    it('is known by its bytes, whatever it is called', async () => {
      for (const format of ['webp', 'png', 'jpeg'] as const) {
        const { status, data } = await add(await drawnPicture(320, 50, format));
        expect([status, data.width, data.height]).toEqual([201, 320, 50]);
        const shown = await booking.send('GET', data.src);
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      }
    });

    it('that is none, moves, or is too heavy or too large is refused', async () => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const bytes of [svg, Buffer.alloc(0), Buffer.from('RIFF'), await drawnPicture(10, 10, 'gif')])
        expect((await add(bytes)).status).toBe(422);
      const [webp, png] = [await drawnPicture(300, 250), await drawnPicture(300, 250, 'png')];
      for (let length = 0; length < 26; length += 1) expect((await add(webp.subarray(0, length))).status).toBe(422);
      expect((await add(Buffer.concat([png, Buffer.from('acTL')]))).messages).toEqual([
        'The picture moves: ads stand still.',
      ]);
      expect((await add(Buffer.alloc(300_000))).status).toBe(413);
      expect((await add(await drawnPicture(4000, 1001, 'png'))).status).toBe(422);
    });
  });

  it('explains why a page does not show a line', async () => {
    const ask = async (changes: object) =>
      (await booking.desk('POST', '/lines/front/match', { ...MATCH, ...changes })).data;
    expect(await ask({ targeting: { topic: ['home'] } })).toMatchObject({ shows: true, obstacles: [] });
    expect(await ask({ targeting: { topic: ['phones'] } })).toMatchObject({
      shows: false,
      places: [{ matches: false, failing: [{ must: 'have', key: 'topic', values: ['home'], found: ['phones'] }] }],
    });
    const tall = [{ id: 'x', placement: 'mpu', position: 1, sizes: ['300x600'] }];
    expect(await ask({ targeting: { topic: ['home'] }, slots: tall })).toMatchObject({
      shows: false,
      obstacles: [{ why: 'no-creative-fits' }],
    });
    await booking.desk('POST', '/lines/front/pause');
    expect(await ask({ targeting: { topic: ['home'] } })).toMatchObject({
      obstacles: [{ why: 'state', state: 'paused' }],
    });
    await booking.desk('POST', '/lines/front/resume');
  });

  it('lists lines with what was delivered against what is planned', async () => {
    const day = Math.floor(NOW / DAY_MS);
    const sum = { line: 'front', creative: 'bergen', placement: 'mpu' };
    await booking.tell([
      { ...sum, day: day - 1, kind: 'shown', count: 300 },
      { ...sum, day, kind: 'shown', count: 210 },
      { ...sum, day, kind: 'viewed', count: 150 },
    ]);
    const [line] = (await booking.desk('GET', '/lines')).data.lines;
    // A day of ten, which are done a little before their end.
    expect(line).toMatchObject({ id: 'front', planned: 1020, delivered: { shown: 510, viewed: 150, clicked: 0 } });
    expect(line.pace).toBeCloseTo(0.5, 2);
    const whole = (await booking.desk('GET', '/lines/front')).data;
    expect(whole.days).toEqual([
      { of: day - 1, shown: 300, viewed: 0, clicked: 0, hidden: 0, reported: 0 },
      { of: day, shown: 210, viewed: 150, clicked: 0, hidden: 0, reported: 0 },
    ]);
    const all = (await booking.desk('GET', '/totals?days=1')).data;
    expect(all.all).toMatchObject({ shown: 210, viewed: 150 });
  });

  it('forecasts from what pages asked for, which says nothing of readers', async () => {
    for (let time = 0; time < 12; time += 1)
      await booking.decide({
        targeting: { topic: [time % 3 === 0 ? 'home' : 'phones'], session: ['s'], vid: ['a-reader'] },
      });
    const other = booking.open();
    await booking.server.close();
    await other.server.close();
    const rows = await booking.database.db.selectFrom('ad_samples').selectAll().execute();
    expect(rows.reduce((total, { weight }) => total + weight, 0)).toBeCloseTo(12);
    expect(JSON.stringify(rows)).not.toContain('a-reader');
    const { data } = await booking.desk('POST', '/lines/front/forecast', { where: null });
    // Nine hours of the first day.
    expect(data).toMatchObject({ goal: 10_000, shown: 510, days: [32], daysLeft: 9, samples: 4 });
    expect(data.available.expected).toBe(288);
    expect(data.sentence).toMatch(/^It will end about [\d,]+ short\.$/);
    const nowhere = { where: { key: 'topic', isOneOf: ['sailing'] } };
    expect((await booking.desk('POST', '/lines/front/forecast', nowhere)).data.sentence).toBe(
      'No page of the last days matches it.',
    );
  });
});

const RESPONSIVE = {
  kind: 'responsive',
  advertiserId: 'fjordline',
  name: 'Drawn',
  landing: 'https://fjordline.example/',
  alt: 'Drawn',
  headline: 'A headline',
  text: 'A text',
  button: 'Go',
  payerName: 'Fjordline',
  background: '#14213d',
  ink: '#ffffff',
  sizes: ['300x250'],
};
