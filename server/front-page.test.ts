/** The front page as readers get it: the site on a real content service with the demo, laid out as editors like. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { FrontBlock, FrontPageData } from '../apps/site/pages/front/data.ts';
import { article, startDesk } from '../services/content/src/testing/desk.ts';
import { FRONT_FEATURE, saveStanding, standingSchemas } from '../services/content/src/testing/index.ts';
import { liveDesk } from '../services/content/src/testing/live-desk.ts';
import { demoNewsroom, NOW, storeOf } from '../services/content/src/testing/newsroom.ts';
import { firstOf } from '../services/content/src/testing/reading.ts';
import { pageData } from './testing/page-data.ts';
import { partsOf } from './testing/parts-of-document.ts';
import { type SiteOnDemo, siteOnDemo } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
beforeEach(async () => {
  demo = await siteOnDemo();
});

const front = (path = '/') => pageData(demo.get, path, 'front');

const blocksOf = ({ rows }: FrontPageData): FrontBlock[] =>
  rows.flatMap((row) => (row.kind === 'band' ? [row.block] : row.cells.flatMap(({ blocks }) => blocks)));
const kindsOf = (data: FrontPageData) => blocksOf(data).map(({ kind }) => kind);
const isOf =
  <Kind extends FrontBlock['kind']>(kind: Kind) =>
  (block: FrontBlock): block is Extract<FrontBlock, { kind: Kind }> =>
    block.kind === kind;

/** The stories of the first block of a kind. */
const storiesOf = (data: FrontPageData, kind: 'best' | 'deals') =>
  blocksOf(data).flatMap((block) => (block.kind === kind && 'stories' in block ? block.stories : []));

const place = (slug: string, more: object = {}) => ({ id: `front-${slug}`, family: 'front', slug, ...more });
const cell = (colspan: number, ...components: object[]) => ({ colspan, components });

/** As an editor lays it out, told of as a change is. */
async function layOut(...layout: object[]): Promise<void> {
  const feature = { slug: FRONT_FEATURE, name: 'Front', viewType: 'landing', layout, modifiedAt: NOW };
  const document = standingSchemas.feature.parse(feature);
  await storeOf(demo.database).write((db) => saveStanding(db, 'feature', FRONT_FEATURE, document));
  demo.site.changes.heard([`feature:${FRONT_FEATURE}`]);
}

async function forget(): Promise<void> {
  await demo.database.db
    .deleteFrom('standing')
    .where('kind', '=', 'feature')
    .where('key', '=', FRONT_FEATURE)
    .execute();
  demo.site.changes.heard([`feature:${FRONT_FEATURE}`]);
}

describe('the front page', () => {
  it('shows what its layout places, in that order', async () => {
    expect(kindsOf(await front())).toEqual([
      'live',
      'package',
      'river',
      'most-read',
      'picks',
      'newsletters',
      'best',
      'deals',
      'videos',
      'sister',
    ]);
  });

  it('is arranged anew when editors change the order, and hides what they hide', async () => {
    await demo.get('/');
    await layOut(cell(12, place('sister'), place('deals', { hidden: true }), place('river')));
    expect(kindsOf(await front())).toEqual(['sister', 'river']);
    const html = await demo.text('/');
    expect(html.indexOf('From Roadshow')).toBeLessThan(html.indexOf('>Latest</h'));
    expect(html).not.toContain('All deals');
  });

  it('without a layout has the package, the river with what is read most and the picks, the best and the sister', async () => {
    await forget();
    expect(kindsOf(await front())).toEqual(['package', 'river', 'most-read', 'picks', 'best', 'sister']);
  });

  it('leaves out a place that nobody knows, and says so', async () => {
    await layOut(cell(12, place('carousel'), place('package')));
    expect(kindsOf(await front())).toEqual(['package']);
    expect(demo.lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'A place of the front page was left out', place: 'carousel', reason: 'unknown' }),
    );
  });

  it('stands when one of its places cannot be filled', async () => {
    await layOut(cell(12, place('package'), { id: 'gone', family: 'collection', slug: 'gone' }, place('videos')));
    expect(kindsOf(await front())).toEqual(['package', 'videos']);
  });

  it('shows a place once, however often it is placed', async () => {
    await layOut(cell(12, place('package'), { ...place('package'), id: 'again' }));
    expect(kindsOf(await front())).toEqual(['package']);
    expect((await demo.text('/')).match(/<h1/g)).toHaveLength(1);
  });

  it('puts cells beside each other, and cells within a whole row into rows of their own', async () => {
    await layOut(
      cell(8, place('deals')),
      cell(4, place('newsletters')),
      { ...cell(12), children: [cell(6, place('best')), cell(6, place('videos'))] },
      cell(12, place('river')),
    );
    const { rows } = await front();
    expect(rows.map((row) => (row.kind === 'cells' ? row.cells.map(({ span }) => span) : row.block.kind))).toEqual([
      [8, 4],
      [6, 6],
      'river',
    ]);
    const stories = storiesOf(await front(), 'best');
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.map(({ picture }) => picture)).toEqual(stories.map(() => undefined));
  });

  it('shows what any laid-out page may show', async () => {
    const listing = { id: 'space', family: 'listing', view: 'shelf', slug: 'space' };
    await layOut({ label: 'Up there', ...cell(12, place('package'), listing) });
    const { shelf } = firstOf(blocksOf(await front()).filter(isOf('shelf')), 'shelf');
    expect(shelf).toMatchObject({ heading: 'Up there', view: 'shelf' });
    expect(await demo.text('/')).toContain('Up there');
  });

  it('sends a text once, as HTML, from edge to edge and in a column', async () => {
    const text = (id: string) => ({ id, family: 'text', view: 'list', slug: 'internet-plans' });
    await layOut(cell(12, place('package'), text('wide')), cell(6, text('narrow')), cell(6, place('videos')));
    expect(kindsOf(await front())).toEqual(['package', 'shelf', 'shelf', 'videos']);
    const { state, rest } = partsOf(await demo.text('/'));
    const paragraphs = [...rest.matchAll(/<div id="text-(?:wide|narrow)[^>]*>\s*<p>([^<]{40,})/g)].map(
      ([, words = '']) => words,
    );
    expect(paragraphs).toHaveLength(2);
    for (const words of paragraphs) expect([words, state.includes(words)]).toEqual([words, false]);
    expect(state).not.toContain('bodyHtml');
  });

  it.each([
    ['with its package', [place('package'), place('river')]],
    ['without its package', [place('river')]],
    ['without package and river', [place('deals')]],
  ])('%s has one first heading', async (_, places) => {
    await layOut(cell(12, ...places));
    expect((await demo.text('/')).match(/<h1/g)).toHaveLength(1);
  });

  it('has in its river what no package shows, on every page the same', async () => {
    const { front: arranged } = await demoNewsroom();
    const everyHeadline = async () => {
      const { river } = await front();
      const pages = Array.from({ length: river.pageCount - 1 }, (_, index) => front(`/${index + 2}/`));
      return [river, ...(await Promise.all(pages)).map((page) => page.river)].flatMap(({ stories }) => stories);
    };
    const lead = (hrefs: { href: string }[]) => hrefs.filter(({ href }) => href.includes(arranged.lead));
    expect(lead(await everyHeadline())).toHaveLength(0);
    await layOut(cell(12, place('package', { hidden: true }), place('river')));
    const stories = await everyHeadline();
    expect(lead(stories)).toHaveLength(1);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length);
  });

  it('shows deals with what they cost and what they should cost', async () => {
    const stories = storiesOf(await front(), 'deals');
    const facts = stories.flatMap(({ fact }) => (fact?.kind === 'deal' ? [fact] : []));
    expect(facts.length).toBeGreaterThan(0);
    for (const { price, listPrice } of facts) if (listPrice) expect(price.cents).toBeLessThan(listPrice.cents);
    expect(facts.some(({ listPrice }) => listPrice)).toBe(true);
    expect(await demo.text('/')).toMatch(/<s>.*?\$[\d,.]+<\/s><span[^>]*>\d+% off/);
  });

  it('leaves a deal out from its end on, though the page was kept a moment before, and shows the next instead', async () => {
    const desk = await startDesk(demo.database, { hear: (names) => demo.site.changes.heard(names) });
    onTestFinished(desk.close);
    const HOUR = 3600;
    const deals = [{ product: 'pelham-rove-3', ends: NOW + HOUR * 1000 }];
    const more = { type: 'Deals', section: 'deals', authors: ['inesokafor'], deals };
    await desk.published(article('for-an-hour', { ...more, headline: 'For one hour only' }));
    await layOut(cell(12, place('deals'), place('videos')));
    const strip = async () => storiesOf(await front(), 'deals').map(({ headline }) => headline);
    expect(await strip()).toContain('For one hour only');
    expect(await strip()).toHaveLength(4);
    demo.passSeconds(HOUR - 1);
    expect(await demo.text('/')).toContain('For one hour only');
    demo.passSeconds(1);
    expect(await strip()).not.toContain('For one hour only');
    expect(await strip()).toHaveLength(4);
    const html = await demo.text('/');
    expect(html.slice(html.indexOf('All deals'), html.indexOf('All video'))).not.toContain('For one hour only');
  });

  it('begins its river with twelve stories, and shows no story twice', async () => {
    const data = await front();
    expect(data.river.stories).toHaveLength(12);
    const shown = blocksOf(data).flatMap((block) => {
      if (block.kind === 'package') return [block.lead, ...block.more, ...block.side];
      return 'stories' in block ? block.stories : [];
    });
    const hrefs = [...shown, ...data.river.stories].map(({ href }) => href);
    expect(hrefs.filter((href, index) => hrefs.indexOf(href) !== index)).toEqual([]);
    expect(storiesOf(data, 'deals')).toHaveLength(4);
  });

  it('puts no price beside a headline that speaks of another one, or of many things', async () => {
    const desk = await startDesk(demo.database, { hear: (names) => demo.site.changes.heard(names) });
    onTestFinished(desk.close);
    const deal = (slug: string, headline: string, products: string[]) =>
      desk.published(article(slug, { type: 'Deals', section: 'deals', authors: ['inesokafor'], headline, products }));
    await deal('one-price', 'The vacuum we like is $399', ['pelham-rove-3', 'greave-wide-34']);
    await deal('other-price', 'The vacuum we like is $349', ['pelham-rove-3']);
    await deal('many-things', 'Two good prices this week', ['pelham-rove-3', 'greave-wide-34']);
    await layOut(cell(12, place('deals')));
    const shown = storiesOf(await front(), 'deals');
    const factOf = (words: string) => shown.find(({ headline }) => headline.includes(words))?.fact;
    expect(factOf('$399')).toMatchObject({ kind: 'deal', product: 'Pelham Rove 3', price: { cents: 39900 } });
    expect([factOf('$349'), factOf('Two good prices')]).toEqual([undefined, undefined]);
  });

  it('leads to newsletters, the recommended first', async () => {
    const { newsletters } = firstOf(blocksOf(await front()).filter(isOf('newsletters')), 'box of newsletters');
    const files = (await demoNewsroom()).newsletters;
    const recommended = files.filter((file) => file.recommended).map(({ name }) => name);
    expect(recommended).toEqual(expect.arrayContaining(newsletters.map(({ name }) => name)));
    expect(await demo.text('/')).toContain('href="/newsletters/"');
  });

  it('has no page as a feature, and is in no map of pages', async () => {
    expect((await demo.get(`/feature/${FRONT_FEATURE}/`)).status).toBe(404);
    expect(await demo.text('/sitemaps/pages/')).not.toContain(`/feature/${FRONT_FEATURE}/`);
  });
});

describe('the line to live coverage', () => {
  const HOUR = 3600;
  /** Of the coverage that began last, which is first in line, and of the one that lasts longest. */
  const [KEYNOTE, DEALS] = ['Halo keynote live', 'Deal day live'];
  const lineIn = async () => /aria-label="Live now".*?<\/section>/.exec(await demo.text('/'))?.[0] ?? '';

  it('leads to what is live, and one at a time', async () => {
    expect(await lineIn()).toContain(KEYNOTE);
    expect(await lineIn()).not.toContain(DEALS);
  });

  it('counts its updates and says when the last one came, and is made anew with each', async () => {
    const desk = await startDesk(demo.database, { hear: (names) => demo.site.changes.heard(names) });
    onTestFinished(desk.close);
    const said = async () => (await lineIn()).replaceAll(/<[^>]*>/g, '');
    const [, before] = /(\d+) updates, last \d+ minutes ago/.exec(await said()) ?? [];
    const { id } = await demo.database.db
      .selectFrom('stories')
      .select('id')
      .where('slug', '=', 'halo-keynote-live')
      .executeTakeFirstOrThrow();
    await liveDesk(desk, id).posted({ headline: 'One more thing', body: '<p>It is small.</p>' });
    expect(await said()).toContain(`${Number(before) + 1} updates, last just now`);
  });

  it('goes at the end of its event, though the page was kept a moment before', async () => {
    demo.passSeconds(2 * HOUR - 10);
    expect(await lineIn()).toContain(KEYNOTE);
    demo.passSeconds(10);
    expect(await lineIn()).toContain(DEALS);
    demo.passSeconds(5 * HOUR);
    expect(await lineIn()).toBe('');
  });

  it('lets nobody keep a page beyond a change, and everybody one that stays', async () => {
    const kept = async () => (await demo.get('/')).headers.get('cache-control');
    expect(await kept()).toBe('private, max-age=60, stale-while-revalidate=240');
    demo.passSeconds(2 * HOUR - 400);
    expect(await kept()).toBe('private, no-cache');
    demo.passSeconds(8 * HOUR);
    expect(await kept()).toBe('private, max-age=60, stale-while-revalidate=240');
  });

  it('is not there when it is hidden', async () => {
    await layOut(cell(12, place('live', { hidden: true }), place('package')));
    expect(await lineIn()).toBe('');
  });

  it('follows the coverage: an event that is prolonged comes back', async () => {
    demo.passSeconds(12 * HOUR);
    expect(await lineIn()).toBe('');
    const story = await demo.database.db
      .selectFrom('stories')
      .select(['id', 'card'])
      .where('slug', '=', 'halo-keynote-live')
      .executeTakeFirstOrThrow();
    const card = JSON.parse(story.card);
    const prolonged = { ...card, event: { ...card.event, ends: NOW + 24 * HOUR * 1000 } };
    await demo.database.db
      .updateTable('stories')
      .set({ card: JSON.stringify(prolonged) })
      .where('id', '=', story.id)
      .execute();
    demo.site.changes.heard([`story:${story.id}`]);
    expect(await lineIn()).toContain(KEYNOTE);
  });
});
