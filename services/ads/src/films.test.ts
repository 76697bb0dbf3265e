/** The ad before a film, on both engines: what a player asks, what it is told, and that all it tells is counted once. */
import { VIDEO_AD_SIZE, type VideoAdRequest, videoAdUrl } from '@masthead/ads';
import { TOKEN_MS } from '@masthead/ads/token';
import { describeEachEngine } from '@masthead/storage/testing';
import { Parser } from 'htmlparser2';
import { beforeAll, expect, it } from 'vitest';
import { ADVERTISER, type Booking, CREATIVE, LINE, NOW, ORDER, ORIGIN, startBooking } from './testing/booking.ts';

const FILM = {
  id: 'ferry',
  kind: 'video',
  advertiserId: 'fjordline',
  name: 'The night ferry',
  landing: 'https://fjordline.example/ferry/',
  alt: 'A ferry at night',
  film: '/video/fjordline-ferry/video.mp4',
  durationMs: 12_000,
  width: 854,
  height: 480,
  skippableAfterMs: 5_000,
  companionIds: ['bergen'],
};

/** By the name of the element; of those with an event or an address, by that too. */
function elementsOf(xml: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, { event }) => void open.push(event ? `${name} ${event}` : name),
      ontext(text) {
        const name = open.at(-1) ?? '';
        all.set(name, [...(all.get(name) ?? []), text]);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return all;
}

describeEachEngine('before a film', (suite) => {
  let booking: Booking;
  beforeAll(async () => {
    booking = await startBooking(suite);
    await booking.media.write(FILM.film, new Uint8Array(64));
    for (const [path, body] of [
      ['/advertisers', ADVERTISER],
      ['/orders', ORDER],
      ['/creatives', { ...CREATIVE, picture: await booking.picture(300, 250) }],
      ['/creatives', FILM],
      ['/lines', { ...LINE, creativeIds: ['ferry'], where: { key: 'topic', isOneOf: ['home'] } }],
    ] as const) {
      const { status, text } = await booking.desk('POST', path, body);
      if (status !== 201) throw new Error(`${path}: ${text}`);
    }
  });

  const addressWith = (changes: Partial<VideoAdRequest> = {}): string => {
    const url = new URL(
      videoAdUrl({
        address: `${ORIGIN}/api/ads/vast`,
        site: 'masthead',
        device: 'mobile',
        targeting: { topic: ['home', 'kitchen'], ptype: ['video_page'] },
        url: `${ORIGIN}/videos/a-film/`,
        descriptionUrl: `${ORIGIN}/videos/a-film/`,
        video: 'film-1',
        now: NOW,
        ...changes,
      }),
    );
    return url.pathname + url.search;
  };

  async function told(): Promise<Map<string, string[]>> {
    const { status, text } = await booking.send('GET', addressWith());
    expect(status).toBe(200);
    return elementsOf(text);
  }
  const one = (elements: Map<string, string[]>, name: string): string => {
    const [text, ...more] = elements.get(name) ?? [];
    if (text === undefined || more.length > 0) throw new Error(`There is not one ${name}`);
    return text.replace(ORIGIN, '');
  };
  const counted = async (): Promise<Record<string, number>> => {
    const { data } = await booking.desk('GET', '/lines/front');
    return {
      ...data.film,
      shown: data.delivered.shown,
      viewed: data.delivered.viewed,
      clicked: data.delivered.clicked,
    };
  };

  it('tells the film that a line has for the page, by the request that other ad servers are asked with', async () => {
    const { headers, text } = await booking.send('GET', addressWith());
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/xml; charset=utf-8',
      'no-store',
    ]);
    const elements = elementsOf(text);
    expect(one(elements, 'MediaFile')).toBe(`/a/video${FILM.film}`);
    expect([one(elements, 'Duration'), one(elements, 'Advertiser')]).toEqual(['00:00:12.000', 'Fjordline']);
    expect(text).toContain('skipoffset="00:00:05.000"');
    const picture = await booking.send('GET', one(elements, 'StaticResource'));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each<[string, Partial<VideoAdRequest>]>([
    ['the page is about something else', { targeting: { topic: ['phones'] } }],
    ['the reader hid the advertiser', { adTagParameters: { hidden: 'veldt,fjordline' } }],
  ])('tells none where %s', async (_, changes) => {
    const { status, text } = await booking.send('GET', addressWith(changes));
    expect([status, [...elementsOf(text).keys()]]).toEqual([200, ['']]);
    expect(text).toContain('version="4.2"');
  });

  it('tells a film that is capped as often as its cap allows, and never where nothing is remembered', async () => {
    const capped = { ...LINE, creativeIds: ['ferry'], caps: [{ impressions: 2, perMs: 60_000 }] };
    await booking.desk('PUT', '/lines/front', capped);
    const isTold = async (seen?: string): Promise<boolean> => {
      const asked = addressWith(seen === undefined ? {} : { adTagParameters: { seen } });
      return elementsOf((await booking.send('GET', asked)).text).has('MediaFile');
    };
    expect(await isTold()).toBe(false);
    expect(await isTold('another:1')).toBe(true);
    expect(await isTold(`front:${NOW - 1}`)).toBe(true);
    expect(await isTold(`another:1,front:${NOW - 1}:${NOW - 2}`)).toBe(false);
    expect(await isTold(`front:${NOW - 60_000}:${NOW - 2}`)).toBe(true);
    await booking.desk('PUT', '/lines/front', { ...capped, caps: [] });
    expect(await isTold()).toBe(true);
  });

  it('tells robots none, and nobody more than anybody can watch', async () => {
    const robot = await booking.send('GET', addressWith(), { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(robot.text).not.toContain('<Ad ');
    let last = 200;
    for (let time = 0; time < 61; time += 1)
      last = (await booking.send('GET', addressWith(), { sender: '203.0.113.60' })).status;
    expect(last).toBe(429);
  });

  it('says in a sentence what is wrong with a question', async () => {
    const asked = (changes: Record<string, string>): string => {
      const url = new URL(addressWith(), ORIGIN);
      for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
      return url.pathname + url.search;
    };
    for (const path of [
      '/api/ads/vast',
      asked({ url: 'javascript:alert(1)' }),
      asked({ sz: '300x250' }),
      asked({ iu: '/1/aw-masthead/video-fridge' }),
      asked({ seen: 'a-line' }),
      asked({ seen: 'a-line:yesterday' }),
      asked({ hidden: '["fjordline"]' }),
      asked({ cust_params: 'x'.repeat(2_001) }),
    ]) {
      const { status, messages } = await booking.send('GET', path);
      expect([path, status, messages.length]).toEqual([path, 400, 1]);
    }
  });

  it('leaves out of a question what is no key of ours', async () => {
    const more = addressWith({ targeting: { topic: ['home'] } }).replace(
      'cust_params=',
      'cust_params=email%3Da%40b.c%26',
    );
    expect(elementsOf((await booking.send('GET', more)).text).has('MediaFile')).toBe(true);
  });

  it('counts what a player tells once for each thing, and of robots nothing', async () => {
    const before = await counted();
    const elements = await told();
    const addresses = [
      one(elements, 'Impression'),
      one(elements, 'Viewable'),
      ...['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'].map((event) =>
        one(elements, `Tracking ${event}`),
      ),
    ];
    await booking.send('GET', one(elements, 'Impression'), { headers: { 'user-agent': 'Googlebot/2.1' } });
    await booking.send('HEAD', one(elements, 'Impression'));
    expect(await counted()).toEqual(before);
    for (let time = 0; time < 3; time += 1)
      for (const address of addresses) {
        const { status, headers, text } = await booking.send('GET', address);
        expect([status, headers.get('cache-control'), text]).toEqual([204, 'no-store', '']);
      }
    const once = {
      shown: 1,
      viewed: 1,
      start: 1,
      firstQuartile: 1,
      midpoint: 1,
      thirdQuartile: 1,
      complete: 1,
      skip: 1,
    };
    expect(await counted()).toEqual({ ...once, clicked: 0 });
  });

  it('counts errors by their number, and as others those that no standard knows', async () => {
    for (const [code, kind] of [
      ['303', 'error-303'],
      ['[ERRORCODE]', 'error-900'],
      ['1e9', 'error-900'],
    ] as const) {
      const before = (await counted())[kind] ?? 0;
      const address = one(await told(), 'Error').replace('[ERRORCODE]', encodeURIComponent(code));
      await booking.send('GET', address);
      expect([code, (await counted())[kind]]).toEqual([code, before + 1]);
    }
  });

  it('leads from the film and from the picture beside it to their landings, each counted as its own', async () => {
    const elements = await told();
    const [film, picture] = [one(elements, 'ClickThrough'), one(elements, 'CompanionClickThrough')];
    expect((await booking.send('GET', film)).headers.get('location')).toBe(FILM.landing);
    expect((await booking.send('GET', picture)).headers.get('location')).toBe(CREATIVE.landing);
    const { data } = await booking.desk('GET', '/lines/front');
    const clicked = data.creatives.map(({ of, clicked: count }: { of: string; clicked: number }) => [of, count]);
    expect(Object.fromEntries(clicked)).toEqual({ ferry: 1, bergen: 1 });
  });

  it('counts nothing that it did not sign, that is over, or that has no name', async () => {
    const elements = await told();
    const before = await counted();
    const impression = one(elements, 'Impression');
    const token = impression.split('/').at(-2) ?? '';
    const showing = booking.tokens.read(token);
    if (!showing) throw new Error('It is ours');
    const old = booking.tokens.sign({ ...showing, decidedAt: NOW - TOKEN_MS });
    for (const [path, status] of [
      [impression.replace(token, `${token.slice(0, -2)}AA`), 400],
      [impression.replace(token, old), 410],
      [impression.replace('/impression', '/clicked'), 404],
      [impression.replace('/impression', '/shown'), 404],
    ] as const)
      expect((await booking.send('GET', path)).status).toBe(status);
    expect(await counted()).toEqual(before);
  });

  it('counts no more of one sender than anybody can tell', async () => {
    const before = (await counted()).pause ?? 0;
    for (let time = 0; time < 130; time += 1) {
      const showing = {
        decision: `flood-${time}`,
        slot: 'film',
        placement: 'video-rectangle',
        size: VIDEO_AD_SIZE,
      } as const;
      const token = booking.tokens.sign({ ...showing, line: 'front', creative: 'ferry', decidedAt: NOW });
      await booking.send('GET', `/api/ads/film/${token}/pause`, { sender: '203.0.113.61' });
    }
    expect((await counted()).pause).toBe(before + 120);
  });

  it('is an example for forecasts, as pages are', async () => {
    await booking.server.close();
    const before = (await booking.desk('POST', '/lines/front/forecast', {})).data.samples;
    for (let time = 0; time < 3; time += 1) await told();
    await booking.server.close();
    expect((await booking.desk('POST', '/lines/front/forecast', {})).data.samples).toBe(before + 3);
  });

  it('adds up to a recount of what was told', async () => {
    const { db } = booking.database;
    const noted = await db
      .selectFrom('ad_noted')
      .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
      .groupBy('kind')
      .execute();
    const sums = await db
      .selectFrom('ad_delivered')
      .select(({ fn }) => ['kind', fn.sum<number>('count').as('count')])
      .groupBy('kind')
      .execute();
    const byKind = (rows: typeof sums) => rows.map(({ kind, count }) => `${kind} ${Number(count)}`).sort();
    expect(sums.length).toBeGreaterThan(10);
    expect(byKind(sums)).toEqual(byKind(noted));
  });
});
