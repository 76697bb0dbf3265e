/** Deals as readers get them: the site on a real content service with the demo, and what editors write at the desk. */
import { describe, expect, it } from 'vitest';
import { article } from '../services/content/src/testing/desk.ts';
import { NOW } from '../services/content/src/testing/newsroom.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { pageData } from './testing/page-data.ts';

const { demo, desk } = await newsroomOnDemo();
const HOUR = 3_600_000;

const get = (path: string) => demo.get(path);
const deal = (slug: string, deals: object[], more: object = {}) =>
  desk.published(article(slug, { type: 'Deals', authors: ['inesokafor'], deals, ...more }));

describe('a deal', () => {
  it('shows its price, whether it is a good one, its lows, and who else has it', async () => {
    const data = await pageData(get, '/deals/deal-aldgate-lumen-7/', 'deal');
    expect(data.deals).toHaveLength(1);
    expect(data.deals[0]).toMatchObject({
      offer: { merchant: 'Northgate' },
      price: { cents: 84_900 },
      listPrice: { cents: 109_900 },
      advice: 'buy',
      prices: { lowest30: 84_900, lowest90: 84_900 },
    });
    expect(data.elsewhere?.offers.map(({ merchant }) => merchant)).toEqual(['Parcel & Post', 'Harbour Electric']);
    const html = await demo.text('/deals/deal-aldgate-lumen-7/');
    for (const words of ['30-day low', '90-day low', '90-day average', 'All prices as a table', 'Same tv elsewhere'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<[^>]+ style=/);
  });

  it('has one button in the colour of the brand', async () => {
    const { elsewhere } = await pageData(get, '/deals/greave-wide-34-lowest-price/', 'deal');
    expect(elsewhere?.soldOut).toEqual([{ merchant: 'Dial', note: 'Back in three days' }]);
    const html = await demo.text('/deals/greave-wide-34-lowest-price/');
    const paid = html.match(/<a[^>]*rel="sponsored[^>]*>/g) ?? [];
    expect(paid.length).toBeGreaterThan(1);
    expect(paid.filter((link) => link.includes('_brand_'))).toHaveLength(1);
  });

  it('of the sister brand is shown there in the same way', async () => {
    const { deals } = await pageData(get, '/roadshow/news/roadshow-garage-deals/', 'deal');
    expect(deals.map(({ name }) => name)).toEqual(['Corrie Witness 2', 'Gannet Pocket Inflator', 'Kettlebrook K7']);
  });

  it('may be codes, each with its own', async () => {
    const { deals } = await pageData(get, '/news/coupon-codes-that-worked/', 'deal');
    expect(deals).toHaveLength(9);
    expect(new Set(deals.flatMap(({ code }) => code ?? [])).size).toBe(8);
    expect(deals.filter(({ code }) => !code).map(({ name }) => name)).toEqual(['$20 off at Dial']);
  });

  it('whose price nobody followed is not judged', async () => {
    const html = await demo.text('/deals/quillet-year-half-price/');
    expect(html).toContain('We have not followed this price for 90 days');
    expect(html).not.toContain('Price history');
  });

  it('that has ended is not offered', async () => {
    const html = await demo.text('/deals/tansley-book-14-at-499/');
    expect(html).toContain('>Ended<');
    expect(html).not.toContain('Buy at');
    expect(html).not.toContain('rel="sponsored');
  });

  it('is not offered any more from the moment it ends, though its page was kept', async () => {
    await deal('soon-over', [{ product: 'halo-12-pro', code: 'LASTHOUR', ends: NOW + HOUR }]);
    const before = await demo.get('/deals/soon-over/');
    expect(await before.text()).toContain('LASTHOUR');
    expect(before.headers.get('cache-control')).toMatch(/max-age=60/);
    demo.passSeconds(3599);
    const last = await demo.get('/deals/soon-over/');
    expect(last.headers.get('cache-control')).toBe('private, no-cache');
    expect(await last.text()).toContain('LASTHOUR');
    demo.passSeconds(1);
    const after = await demo.text('/deals/soon-over/');
    expect(after).not.toContain('LASTHOUR');
    expect(after).toContain('>Ended<');
    // Nor does it travel as data.
    expect(after).not.toContain('harbourelectric.example');
  });

  it('writes what editors wrote as words, never as markup', async () => {
    await deal('angle-brackets', [{ title: '<b>x</b>', merchant: 'Dial', code: '<i>', terms: '</script><script>' }]);
    const html = await demo.text('/deals/angle-brackets/');
    expect(html).toContain('&lt;b&gt;x&lt;/b&gt;');
    expect(html).not.toContain('</script><script>');
  });

  it('is noted as showing its product, whose changes change its page', async () => {
    const { id } = await deal('moved-price', [{ product: 'ondo-9' }]);
    const shown = await demo.database.db
      .selectFrom('shown_things')
      .select(['kind', 'key'])
      .where('story_id', '=', id)
      .execute();
    expect(shown).toContainEqual({ kind: 'product', key: 'ondo-9' });
  });
});

describe('a story of the type of deals', () => {
  it('that offers nothing is an article', async () => {
    const { story } = await pageData(get, '/deals/deal-week-what-to-expect/', 'article');
    expect(story.headline).toContain('Deal week is coming');
  });

  it('that was published before there were deals is one too', async () => {
    await deal('from-before', [{ title: 'x' }]);
    const row = await demo.database.db
      .selectFrom('stories')
      .select(['id', 'detail'])
      .where('slug', '=', 'from-before')
      .executeTakeFirstOrThrow();
    const { deals: _deals, ...detail } = JSON.parse(row.detail);
    await demo.database.db
      .updateTable('stories')
      .set({ detail: JSON.stringify(detail) })
      .where('id', '=', row.id)
      .execute();
    demo.site.changes.heard([`story:${row.id}`]);
    expect((await pageData(get, '/deals/from-before/', 'article')).story.headline).toBe('About from-before');
  });
});

it('words of a text that lead to a shop are paid links, and the text says before it that they are', async () => {
  const words = '<shortcode shortcode="commercelink" product="halo-12-pro">the Halo</shortcode>';
  await desk.published(article('links-out', { authors: ['inesokafor'], body: `<p>Get ${words}.</p>` }));
  const html = await demo.text('/tech/mobile/links-out/');
  expect(html).toMatch(
    /We may earn a commission.*Get <a href="https:\/\/[^"]*" rel="sponsored nofollow noopener">the Halo<\/a> \(\$1,119 at Harbour Electric, checked Nov 15, 2026\)\./s,
  );
});

describe('what else is down today', () => {
  const besideOf = async (path: string) => (await pageData(get, path, 'deal')).beside?.stories ?? [];

  it('stands beside a deal: at most three other stories, each below its list price and still running', async () => {
    const stories = await besideOf('/deals/deal-aldgate-lumen-7/');
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.length).toBeLessThanOrEqual(3);
    for (const { href, fact } of stories) {
      expect(href).not.toBe('/deals/deal-aldgate-lumen-7/');
      expect(fact).toMatchObject({ kind: 'deal', listPrice: { cents: expect.any(Number) } });
    }
    expect(await demo.text('/deals/deal-aldgate-lumen-7/')).toMatch(/Also down today.*% off/s);
  });

  it('leaves out what has ended from the moment it ends, though the page was kept', async () => {
    await deal('short-down', [{ product: 'greave-wide-34', ends: NOW + 3 * HOUR }]);
    const hrefs = async () => (await besideOf('/deals/deal-wexcombe-bar-3/')).map(({ href }) => href);
    expect(await demo.text('/deals/deal-wexcombe-bar-3/')).toContain('/deals/short-down/');
    expect(await hrefs()).toContain('/deals/short-down/');
    demo.passSeconds(3 * 3600);
    expect(await hrefs()).not.toContain('/deals/short-down/');
    expect(await demo.text('/deals/deal-wexcombe-bar-3/')).not.toContain('/deals/short-down/');
  });

  it('has each product once, and none that the story itself offers', async () => {
    await deal('twice-down', [{ product: 'aldgate-lumen-7-65' }]);
    await deal('once-down', [{ product: 'aldgate-lumen-7-65' }]);
    const named = async (path: string) =>
      (await besideOf(path)).flatMap(({ fact }) => (fact?.kind === 'deal' ? fact.product : []));
    const elsewhere = await named('/deals/deal-wexcombe-bar-3/');
    expect(elsewhere.filter((name) => name.startsWith('Aldgate Lumen 7'))).toHaveLength(1);
    expect((await named('/deals/once-down/')).filter((name) => name.startsWith('Aldgate Lumen 7'))).toEqual([]);
  });

  it('costs a page nothing when it cannot be learnt', async () => {
    await deal('alone-down', [{ product: 'ondo-9' }]);
    demo.breakContent('/api/neutron/deals/', 'fails');
    const html = await demo.text('/deals/alone-down/');
    expect(html).toContain('Buy at');
    expect(html).not.toContain('Also down today');
  });
});
