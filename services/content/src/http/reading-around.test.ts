/** The calls around one story: what follows it, what live coverage gained, a video's captions. */
import { isBranded, liveCoverageItemCodec, type ShortcodeData, seamlessItemCodec, webVtt } from '@masthead/model';
import { describeEachEngine } from '@masthead/storage/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idOf } from '../kinds/newsroom-id.ts';
import { topicPaths } from '../newsroom/import/known.ts';
import { slugsOf } from '../testing/newsroom.ts';
import { articlesOf, errorOf, everyStory, firstOf, type Reader, startReading } from '../testing/reading.ts';

const API = '/api/neutron';

const namesIn = (data: ShortcodeData | undefined) => ({
  pictures: Object.keys(data?.pictures ?? {}),
  products: Object.keys(data?.products ?? {}),
  newsletters: Object.keys(data?.newsletters ?? {}),
});

describeEachEngine('the call for', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });

  describe('what follows (API-27)', () => {
    const follows = async (slug: string, query = '') => {
      const { body } = await reader.ask(
        `${API}/seamless/masthead/${slug}/web?componentName=seamless&componentDisplayName=Seamless&componentType=Seamless${query}`,
      );
      expect(body).toMatchObject({
        meta: { componentName: 'seamless', componentDisplayName: 'Seamless', componentType: 'Seamless' },
      });
      return z.object({ data: z.object({ items: z.array(seamlessItemCodec) }) }).parse(body).data.items;
    };
    /** By the rule: what editors chose, then who shares most topics, the fresher first. */
    const expected = (slug: string, limit: number) => {
      const paths = topicPaths(reader.files.topics);
      const topicsOf = (matter: { topic: string; topics: string[] }) =>
        new Set([matter.topic, ...matter.topics].flatMap((topic) => paths.get(topic) ?? []));
      const all = everyStory(reader.files);
      const own = firstOf(
        all.filter((story) => story.slug === slug),
        slug,
      );
      const shared = ({ matter }: typeof own) =>
        [...topicsOf(matter)].filter((topic) => topicsOf(own.matter).has(topic)).length;
      const unpaid = ({ matter: { section, authors } }: typeof own) =>
        !isBranded({ section, author: { username: authors[0] ?? '' } });
      const others = reader.files.stories
        .filter(
          (story) =>
            story.slug !== slug && !own.matter.related.includes(story.slug) && shared(story) > 0 && unpaid(story),
        )
        .sort((one, other) => shared(other) - shared(one) || one.matter.age - other.matter.age);
      return [...own.matter.related, ...slugsOf(others)].slice(0, limit);
    };

    it('is what its editors chose, then what shares most topics, the fresher first, never itself', async () => {
      for (const { slug } of everyStory(reader.files)) {
        const items = await follows(slug, '&limit=6');
        expect([slug, items.map((item) => item.slug)]).toEqual([slug, expected(slug, 6)]);
      }
    });

    it('says of each who chose it, and its address', async () => {
      const { slug, matter } = firstOf(
        articlesOf(reader.files).filter(({ matter: { related } }) => related.length > 0),
        'related',
      );
      for (const { source, slug: other = '', url, type } of await follows(slug, '&limit=20')) {
        expect(source).toBe(matter.related.includes(other) ? 'curated' : 'algorithm');
        expect(await reader.data(`${API}/url-generator/masthead/${type}/${other}`)).toEqual({ url });
      }
    });

    it('is three unless told otherwise, of one kind or one collection when that is asked for', async () => {
      const slug = 'nine-hours-to-empty';
      expect(await follows(slug)).toHaveLength(3);
      const reviews = await follows(slug, '&recommendationContentType=content_review&limit=20');
      expect(new Set(reviews.map(({ type }) => type))).toEqual(new Set(['content_review']));
      const member = firstOf(
        articlesOf(reader.files).filter(({ matter }) => matter.collections.includes('repair-files')),
        'repair story',
      );
      const items = await follows(member.slug, '&collectionId=repair-files&limit=20');
      expect(items.length).toBeGreaterThan(0);
      for (const { slug: other } of items)
        expect(everyStory(reader.files).find((story) => story.slug === other)?.matter.collections).toContain(
          'repair-files',
        );
      expect(await follows(slug, '&collectionId=no-such')).toEqual([]);
    });

    it('needs an id that is the story’s, and takes it in the place of the slug', async () => {
      const slug = 'nine-hours-to-empty';
      const id = idOf('story', slug);
      expect(await follows(slug, `&contentId=${id}`)).toEqual(await follows(slug));
      expect(await follows(id, `&contentId=${id}`)).toEqual(await follows(slug));
      const answer = await reader.ask(`${API}/seamless/masthead/${slug}/web?contentId=other`);
      expect(errorOf(answer)).toEqual({ code: 400, message: 'other is not the id of nine-hours-to-empty' });
      expect((await reader.ask(`${API}/seamless/masthead/no-such/web`)).status).toBe(404);
    });
  });

  describe('live entries since (API-25)', () => {
    const since = async (slug: string, start: number) =>
      z
        .array(liveCoverageItemCodec)
        .parse(await reader.data(`${API}/livearticles/masthead/items/${idOf('story', slug)}/${start}/web`));

    it('gives what came from a sequence on, oldest first', async () => {
      const { slug, matter } = firstOf(reader.files.live, 'live coverage');
      const all = await since(slug, 0);
      expect(all.map(({ headline }) => headline)).toEqual(
        matter.items.toSorted((one, other) => other.age - one.age).map(({ headline }) => headline),
      );
      for (const { sequence } of all)
        expect(await since(slug, sequence + 1)).toEqual(all.filter((item) => item.sequence > sequence));
    });

    it('tells what was deleted, without its words', async () => {
      const { slug } = firstOf(reader.files.live, 'live coverage');
      const [first] = await since(slug, 1);
      const mark = (deleted: number) =>
        reader.database.db
          .updateTable('live_items')
          .set({ deleted })
          .where('id', '=', first?.id ?? '')
          .execute();
      await mark(1);
      expect((await since(slug, 1))[0]).toMatchObject({
        id: first?.id,
        deleted: true,
        headline: undefined,
        body: undefined,
      });
      await mark(0);
    });

    it('gives each entry what its own shortcodes show, and nothing of another’s', async () => {
      const { slug } = firstOf(reader.files.live, 'live coverage');
      const [one, other, third] = await since(slug, 1);
      const write = (id: string | undefined, fields: { body?: string; deleted?: number }) =>
        reader.database.db
          .updateTable('live_items')
          .set(fields)
          .where('id', '=', id ?? '')
          .execute();
      const file = firstOf(reader.files.pictures, 'picture').file;
      const product = firstOf(reader.files.products, 'product').slug;
      const picture = `<shortcode shortcode="image" picture="${idOf('picture', file)}"></shortcode>`;
      await write(one?.id, { body: `${picture}<shortcode shortcode="newsletter" slug="deal-alert"></shortcode>` });
      await write(other?.id, { body: `<shortcode shortcode="buybutton" product="${product}"></shortcode>` });
      await write(third?.id, { body: picture, deleted: 1 });
      const [shown, bought, gone, plain] = (await since(slug, 1)).map((item) => item.additionalShortcodeData);
      await write(one?.id, { body: one?.body ?? '' });
      await write(other?.id, { body: other?.body ?? '' });
      await write(third?.id, { body: third?.body ?? '', deleted: 0 });

      expect(namesIn(shown)).toEqual({ pictures: [idOf('picture', file)], products: [], newsletters: ['deal-alert'] });
      expect(namesIn(bought)).toEqual({ pictures: [], products: [product], newsletters: [] });
      expect([gone, plain]).toEqual([undefined, undefined]);
    });

    it('shows who wrote each', async () => {
      for (const { slug } of reader.files.live)
        for (const { author } of await since(slug, 0)) expect(author?.image?.filename).toMatch(/\.jpg$/);
    });

    it.each(['-1', 'x', '1.5', '99999999999'])('refuses to start at %s', async (start) => {
      const answer = await reader.ask(
        `${API}/livearticles/masthead/items/${idOf('story', 'halo-keynote-live')}/${start}/web`,
      );
      expect(errorOf(answer)).toEqual({ code: 400, message: 'start takes a whole number from 0 to 2147483647' });
    });

    it('has none for what is no live coverage', async () => {
      for (const id of ['nothing', idOf('story', 'nine-hours-to-empty')])
        expect((await reader.ask(`${API}/livearticles/masthead/items/${id}/1/web`)).status).toBe(404);
    });
  });

  describe('captions (API-26)', () => {
    it('gives every video’s as WebVTT', async () => {
      for (const { slug, matter } of reader.files.videos) {
        const response = await reader.fetch(`${API}/videos/masthead/captions/webvtt/${slug}.vtt`);
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
        expect(cuesIn(await response.text())).toEqual(matter.captions);
      }
    });

    it.each(['no-such.vtt', 'nine-hours-to-empty.vtt', 'the-61-mile-loop.srt', 'the-61-mile-loop'])(
      'has no %s',
      async (file) => {
        expect((await reader.ask(`${API}/videos/masthead/captions/webvtt/${file}`)).status).toBe(404);
      },
    );

    it('keeps every cue whole, whatever its words', () => {
      const words = fc
        .string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '-', '>', '<', '&', '"', 'é', ':', '0') })
        .filter((text) => text.trim() !== '');
      fc.assert(
        fc.property(fc.array(words, { maxLength: 6 }), (texts) => {
          const vtt = webVtt(texts.map((text, index) => ({ start: index, end: index + 0.5, text })));
          expect(cuesIn(vtt).map((text) => text.split(/\s+/).join(' ').trim())).toEqual(
            texts.map((text) => text.split(/\s+/).join(' ').trim()),
          );
        }),
      );
    });
  });
});

/** The words of each cue, as a browser reads the format: lines end by any of three, and an empty one ends a cue. */
function cuesIn(vtt: string): string[] {
  const [header, ...blocks] = vtt.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split(/\n\n+/);
  expect(header?.trimEnd()).toBe('WEBVTT');
  return blocks
    .filter((block) => block !== '')
    .map((block) => {
      const [times = '', ...lines] = block.replace(/\n$/, '').split('\n');
      expect(times).toMatch(/^\d{2}:\d{2}:\d{2}\.\d{3} --> \d{2}:\d{2}:\d{2}\.\d{3}$/);
      const text = lines.join('\n');
      expect(text).not.toMatch(/<|-->/);
      return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    });
}
