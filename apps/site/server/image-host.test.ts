/** Pictures that another host serves: every address is the host's, and browsers may load them. */
import { createImageAddresses } from '@masthead/image-url';
import { TEST_SIGNING_KEY } from '@masthead/image-url/testing';
import { describe, expect, it } from 'vitest';
import { textsOf } from './testing/check-xml.ts';
import { composedPage } from './testing/composed-page.ts';
import { feedWire, listWire, pictureWire } from './testing/feed-wires.ts';
import { contentOf as contentIn, tagsIn, thingsIn } from './testing/parsed-document.ts';
import { contentOf, siteOf } from './testing/site-of.ts';
import { image } from './testing/stories.ts';

const HOST = 'https://images.example';
const images = createImageAddresses({ base: `${HOST}/a/img`, key: TEST_SIGNING_KEY, warn: () => {} });
const story = { body: '<p>Words.</p>', image: image('lead') };
const content = {
  a: () => composedPage('article', 'content_article', 'a', story),
  latest: () => listWire([feedWire('one', { media: { pictures: [pictureWire('p1'), pictureWire('p2')] } })]),
};
const site = () => siteOf(contentOf(content), { images });
const policyOf = (response: Response): string => response.headers.get('content-security-policy') ?? '';

describe('when another host serves the pictures', () => {
  it('pages, cards for sharing and structured data lead there', async () => {
    const html = await (await site().get('/news/a/')).text();
    const sources = tagsIn(html).flatMap(({ name, attributes }) => (name === 'img' ? [attributes.src ?? ''] : []));
    expect(sources.length).toBeGreaterThan(0);
    const described = JSON.stringify(thingsIn(html)).match(/"url":"[^"]*\/resize\/[^"]*"/g) ?? [];
    expect(described).toHaveLength(3);
    for (const address of [...sources, contentIn(html, 'og:image') ?? ''])
      expect(address.startsWith(`${HOST}/a/img/resize/`)).toBe(true);
    for (const address of described) expect(address.startsWith(`"url":"${HOST}/a/img/resize/`)).toBe(true);
  });

  it('maps lead there', async () => {
    const pictures = textsOf(await (await site().get('/sitemaps/images.xml')).text(), 'image:loc');
    expect(pictures).toHaveLength(2);
    for (const address of pictures) expect(address.startsWith(`${HOST}/a/img/resize/`)).toBe(true);
  });

  it('browsers may load them, on pages that are made and on those that are not found', async () => {
    const { get } = site();
    for (const path of ['/news/a/', '/news/none/']) {
      const policy = policyOf(await get(path));
      expect(policy).toMatch(/img-src 'self' data: https:\/\/images\.example[ ;]/);
      expect(policy).toMatch(/media-src 'self' https:\/\/images\.example[ ;]/);
      expect(policy).not.toMatch(/script-src[^;]*images\.example/);
    }
  });
});

it('no other host is named when the site serves its pictures itself', async () => {
  const [own, other] = await Promise.all(
    [siteOf(contentOf(content)), site()].map(async ({ get }) =>
      policyOf(await get('/news/a/')).replace(/'nonce-[^']*'/, ''),
    ),
  );
  expect(own).toMatch(/img-src 'self' data:/);
  expect(own).toBe(other?.replaceAll(` ${HOST}`, ''));
});
