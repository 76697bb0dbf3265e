/** What the pages of reviews, galleries, videos and live coverage carry: every fact of a story's file. */
import {
  articleCodec,
  articleLiveCodec,
  chooseVideoFiles,
  galleryCodec,
  reviewCodec,
  reviewPrice,
  techProductCodec,
  videoCodec,
} from '@masthead/model';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventOf } from '../kinds/live/files.ts';
import { idOf } from '../kinds/newsroom-id.ts';
import { NOW, slugsOf } from '../testing/newsroom.ts';
import { firstOf, type Reader, reviewsOf, startReading } from '../testing/reading.ts';

const DAY_MS = 86_400_000;

describeWithDatabase('the page of', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const pictureFile = (image: { bucketPath: string } | undefined): string => image?.bucketPath.split('/').at(-1) ?? '';
  const productFile = (slug: string) =>
    firstOf(
      reader.files.products.filter((product) => product.slug === slug),
      slug,
    );
  const article = async (slug: string) => articleCodec.parse(await reader.component('article', slug, 'article'));

  describe('a review', () => {
    it('has the verdict of its file', async () => {
      for (const { slug, matter } of reviewsOf(reader.files)) {
        const { review: verdict } = matter;
        const review = reviewCodec.parse(await reader.component('review', slug, 'review'));
        expect(review).toMatchObject({
          rating: verdict?.score,
          starRating: verdict?.score === undefined ? undefined : verdict.score / 2,
          editorsChoice: verdict?.editorsChoice,
          editorsChoiceDate: verdict?.editorsChoice ? NOW - matter.age : undefined,
          reviewKind: verdict?.kind,
          good: verdict?.good.join('\n'),
          bad: verdict?.bad.join('\n'),
          bottomLine: verdict?.bottomLine,
        });
        expect(review.subRatings.map(({ name, rating }) => ({ name, score: rating }))).toEqual(verdict?.scores);
      }
    });

    it('carries the product with its price in cents, and its prices over at least half a year', async () => {
      for (const { slug, matter } of reviewsOf(reader.files).filter(({ matter: { review } }) => review?.product)) {
        const { price, offers } = productFile(matter.review?.product ?? '');
        const wire = z
          .looseObject({ priceHistory: z.array(z.object({ date: z.iso.date(), price: z.number().positive() })) })
          .parse(await reader.component('review', slug, 'product'));
        const days = wire.priceHistory.map(({ date }) => Date.parse(date));
        expect(days).toEqual(days.toSorted((one, other) => one - other));
        expect(NOW - (days[0] ?? NOW)).toBeGreaterThanOrEqual(180 * DAY_MS);
        const asked = offers
          .map(({ history }) => Math.round((history.at(-1)?.[1] ?? 0) * 100))
          .sort((one, other) => one - other);
        expect(wire.priceHistory.at(-1)?.price).toBe((asked[0] ?? 0) / 100);
        const product = techProductCodec.parse(wire);
        expect(product.priceSummary?.median).toBe(medianOf(asked));
        expect(reviewPrice(product)).toEqual({ cents: Math.round(price) * 100, currency: 'USD' });
        expect(reviewPrice({ ...product, attributes: [] })?.cents).toBe(medianOf(asked));
      }
    });

    it('read as an article has the same text, and no product beside it', async () => {
      const { slug } = firstOf(reviewsOf(reader.files), 'review');
      expect((await article(slug)).body).toBe(reviewCodec.parse(await reader.component('review', slug, 'review')).body);
    });
  });

  it('a gallery has its pictures in order, each with its title, credit and product', async () => {
    for (const { slug, matter } of reader.files.galleries) {
      const gallery = galleryCodec.parse(await reader.component('gallery', slug, 'gallery'));
      expect(gallery.items).toHaveLength(matter.items.length);
      for (const [index, item] of gallery.items.entries()) {
        const file = matter.items[index];
        expect([item.position, item.title, item.headline, pictureFile(item.image)]).toEqual([
          index + 1,
          file?.title,
          file?.title,
          file?.picture,
        ]);
        expect(item.relatedProduct?.slugs).toEqual(file?.product ? [file.product] : undefined);
        expect(item.photoCredit).toBe(reader.files.pictures.find((picture) => picture.file === file?.picture)?.credit);
        expect(item.body).toMatch(/^<p>/);
      }
    }
  });

  it('a video has HLS, mp4 and captions, and the newest others to go on with', async () => {
    for (const { slug, matter } of reader.files.videos) {
      const video = videoCodec.parse(await reader.component('video', slug, 'video'));
      const [hls, mp4] = [`/a/video/video/${slug}/index.m3u8`, `/a/video/video/${slug}/video.mp4`];
      expect(chosen(video.files)).toEqual({ hls, mp4 });
      expect([video.manifestUrl, video.m3u8, video.mp4Url, video.mp4]).toEqual([hls, hls, mp4, mp4]);
      expect([video.duration, video.metaData?.duration, video.metaData?.status]).toEqual([
        matter.scenes.length * matter.sceneSeconds,
        matter.scenes.length * matter.sceneSeconds,
        'LIVE',
      ]);
      expect(video.chapters).toEqual(matter.chapters);
      expect(video.captions[0]).toMatchObject({ format: 'webvtt', data: expect.stringMatching(/^WEBVTT\n/) });
      const playlist = z.array(videoCodec).parse(await reader.component('video', slug, 'playlist'));
      const newest = reader.files.videos
        .toSorted((one, other) => one.matter.age - other.matter.age)
        .filter((other) => other.slug !== slug);
      expect(playlist.map((other) => other.slug)).toEqual(slugsOf(newest).slice(0, 12));
    }
  });

  it('a video carries what was written about it', async () => {
    for (const { slug } of reader.files.videos) {
      const { body, additionalShortcodeData } = z
        .object({ body: z.string(), additionalShortcodeData: z.record(z.string(), z.unknown()) })
        .parse(await reader.component('video', slug, 'video'));
      expect(body).toMatch(/^<p>/);
      expect(additionalShortcodeData).toHaveProperty('pictures');
    }
  });

  it('live coverage carries what the shortcodes of its entries show', async () => {
    const { slug } = firstOf(reader.files.live, 'live coverage');
    const file = firstOf(reader.files.pictures, 'picture').file;
    const { db } = reader.database;
    const before = articleLiveCodec.parse(await reader.component('article-live', slug, 'live'));
    const entry = firstOf(before.items, 'entry');
    const save = (body: string) => db.updateTable('live_items').set({ body }).where('id', '=', entry.id).execute();
    await save(`<p>Look</p><shortcode shortcode="image" picture="${idOf('picture', file)}"></shortcode>`);
    const live = articleLiveCodec.parse(await reader.component('article-live', slug, 'live'));
    await save(entry.body ?? '');
    expect(Object.values(live.additionalShortcodeData?.pictures ?? {}).map(pictureFile)).toEqual([file]);
  });

  it('live coverage has its entries newest first, each with who wrote it', async () => {
    for (const { slug, matter } of reader.files.live) {
      const live = articleLiveCodec.parse(await reader.component('article-live', slug, 'live'));
      const { starts, ends, zone, shift } = eventOf(matter, { at: (age) => NOW - age });
      expect(
        live.items.map(({ headline, author, important, pinned, datePublished }) => [
          headline,
          author?.username,
          important,
          pinned,
          datePublished,
        ]),
      ).toEqual(
        matter.items
          .toSorted((one, other) => one.age - other.age)
          .map(({ headline, author, important, pinned, age }) => [
            headline,
            author,
            important,
            pinned,
            NOW - age + shift,
          ]),
      );
      expect(live).toMatchObject({
        channelDetails: { namespace: 'live', name: live.id, key: expect.stringMatching(/^[\w-]{22}$/) },
        lastEvent: matter.items.length,
        eventStart: starts,
        eventEnd: ends ?? undefined,
        eventTimeZone: zone,
      });
    }
  });
});

/** The files that a player takes. */
function chosen(files: Parameters<typeof chooseVideoFiles>[0] = []) {
  const { hls, mp4 } = chooseVideoFiles(files, () => undefined);
  return { hls: hls?.url, mp4: mp4?.url };
}

function medianOf(sorted: readonly number[]): number {
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return Math.round((low + high) / 2);
}
