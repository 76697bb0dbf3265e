/** What the pages carry that are not of one story: laid-out pages, collections, people, products, and the pages that stand. */
import {
  authorCodec,
  collectionCodec,
  contentListCodec,
  isVoicesContributor,
  richTextCodec,
  techProductCodec,
  toContentDate,
} from '@masthead/model';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type FeatureCell, FRONT_FEATURE, standingSchemas } from '../documents/standing.ts';
import { saveStanding } from '../repositories/standing.ts';
import { NOW, pagePath, slugsOf, storeOf } from '../testing/newsroom.ts';
import { everyStory, firstOf, type Reader, startReading } from '../testing/reading.ts';

const wireItems = z.object({ items: z.array(z.looseObject({ title: z.string() })) });
const featureFile = standingSchemas.feature.pick({ slug: true, name: true, layout: true }).loose();

describeWithDatabase('the page of', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const listOf = async (type: string, slug: string, name = 'listing') =>
    contentListCodec.parse(await reader.component(type, slug, name));
  const newest = (isIn: (matter: ReturnType<typeof everyStory>[number]['matter']) => boolean) =>
    slugsOf(
      everyStory(reader.files)
        .filter(({ matter }) => isIn(matter))
        .sort((one, other) => one.matter.age - other.matter.age),
    );

  describe('a feature', () => {
    /** All but the one that arranges the front page. */
    const features = () =>
      reader.files.features.map((feature) => featureFile.parse(feature)).filter(({ slug }) => slug !== FRONT_FEATURE);
    const placesOf = ({ components, children }: FeatureCell): FeatureCell['components'] => [
      ...components,
      ...children.flatMap(placesOf),
    ];

    it('has its layout as the editors made it, hidden components included', async () => {
      for (const { slug, name, layout } of features()) {
        const { components } = await reader.page('feature', slug);
        const feature = components.find((part) => part.kind === 'Feature')?.data;
        expect(feature).toMatchObject({ name, slug, dateModified: NOW });
        expect(feature?.layout.map(shape)).toEqual(layout.map(shape));
      }
    });

    it('fills every place that readers see, in the order of the layout, and no hidden one', async () => {
      const hidden: string[] = [];
      for (const { slug, layout } of features()) {
        const { components } = await reader.page('feature', slug);
        const places = layout.flatMap(placesOf);
        hidden.push(...places.filter((place) => place.hidden).map(({ id }) => id));
        const filled = components.flatMap((part) => (part.kind === 'Error' || part.kind === 'Feature' ? [] : part.id));
        expect(filled).toEqual(places.filter((place) => !place.hidden).map(({ id }) => id));
      }
      expect(hidden.length).toBeGreaterThan(0);
    });

    it('fills a listing with the newest of its topic and the way to more, a story with that story', async () => {
      expect(slugsOf((await listOf('feature', 'moon-week', 'moon-lead')).items)).toEqual(['rocket-soot-stratosphere']);
      const listing = await listOf('feature', 'moon-week', 'moon-space-latest');
      const door = contentListCodec.parse(
        await reader.data('/api/neutron/components/masthead/listing/topic/space/web'),
      );
      expect([slugsOf(listing.items), listing.paging]).toEqual([slugsOf(door.items), door.paging]);
    });

    it.each([
      ['story', 'There is no story gone'],
      ['text', 'There is no text gone'],
      ['newsletter', 'There is no newsletter gone'],
      ['listing', 'This page could not be found'],
      ['collection', 'This page could not be found'],
    ] as const)(
      'with a %s that is gone has an error component in its place, and the rest stands',
      async (family, message) => {
        const { db } = reader.database;
        const stored = db
          .selectFrom('standing')
          .select('document')
          .where('kind', '=', 'feature')
          .where('key', '=', 'moon-week');
        const { document } = await stored.executeTakeFirstOrThrow();
        const feature = standingSchemas.feature.parse(JSON.parse(document));
        const broken = { id: 'broken', family, view: 'list', slug: 'gone' };
        const layout = [{ ...feature.layout[0], components: [broken] }, ...feature.layout.slice(1)];
        const save = (text: string) =>
          db
            .updateTable('standing')
            .set({ document: text })
            .where('kind', '=', 'feature')
            .where('key', '=', 'moon-week')
            .execute();
        const before = await reader.page('feature', 'moon-week');
        await save(JSON.stringify({ ...feature, layout }));
        const { components } = await reader.page('feature', 'moon-week');
        await save(document);
        const [, failed, ...rest] = components;
        expect(failed).toMatchObject({
          kind: 'Error',
          fetcherName: 'content',
          name: 'broken',
          status: 404,
          errors: [{ code: 404, message }],
        });
        expect(rest).toEqual(before.components.slice(2));
        expect(reader.reports).toEqual([]);
      },
    );

    it('whose texts cannot be read says so in their places without saying why, and the rest stands', async () => {
      const { db } = reader.database;
      const text = db.selectFrom('standing').select('document').where('kind', '=', 'text').where('key', '=', 'ethics');
      const { document } = await text.executeTakeFirstOrThrow();
      const save = (content: string) =>
        db
          .updateTable('standing')
          .set({ document: content })
          .where('kind', '=', 'text')
          .where('key', '=', 'ethics')
          .execute();
      await save('{"secret":');
      const { components } = await reader.page('feature', 'how-we-test');
      await save(document);
      const failed = components.filter((part) => part.kind === 'Error');
      expect(failed.map(({ name }) => name)).toContain('test-ethics');
      for (const part of failed)
        expect(part).toMatchObject({ status: 500, errors: [{ code: 500, message: 'The component failed' }] });
      expect(components.filter((part) => part.kind === 'ContentList').length).toBeGreaterThan(3);
    });
  });

  describe('a collection', () => {
    it('tells of it and lists what is in it, newest first', async () => {
      for (const { slug, title, description, threads, kind } of reader.files.collections.filter(({ hide }) => !hide)) {
        const [collection] = z.array(collectionCodec).parse(await reader.component('collection', slug, 'collection'));
        expect(collection).toMatchObject({
          slug,
          title,
          description,
          typeSlug: kind,
          hide: false,
          threads: threads.map((thread) => ({ slug: thread })),
        });
        const expected = newest(
          (matter) => matter.collections.includes(slug) || ('show' in matter && matter.show === slug),
        );
        const { items, paging } = await listOf('collection', slug);
        expect([slugsOf(items), paging.total]).toEqual([expected.slice(0, 4), expected.length]);
      }
    });

    it('that is hidden is for the desk: it has no page, no listing and no address', async () => {
      const { slug } = firstOf(
        reader.files.collections.filter(({ hide }) => hide),
        'hidden collection',
      );
      for (const path of [
        pagePath('collection', slug),
        `/api/neutron/components/masthead/listing/collection/${slug}/web`,
        `/api/neutron/url-generator/masthead/content_collection/${slug}`,
      ])
        expect((await reader.ask(path)).status).toBe(404);
    });
  });

  it('an author has roles, credentials and what they wrote, newest first', async () => {
    for (const file of reader.files.authors) {
      const {
        username,
        firstName,
        lastName,
        bio,
        roles,
        credentials,
        awards,
        education,
        expertise,
        joined,
        disclosure,
        bureau,
      } = file;
      const author = authorCodec.parse(await reader.component('profile', username, 'author'));
      expect(author).toMatchObject({
        username,
        fullName: `${firstName} ${lastName}`.trim(),
        bio,
        roles,
        credentials,
        awards,
        education,
        expertise,
      });
      expect([author.authorDisclosure ?? '', author.bureau ?? '', author.profileUrl]).toEqual([
        disclosure,
        bureau,
        `/profiles/${username}/`,
      ]);
      expect(author.awardsAndCredentials).toEqual([...awards, ...credentials]);
      expect(author.dateCreated).toBe(joined === undefined ? undefined : NOW - joined);
      const { items } = await listOf('profile', username);
      expect(slugsOf(items)).toEqual(newest(({ authors }) => authors.includes(username)).slice(0, 4));
    }
  });

  it('a product has its attributes, and the stories about it', async () => {
    for (const { slug, name, attributes } of reader.files.products.slice(0, 40)) {
      const product = techProductCodec.parse(await reader.component('product', slug, 'product'));
      expect(product).toMatchObject({ name, slugs: [slug] });
      expect(product.attributes.slice(1).map((attribute) => [attribute.name, attribute.val])).toEqual(
        attributes.map((attribute) => [attribute.name, [attribute.value]]),
      );
      const about = reader.files.stories.filter(
        ({ matter: { products, listicle, review } }) =>
          products.includes(slug) || review?.product === slug || listicle.some((item) => item.product === slug),
      );
      expect((await listOf('product', slug)).paging.total).toBe(about.length);
    }
  });

  it('a tag carries its name', async () => {
    const { slug, name } = firstOf(
      reader.files.stories.flatMap(({ matter }) => matter.tags),
      'tag',
    );
    const { title, items } = await listOf('tag', slug);
    expect(title).toBe(name);
    for (const item of items) expect(newest(({ tags }) => tags.some((tag) => tag.slug === slug))).toContain(item.slug);
  });

  it.each(['about', 'ethics', 'shopping'])('text %s has it as HTML', async (slug) => {
    const { components } = await reader.page('text', slug);
    const file = reader.files.texts.find((text) => text.slug === slug);
    expect(components).toMatchObject([
      { kind: 'Text', data: { id: slug, title: file?.title, content: expect.stringMatching(/^<(p|h2|ul)/) } },
    ]);
  });

  describe('a text', () => {
    const textOf = async (slug: string) => richTextCodec.parse(await reader.component('text', slug, 'text'));

    it('has the pictures that its shortcodes name', async () => {
      const { content, additionalShortcodeData } = await textOf('84-days');
      const [, named = ''] = /shortcode="image" picture="([^"]+)"/.exec(content) ?? [];
      expect(Object.keys(additionalShortcodeData?.pictures ?? {})).toEqual([named]);
    });

    it('has the stories, products and newsletters that they name, and no others', async () => {
      const { db } = reader.database;
      const product = firstOf(reader.files.products, 'product').slug;
      const letter = String(firstOf(reader.files.newsletters, 'newsletter').slug);
      const gallery = db.selectFrom('stories').select('id').where('type_name', '=', 'content_gallery');
      const { id } = await gallery.executeTakeFirstOrThrow();
      const content = `<shortcode shortcode="specs" product="${product}"></shortcode><shortcode shortcode="gallery" story="${id}"></shortcode><shortcode shortcode="newsletter" slug="${letter}"></shortcode>`;
      await storeOf(reader.database).write((writing) =>
        saveStanding(writing, 'text', 'naming', { slug: 'naming', title: 'N', description: '', content }),
      );
      const { additionalShortcodeData: data } = await textOf('naming');
      expect(Object.keys(data?.products ?? {})).toEqual([product]);
      expect(Object.keys(data?.stories ?? {})).toEqual([id]);
      expect(data?.galleries[id]?.length).toBeGreaterThan(0);
      expect(Object.keys(data?.newsletters ?? {})).toEqual([letter]);
    });

    it('without shortcodes carries nothing more', async () => {
      expect((await textOf('ethics')).additionalShortcodeData).toBeUndefined();
    });
  });

  it('all newsletters lists each with its picture and rhythm, one of them the newest stories of its topic', async () => {
    const { items } = wireItems.parse(await reader.component('newsletters', 'newsletters', 'newsletters'));
    expect(items.map(({ title, frequency }) => [title, frequency]).sort()).toEqual(
      reader.files.newsletters.map(({ name, frequency }) => [name, frequency]).sort(),
    );
    const { slug, topic } = firstOf(reader.files.newsletters, 'newsletter');
    const issue = await listOf('newsletter', String(slug), 'stories');
    const door = contentListCodec.parse(
      await reader.data(`/api/neutron/components/masthead/listing/topic/${topic}/web?limit=10`),
    );
    expect(slugsOf(issue.items)).toEqual(slugsOf(door.items));
  });

  it('the awards has what the editors chose, sixteen at most, each with its verdict', async () => {
    const { items } = await listOf('awards', 'awards', 'editorsChoice');
    const chosen = newest(
      (matter) => ('review' in matter && matter.review?.editorsChoice === true) || matter.type === 'Editors Choice',
    );
    expect(slugsOf(items)).toEqual(chosen.slice(0, 16));
  });

  it('voices has every contributor of voices and nobody else', async () => {
    const { items } = z
      .object({ items: z.array(authorCodec) })
      .parse(await reader.component('voices', 'voices', 'voices'));
    expect(items.map(({ username }) => username)).toEqual(
      reader.files.authors
        .filter(isVoicesContributor)
        .map(({ username }) => username)
        .sort(),
    );
    expect(items.length).toBeGreaterThan(0);
  });

  it.each(['provider-reviews', 'internet-plans'])('%s lists internet providers, the best rated first', async (slug) => {
    const { items } = wireItems.parse(await reader.component('providers', slug, 'providers'));
    const ratings = items.map(({ rating }) => Number(rating));
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(items).toHaveLength(reader.files.places.providers.length);
  });

  it('providers says when somebody looked up what each charges: as its file says, or when it was taken over', async () => {
    const { items } = wireItems.parse(await reader.component('providers', 'internet-plans', 'providers'));
    const { providers } = reader.files.places;
    expect(new Set(providers.map(({ checked }) => checked === undefined))).toEqual(new Set([true, false]));
    expect(new Map(items.map(({ slug, dateChecked }) => [slug, dateChecked]))).toEqual(
      new Map(providers.map(({ slug, checked = 0 }) => [slug, toContentDate(NOW - checked)])),
    );
  });
});

interface Cell {
  label?: string | undefined;
  colspan?: number | undefined;
  components: readonly {
    id?: string | undefined;
    slug?: string | undefined;
    view?: string | undefined;
    hidden: boolean;
  }[];
  children: readonly Cell[];
}

/** What a layout and its file have in common. */
const shape = ({ label = '', colspan, components, children }: Cell): unknown => [
  label,
  colspan,
  components.map(({ id, slug, view, hidden }) => [id, slug, view, hidden]),
  children.map(shape),
];
