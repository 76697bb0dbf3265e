/** The page that explains features: for any address, outside of production. */
import { describe, expect, it } from 'vitest';
import { articlePage, contentOf, siteOf } from '../testing/site-of.ts';

async function explained(address: string, development = true) {
  const { get } = siteOf(contentOf({ a: () => articlePage('a') }), { development });
  const response = await get(`/_data/feature-summary/?address=${encodeURIComponent(address)}`);
  return { status: response.status, data: (await response.json()).page.content.data };
}

describe('the features of an address', () => {
  it('are told with why, whose they are and how far they have come', async () => {
    const { data } = await explained('/news/a/?enableFeatures=stickyNewsletter');
    expect(data.explained).toMatchObject({ found: 'page', route: 'article', device: 'mobile', experiments: [] });
    const told = (name: string) => data.explained.features.find((feature: { name: string }) => feature.name === name);
    expect(told('stickyNewsletter')).toMatchObject({ on: true, because: 'the address turns it on', owner: 'audience' });
    expect(told('moneyPage')).toMatchObject({
      on: false,
      stage: 'rule',
      because: expect.stringContaining('the route'),
    });
  });

  it.each([
    ['/nothing/here/at/all/', { found: 'nothing', status: 404 }],
    ['/news/gone/', { found: 'nothing', status: 404 }],
    ['/tech/mobile/a/', { found: 'elsewhere', address: '/news/a/' }],
  ])('that lead to no page are not told: %s', async (address, expected) => {
    expect((await explained(address)).data.explained).toEqual(expected);
  });

  it.each([
    '',
    'news/a/',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    `/${'x'.repeat(1500)}`,
  ])('are asked for by an address of ours or not at all: %s', async (address) => {
    const { status, data } = await explained(address);
    expect(status).toBe(200);
    expect(['nothing', undefined]).toContain(data.explained?.found);
  });

  it('are not for readers', async () => {
    const { get } = siteOf(contentOf({}));
    expect((await get('/feature-summary/')).status).toBe(404);
  });
});
