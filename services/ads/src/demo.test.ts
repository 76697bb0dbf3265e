/** What the demo's advertising comes to: loaded once, from what is there, and shown where it was meant. */
import { fileURLToPath } from 'node:url';
import type { AdQuestion } from '@masthead/ads/wire';
import type { Logger } from '@masthead/runtime';
import { describeWithDatabase, silentLogger } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { loadDemoAds } from './index.ts';
import { type Booking, NOW, ORIGIN, startBooking } from './testing/booking.ts';

const FOLDER = fileURLToPath(new URL('../../../content/ads', import.meta.url));

describeWithDatabase('the demo’s advertising', (suite) => {
  let booking: Booking;
  const said: string[] = [];
  const logger: Logger = { ...silentLogger, warn: (message: string) => void said.push(message) };
  const load = (folder: string, origin = ORIGIN) =>
    loadDemoAds(folder, { store: booking.store, clock: booking.clock, media: booking.media, logger, origin });
  beforeAll(async () => {
    booking = await startBooking(suite);
    await load(FOLDER);
  });

  it('is loaded whole, and a second start changes nothing', async () => {
    expect(said).toEqual([]);
    const before = (await booking.desk('GET', '/lines')).data;
    expect([before.advertisers.length, before.lines.length]).toEqual([7, 13]);
    const { length } = (await booking.desk('GET', '/creatives')).data;
    // Twelve drawn ones, each in six sizes and as a card, two films, and two of the house.
    expect(length).toBe(12 * 7 + 2 + 2);
    await load(FOLDER);
    expect((await booking.desk('GET', '/lines')).data).toEqual(before);
  });

  it('has lines that run now, with pictures of at most 200 KB', async () => {
    const { lines } = (await booking.desk('GET', '/lines')).data;
    for (const { from, until, state } of lines) {
      expect(state).toBe('running');
      expect(from < NOW && (until === null || until > NOW)).toBe(true);
    }
    for (const bytes of booking.media.files.values()) expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
    const { data } = await booking.desk('GET', '/creatives');
    const films = data.flatMap(({ fields }: { fields: { film?: string } }) => fields.film ?? []);
    expect(films.every((film: string) => booking.media.files.has(film))).toBe(true);
  });

  const linesOn = async (changes: Partial<AdQuestion>): Promise<string[]> => {
    const slots: AdQuestion['slots'] = [
      { id: 'skybox-1', placement: 'skybox', position: 1, sizes: ['970x250', '728x90'] },
      { id: 'in-content-1', placement: 'in-content', position: 1, sizes: ['fluidx250'] },
      { id: 'mpu-1', placement: 'mpu', position: 1, sizes: ['300x600', '300x250'] },
      { id: 'native-1', placement: 'native', position: 1, sizes: ['fluidx168'] },
    ];
    return (await booking.decide({ slots, ...changes })).filled.map(({ line }) => line);
  };

  it.each<[string, Partial<AdQuestion>, string]>([
    ['a kitchen page', { targeting: { topic: ['home', 'kitchen-and-household'] } }, 'hollow-creek-kitchen'],
    ['a page about money', { targeting: { topic: ['personal-finance', 'banking'] } }, 'portside-finance'],
    ['the front page', { path: '/', targeting: {} }, 'fjordline-front'],
    ['a page about a thing nobody aims at', { targeting: { topic: ['personal-finance'] } }, 'masthead-newsletters'],
  ])('on %s has what was meant for it, and fills every place', async (_, page, line) => {
    const lines = new Set<string>();
    for (let view = 0; view < 5; view += 1) for (const each of await linesOn(page)) lines.add(each);
    expect([...lines]).toContain(line);
    expect((await linesOn(page)).length).toBeGreaterThanOrEqual(3);
  });

  it('leaves out what is not there, and says so', async () => {
    const other = await startBooking(suite);
    const files = fileURLToPath(new URL('./testing/demo-without-pictures', import.meta.url));
    said.length = 0;
    await loadDemoAds(files, {
      store: other.store,
      clock: other.clock,
      media: other.media,
      logger,
      origin: 'http://10.0.0.5',
    });
    expect(said.filter((sentence) => sentence.includes('no picture'))).toHaveLength(2);
    expect(said.at(-1)).toBe('The demo’s ad house-drawn is left out: landing must begin with https.');
    expect((await other.desk('GET', '/lines')).data.lines).toMatchObject([{ id: 'house-line', creativeIds: [] }]);
  });
});
