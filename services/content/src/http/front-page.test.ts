import { frontPageCodec, newsletterListCodec, pageCount } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { FRONT_FEATURE, standingSchemas } from '../documents/standing.ts';
import { saveStanding } from '../repositories/standing.ts';
import type { ContentSchema } from '../schema.ts';
import {
  type DemoStory,
  demoFiles,
  demoNewsroom,
  NOW,
  openDemo,
  pagePath,
  type ServiceUnderTest,
  slugsOf,
  startService,
  storeOf,
} from '../testing/newsroom.ts';

describeWithDatabase('the front page', (suite) => {
  let service: ServiceUnderTest;
  let stories: DemoStory[];
  /** The slugs of what editors placed on the page. */
  let head: Set<string>;
  beforeAll(async () => {
    const { front } = await demoNewsroom();
    const shelf = front.shelf.stories.map(({ story }) => story);
    head = new Set([
      front.lead,
      ...front.more,
      ...front.side,
      ...front.picks.stories,
      ...shelf,
      ...front.sister.stories,
    ]);
    service = await startService(await openDemo(suite));
    ({ unpaid: stories } = await demoFiles());
  });

  const page = async (number: number) => {
    const data = await service.data(`${pagePath('front_page', 'home')}?contentOnly=true&pageNumber=${number}`);
    return frontPageCodec.parse(data).components;
  };

  it('has the editors’ package as they arranged it', async () => {
    const { front, topics, pictures } = await demoNewsroom();
    const { package: pack } = await page(1);
    const hero = pictures.find(({ file }) => file === front.sister.hero);
    expect(pack?.threads).toEqual(front.threads);
    expect(pack?.lead.slug).toBe(front.lead);
    expect(pack?.shelf.topic).toEqual({
      slug: front.shelf.topic,
      name: topics.find(({ slug }) => slug === front.shelf.topic)?.name,
    });
    expect(pack?.sister.hero).toMatchObject({ alt: front.sister.heroAlt, width: hero?.width, height: hero?.height });
    expect(pack?.sister.hero.bucketPath.endsWith(`/${front.sister.hero}`)).toBe(true);
    expect({
      more: slugsOf(pack?.more ?? []),
      side: slugsOf(pack?.side ?? []),
      picks: slugsOf(pack?.picks.items ?? []),
      shelf: slugsOf(pack?.shelf.items ?? []),
      sister: slugsOf(pack?.sister.items ?? []),
    }).toEqual({
      more: front.more,
      side: front.side,
      picks: front.picks.stories,
      shelf: front.shelf.stories.map(({ story }) => story),
      sister: front.sister.stories,
    });
  });

  it('has its package on page 1 only', async () => {
    expect((await page(1)).package).toBeDefined();
    expect((await page(2)).package).toBeUndefined();
  });

  it('has a river of twelve a page: every story once, newest first, but those that editors placed', async () => {
    const expected = slugsOf(stories).filter((slug) => !head.has(slug));
    const { river } = await page(1);
    const pages = pageCount(river.paging);
    expect(pages).toBe(Math.ceil(expected.length / 12));
    const shown: string[] = [];
    for (let number = 1; number <= pages; number += 1) {
      const { items, paging } = (await page(number)).river;
      expect(paging).toEqual({ limit: 12, offset: (number - 1) * 12, total: expected.length });
      if (number < pages) expect(items).toHaveLength(12);
      shown.push(...slugsOf(items));
    }
    expect(shown).toEqual(expected);
  });

  it('past its last page has an empty river that still knows its total', async () => {
    const { river } = await page(999_999);
    expect(river.items).toEqual([]);
    expect(river.paging.total).toBe((await page(1)).river.paging.total);
  });

  it('is called home and nothing else', async () => {
    expect((await service.ask(pagePath('front_page', 'away'))).status).toBe(404);
  });

  it('travels with its paging in strings', async () => {
    expect(await service.data(`${pagePath('front_page', 'home')}?contentOnly=true&pageNumber=2`)).toMatchObject({
      id: 'home',
      pageType: 'front_page',
      components: [
        {
          meta: { componentName: 'river', componentType: 'ContentList' },
          data: {
            paging: { limit: '12', offset: '12', total: String(stories.filter(({ slug }) => !head.has(slug)).length) },
          },
        },
      ],
    });
  });
});

describeWithDatabase('a front page whose arrangement lost', (suite) => {
  let database: Database<ContentSchema>;
  let service: ServiceUnderTest;
  let document: string;
  beforeAll(async () => {
    database = await openDemo(suite);
    service = await startService(database);
    ({ document } = await database.db
      .selectFrom('arrangements')
      .select('document')
      .where('name', '=', 'front')
      .executeTakeFirstOrThrow());
  });

  const arrange = (text: string) =>
    database.db.updateTable('arrangements').set({ document: text }).where('name', '=', 'front').execute();
  const page = async () => frontPageCodec.parse(await service.data(pagePath('front_page', 'home'))).components;

  it.each([
    ['its lead', /"lead":"[^"]+"/, '"lead":"gone"'],
    ['its shelf’s topic', /"shelf":\{"topic":"[^"]+"/, '"shelf":{"topic":"gone"'],
    ['its hero', /"hero":"[^"]+"/, '"hero":"gone"'],
  ])('%s shows its river, whole', async (_, before, after) => {
    expect(document).toMatch(before);
    await arrange(document.replace(before, after));
    const { package: pack, river } = await page();
    expect(pack).toBeUndefined();
    expect(river.paging.total).toBe((await demoFiles()).unpaid.length);
  });

  it('one of its other stories shows the rest', async () => {
    const { side }: { side: string[] } = JSON.parse(document);
    await arrange(document.replace(`"side":["${side[0]}"`, '"side":["gone"'));
    expect(slugsOf((await page()).package?.side ?? [])).toEqual(side.slice(1));
  });
});

describeWithDatabase('a front page that editors lay out', (suite) => {
  let database: Database<ContentSchema>;
  let service: ServiceUnderTest;
  beforeAll(async () => {
    database = await openDemo(suite);
    service = await startService(database);
  });

  const place = (slug: string, more: object = {}) => ({ id: `front-${slug}`, family: 'front', slug, ...more });
  const layOut = async (...components: object[]) => {
    const layout = [{ colspan: 12, components }];
    const feature = { slug: FRONT_FEATURE, name: 'Front', viewType: 'landing', layout, modifiedAt: NOW };
    await storeOf(database).write((db) =>
      saveStanding(db, 'feature', FRONT_FEATURE, standingSchemas.feature.parse(feature)),
    );
  };
  const page = async (number = 1) =>
    frontPageCodec.parse(await service.data(`${pagePath('front_page', 'home')}?contentOnly=true&pageNumber=${number}`));
  const found = async (slug: string) =>
    (await page()).places.find(
      (part) => (part.kind === 'Error' ? part.component : part).meta.componentName === `front-${slug}`,
    );
  const itemsOf = async (slug: string) => {
    const part = await found(slug);
    return part?.kind === 'ContentList' ? part.data.items : [];
  };

  it('says its layout, with what is hidden in it, on page 1 only', async () => {
    await layOut(place('package'), place('deals', { hidden: true }));
    const [cell] = (await page()).components.feature?.layout ?? [];
    expect(cell?.components).toMatchObject([
      { familyName: 'front', slug: 'package', hidden: false },
      { familyName: 'front', slug: 'deals', hidden: true },
    ]);
    expect(await found('deals')).toBeUndefined();
    expect((await page(2)).components.feature).toBeUndefined();
  });

  it('has each of its own places filled', async () => {
    await layOut(place('deals'), place('videos'), place('live'), place('newsletters'));
    const { videos, live } = await demoNewsroom();
    expect(await itemsOf('deals')).toHaveLength(12);
    const newest = videos.toSorted((one, other) => one.matter.age - other.matter.age);
    expect(slugsOf(await itemsOf('videos'))).toEqual(slugsOf(newest).slice(0, 12));
    expect(new Set(slugsOf(await itemsOf('live')))).toEqual(new Set(slugsOf(live)));
    expect((await itemsOf('live')).every(({ event }) => event !== undefined)).toBe(true);
    const { items } = newsletterListCodec.parse(Object(await found('newsletters')).data);
    const flags = items.map(({ recommended }) => recommended);
    expect(flags).toEqual(flags.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('tells of a deal what the cheapest shop asks, and the list price where that is higher', async () => {
    await layOut(place('deals'));
    const deals = (await itemsOf('deals')).flatMap(({ deal }) => deal ?? []);
    expect(deals.length).toBeGreaterThan(0);
    for (const { slug, price, listPrice } of deals) {
      const { priceSummary } = Object(await service.data(`/api/neutron/shortcodes/masthead/commerce/${slug}/web`));
      expect(price).toBe(priceSummary.low);
      expect(listPrice).toBe(priceSummary.low < priceSummary.list ? priceSummary.list : undefined);
    }
  });

  it('says so where a place is not known, and has all others', async () => {
    await layOut(place('carousel'), place('deals'));
    expect(await found('carousel')).toMatchObject({ kind: 'Error', status: 404 });
    expect(await found('deals')).toMatchObject({ kind: 'ContentList' });
  });

  it('leaves out of its river what its package, its picks and its sister show, and nothing of what is hidden', async () => {
    const { front } = await demoNewsroom();
    const head = [front.lead, ...front.more, ...front.side];
    const listed = slugsOf((await demoFiles()).unpaid);
    const total = async (...places: object[]) => {
      await layOut(...places, place('river'));
      return (await page()).components.river.paging.total;
    };
    const without = (...shown: string[][]) => listed.filter((slug) => !shown.flat().includes(slug)).length;
    expect(await total(place('package'), place('picks'))).toBe(without(head, front.picks.stories));
    expect(await total(place('package'))).toBe(without(head));
    const shelf = front.shelf.stories.map(({ story }) => story);
    expect(await total(place('best'))).toBe(without(shelf));
    expect(await total(place('sister'))).toBe(without(front.sister.stories));
    expect(await total(place('package', { hidden: true }), place('picks'))).toBe(without(front.picks.stories));
    expect(await total(place('package', { hidden: true }))).toBe(without());
  });

  it('tells of a best list what it recommends, how that was judged and what it costs', async () => {
    const { shelf } = (await page()).components.package ?? {};
    const picks = [...(shelf?.items ?? []), ...(shelf?.index ?? [])].map(({ pick }) => pick);
    const { front } = await demoNewsroom();
    expect(picks.map((pick) => pick?.label)).toEqual(
      [...front.shelf.stories, ...front.shelf.index].map(({ label }) => label),
    );
    for (const pick of picks) {
      const { priceSummary } = Object(
        await service.data(`/api/neutron/shortcodes/masthead/commerce/${pick?.slug}/web`),
      );
      expect(pick?.price).toBe(priceSummary.low ?? undefined);
    }
    expect(picks.some((pick) => pick?.score !== undefined)).toBe(true);
  });

  it('is no page of its own', async () => {
    expect((await service.ask(pagePath('feature', FRONT_FEATURE))).status).toBe(404);
    const address = `/api/neutron/url-generator/masthead/content_feature/${FRONT_FEATURE}`;
    expect((await service.ask(address)).status).toBe(404);
  });
});
