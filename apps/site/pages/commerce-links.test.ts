/** Words that lead to a shop are paid links wherever they are written, and whoever earns from them says so before. */
import { expect, it } from 'vitest';
import { composedPage } from '../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../server/testing/site-of.ts';

const halo = {
  id: 'p',
  name: 'Halo',
  resellers: [{ offerMerchant: 'Harbor', offerPrice: 5, url: 'https://h.example/' }],
};
const additionalShortcodeData = { products: { halo } };
const body = '<p>Get <shortcode shortcode="commercelink" product="halo">the Halo</shortcode>.</p>';
const LINK = '<a href="https://h.example/" rel="sponsored nofollow noopener">the Halo</a> ($5 at Harbor)';
const DISCLOSED = 'We may earn a commission';

const story = (name: string, typeName: string, fields: object) => () =>
  composedPage(name, typeName, 's', { additionalShortcodeData, ...fields });
const text = (fields: object) => () => ({
  components: [
    {
      id: 'text',
      meta: { componentName: 'text', componentType: 'Text' },
      data: { id: 'about', title: 'About', content: body, ...fields },
    },
  ],
});
const entry = { id: 'i1', sequence: 1, event: 1, type: 'post', headline: 'Now', body };
const picture = { id: 'a', position: 1, title: 'One' };

it.each([
  ['a standing text', '/about/', { about: text({ additionalShortcodeData }) }],
  ['the text of a video', '/videos/s/', { s: story('video', 'content_video', { body, mp4Url: '/a/video/v.mp4' }) }],
  [
    'the introduction of a gallery',
    '/pictures/s/',
    { s: story('gallery', 'content_gallery', { body, items: [picture] }) },
  ],
  ['a caption', '/pictures/s/', { s: story('gallery', 'content_gallery', { items: [{ ...picture, body }] }) }],
  ['an entry', '/news-live/s/', { s: story('live', 'content_updating_story', { items: [entry] }) }],
  [
    'the introduction of live coverage',
    '/news-live/s/',
    { s: story('live', 'content_updating_story', { body, items: [] }) },
  ],
])('%s links the shop as paid, and says who earns', async (_, path, answers) => {
  const response = await siteOf(contentOf(answers)).get(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(LINK);
  expect(html).toContain(DISCLOSED);
});

it('an entry that comes by itself brings the same link', async () => {
  const { site } = siteOf(contentOf({ s: story('live', 'content_updating_story', { items: [] }) }));
  const own = { ...entry, additionalShortcodeData };
  const [shown] = await site.liveEntries('s', [own]);
  expect(JSON.stringify(shown)).toContain('rel=\\"sponsored nofollow noopener\\"');
});

it('a text that comes without its products has only the words', async () => {
  const html = await (await siteOf(contentOf({ about: text({}) })).get('/about/')).text();
  expect(html).toContain('Get the Halo.');
  expect(html).not.toContain(DISCLOSED);
});
