import { describe, expect, it } from 'vitest';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: 'Review' },
  data,
});
const EMPTY = { items: [], paging: { limit: '4', offset: '0', total: '0' } };

/** A review as a content service might send it that nobody looks after. */
const reviewPage = (fields: object) => ({
  components: [
    component('review', {
      id: 'r1',
      typeName: 'content_review',
      slug: 'halo',
      title: 'Halo',
      reviewType: 'In Depth',
      datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
      ...fields,
    }),
    component('keepReading', EMPTY),
  ],
});

async function documentOf(fields: object): Promise<string> {
  const response = await siteOf(contentOf({ halo: () => reviewPage(fields) })).get('/reviews/halo-review/');
  expect(response.status).toBe(200);
  return response.text();
}

describe('a review from a careless content service', () => {
  it('is sanitised where it comes in', async () => {
    const html = await documentOf({ body: '<p onclick="x()">Two <script>alert(1)</script>days.</p>' });
    expect(html).toContain('<p>Two days.</p>');
    expect(html).not.toContain('alert(1)');
    expect(html).not.toContain('onclick');
  });

  it('has its text in the document once: as HTML, not as data', async () => {
    const html = await documentOf({ body: '<p>Said once only.</p>' });
    expect(html.split('Said once only.')).toHaveLength(2);
  });

  it('may have no text at all', async () => {
    expect(await documentOf({})).toContain('Halo');
  });

  it('links no shop by anything but a web address', async () => {
    const resellers = [
      { offerMerchant: 'Bad', offerPrice: 1, url: 'javascript:alert(1)' },
      { offerMerchant: 'Good', offerPrice: 2, url: 'https://good.example/halo' },
    ];
    const html = await documentOf({ relatedProduct: { id: 'p', name: 'Halo', resellers } });
    expect(html).toContain('href="https://good.example/halo"');
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('Bad');
  });

  it('writes what it was sent as words, never as markup', async () => {
    const html = await documentOf({
      good: '<img src=x onerror=1>',
      bottomLine: '<b>no</b>',
      subRatings: [{ id: '1', name: '<i>Speed</i>', rating: 5 }],
    });
    expect(html).toContain('&lt;img src=x onerror=1&gt;');
    expect(html).toContain('&lt;b&gt;no&lt;/b&gt;');
    expect(html).toContain('&lt;i&gt;Speed&lt;/i&gt;');
    expect(html).not.toContain('<img src=x');
  });

  it('leaves out a part of its score that has no number', async () => {
    const html = await documentOf({
      rating: 8.1,
      subRatings: [
        { id: '1', name: 'Speed', rating: 7.5 },
        { id: '2', name: 'Nothing', rating: null },
      ],
    });
    expect(html).toContain('8.1 out of 10');
    expect(html).toContain('7.5 out of 10');
    expect(html).not.toContain('Nothing');
  });

  it('of a product that no shop has says so; without a product it says nothing of shops', async () => {
    const relatedProduct = { id: 'p', name: 'Halo', resellers: [] };
    expect(await documentOf({ relatedProduct })).toContain('No shop we trust has it today.');
    expect(await documentOf({})).not.toContain('Where to buy');
  });

  it('says of old prices that they are old, and is kept no longer than they hold', async () => {
    const offer = { offerMerchant: 'Good', offerPrice: 2, url: 'https://good.example/halo' };
    const checked = (date: string) => ({
      relatedProduct: {
        id: 'p',
        name: 'Halo',
        resellers: [{ ...offer, dateChecked: { date, timezone: 'UTC' } }],
      },
    });
    expect(await documentOf(checked('2026-11-15 15:59:00'))).toContain('may have changed since');
    const answerOf = (date: string) =>
      siteOf(contentOf({ halo: () => reviewPage(checked(date)) })).get('/reviews/halo-review/');
    const fresh = await answerOf('2026-11-15 17:00:00');
    expect(await fresh.text()).toContain('Prices checked');
    expect(fresh.headers.get('cache-control')).toMatch(/max-age=60/);
    // Soon it will not be, and nobody has it longer than that.
    expect((await answerOf('2026-11-15 16:05:00')).headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('what may be bought instead', () => {
  const rival = {
    id: 'r2',
    typeName: 'content_review',
    slug: 'ondo',
    headline: 'Ondo review',
    type: 'Review',
    reviewType: 'review',
    rating: 8.4,
    datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
    pick: { slug: 'ondo', product: 'Ondo', score: 8.4, price: 82_900 },
  };
  const pageWith = (items: object[]) => {
    const { components } = reviewPage({});
    return { components: [...components, component('alsoConsider', { ...EMPTY, items })] };
  };
  const documentWith = async (items: object[]) =>
    (await siteOf(contentOf({ halo: () => pageWith(items) })).get('/reviews/halo-review/')).text();

  it('stands beside a review with its score, its price and the way to its own review', async () => {
    const html = await documentWith([rival]);
    expect(html).toMatch(/Also consider.*href="\/reviews\/ondo-review\/".*8\.4.*\$829/s);
  });

  it('is not there when there is none', async () => {
    expect(await documentWith([])).not.toContain('Also consider');
    expect(await documentOf({})).not.toContain('Also consider');
  });
});
