/** Sitemaps: by kind and by time, nothing twice and nothing forgotten. */
import { contentListCodec, flattenEnvelope, STORY_KINDS, storyKinds } from '@masthead/model';
import { describeWithDatabase } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storyDocument } from '../kinds/kinds.ts';
import { storyFiles } from '../newsroom/files/files.ts';
import { placeInListings } from '../repositories/listings.ts';
import { NOW, slugsOf, storeOf } from '../testing/newsroom.ts';
import { errorOf, everyStory, type Reader, startReading } from '../testing/reading.ts';
import { boundsOf, daysIn } from '../use-cases/sitemaps.ts';
import { listingsOf } from '../use-cases/writing/listings-of.ts';

const API = '/api/neutron';
const linked = contentListCodec.extend({ links: z.looseObject({ next: z.string().optional() }) });

describeWithDatabase('sitemaps', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const list = async (path: string) => linked.parse(flattenEnvelope((await reader.ask(path)).body));

  describe('a sitemap (API-17, API-18)', () => {
    const mapItems = z.object({
      items: z.array(
        z.object({
          id: z.string(),
          typeName: z.string(),
          slug: z.string(),
          url: z.string(),
          dateModified: z.iso.datetime(),
        }),
      ),
      paging: z.object({ total: z.string() }),
    });
    const map = async (slug: string, period = '', query = '') =>
      mapItems.parse(await reader.data(`${API}/sitemaps/masthead/${slug}${period}/web${query}`));
    const months = async (slug: string) =>
      z
        .object({ items: z.array(z.object({ year: z.number(), month: z.number(), count: z.number().positive() })) })
        .parse(await reader.data(`${API}/sitemaps/masthead/${slug}/index/web`)).items;
    it.each(STORY_KINDS)(
      'of the kind %s has each story that may be found in exactly one day, and months add up',
      async (kind) => {
        const name = storyKinds[kind].plural;
        const ofKind = storyFiles(reader.files).filter((file) => file.kind === kind);
        const files = ofKind.map(({ file }) => file).filter(({ matter }) => !matter.noIndex);
        const { items, paging } = await map(name);
        expect(slugsOf(items).sort()).toEqual(slugsOf(files).sort());
        expect(Number(paging.total)).toBe(files.length);
        const index = await months(name);
        expect(index.reduce((sum, { count }) => sum + count, 0)).toBe(files.length);
        const ofDays: string[] = [];
        for (const { year, month, count } of index) {
          const ofMonth = await map(name, `/year/${year}/month/${month}`);
          expect([ofMonth.items.length, Number(ofMonth.paging.total)]).toEqual([count, count]);
          const days = await Promise.all(
            Array.from({ length: daysIn(year, month) }, (_, day) =>
              map(name, `/year/${year}/month/${month}/day/${day + 1}`),
            ),
          );
          expect(days.toReversed().flatMap((day) => slugsOf(day.items))).toEqual(slugsOf(ofMonth.items));
          ofDays.push(...days.flatMap((day) => slugsOf(day.items)));
        }
        expect(ofDays.sort()).toEqual(slugsOf(files).sort());
        const years = await Promise.all(
          [...new Set(index.map(({ year }) => year))].map((year) => map(name, `/year/${year}`)),
        );
        expect(years.flatMap((year) => slugsOf(year.items))).toEqual(slugsOf(items));
      },
    );

    it.each(STORY_KINDS)('of the kind %s says of each month when the last of its stories changed', async (kind) => {
      const name = storyKinds[kind].plural;
      const dated = z.object({
        items: z.array(z.object({ year: z.number(), month: z.number(), dateModified: z.iso.datetime() })),
      });
      const { items } = dated.parse(await reader.data(`${API}/sitemaps/masthead/${name}/index/web?dates=true`));
      for (const { year, month, dateModified } of items) {
        const stories = await map(name, `/year/${year}/month/${month}`);
        expect(dateModified).toBe(
          stories.items
            .map((story) => story.dateModified)
            .sort()
            .at(-1),
        );
      }
    });

    it('lists the newest first with address and date, or whole summaries', async () => {
      const { items } = await map('articles');
      const ages = new Map(everyStory(reader.files).map(({ slug, matter }) => [slug, matter]));
      for (const { slug, url, typeName, dateModified } of items) {
        const { age = 0, updatedAge } = ages.get(slug) ?? {};
        expect(Date.parse(dateModified)).toBe(NOW - (updatedAge ?? age));
        expect(await reader.data(`${API}/url-generator/masthead/${typeName}/${slug}`)).toEqual({ url });
      }
      const hydrated = await list(`${API}/sitemaps/masthead/articles/web?hydrate=true&limit=5&offset=2`);
      expect(slugsOf(hydrated.items)).toEqual(slugsOf(items).slice(2, 7));
      expect((await map('articles', '', '?offset=3&limit=4')).items).toEqual(items.slice(3, 7));
    });

    it('knows nothing of what search engines may not find', async () => {
      const { db } = reader.database;
      const slug = 'nine-hours-to-empty';
      const { document } = await db
        .selectFrom('manuscripts')
        .select('document')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      const story = await db
        .selectFrom('stories')
        .select(['id', 'published_at'])
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      const place = (noIndex: boolean) =>
        storeOf(reader.database).write((writing) =>
          placeInListings(
            writing,
            story,
            listingsOf({ ...storyDocument.parse(JSON.parse(document)), noIndex }, ['auto'], null),
          ),
        );
      await place(true);
      expect(slugsOf((await map('articles')).items)).not.toContain(slug);
      await place(false);
      expect(slugsOf((await map('articles')).items)).toContain(slug);
    });

    it.each([
      ['articles/year/2026/month/2/day/29', 'day takes a whole number from 1 to 28'],
      ['articles/year/2024/month/2/day/30', 'day takes a whole number from 1 to 29'],
      ['articles/year/2026/month/13', 'month takes a whole number from 1 to 12'],
      ['articles/year/1969', 'year takes a whole number from 1970 to 9999'],
    ])('of %s is refused with what it takes', async (path, message) => {
      expect(errorOf(await reader.ask(`${API}/sitemaps/masthead/${path}/web`))).toEqual({ code: 400, message });
    });

    it('there is none of another name', async () => {
      for (const path of ['nothing/web', 'nothing/index/web', '__proto__/web'])
        expect((await reader.ask(`${API}/sitemaps/masthead/${path}`)).status).toBe(404);
    });
  });
});

describe('a day of a sitemap', () => {
  it('is the only one of its month that has an instant, and the month and year have it too', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
        const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
        const holds = ({ from, to }: { from: number; to: number }) => from <= date.getTime() && date.getTime() < to;
        const days = Array.from({ length: daysIn(year, month) }, (_, index) => index + 1);
        expect(days.filter((day) => holds(boundsOf({ year, month, day })))).toEqual([date.getUTCDate()]);
        expect([holds(boundsOf({ year, month })), holds(boundsOf({ year })), holds(boundsOf({}))]).toEqual([
          true,
          true,
          true,
        ]);
        expect(holds(boundsOf({ year, month: month === 12 ? 1 : month + 1 }))).toBe(false);
      }),
    );
  });
});
