/** Galleries from a content service that nobody looks after. */
import { describe, expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const siteWith = (fields: object) =>
  siteOf(contentOf({ g: () => composedPage('gallery', 'content_gallery', 'g', fields) }));
const documentOf = async (fields: object, path = '/pictures/g/'): Promise<string> => {
  const response = await siteWith(fields).get(path);
  expect(response.status).toBe(200);
  return response.text();
};
const item = (id: string, position: number, more: object = {}) => ({ id, position, title: `Title ${id}`, ...more });
const titlesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<figcaption[\s\S]*?<h2[^>]*>([^<]*)</g)].map(([, title]) => title);

describe('a gallery from a careless content service', () => {
  it('shows all items in the order of their places, and on page N the one whose place is N', async () => {
    const items = [item('c', 3), item('a', 1), item('b', 2)];
    const titles = ['/pictures/g/', '/pictures/g/2/', '/pictures/g/3/'].map(async (path) =>
      titlesIn(await documentOf({ items }, path)),
    );
    expect(await Promise.all(titles)).toEqual([['Title a', 'Title b', 'Title c'], ['Title b'], ['Title c']]);
  });

  it('says below its last picture that it was the last, and at no other', async () => {
    const items = [item('a', 1), item('b', 2), item('c', 3)];
    const said = /That was the last of (?:<!-- -->)?3/;
    expect(await documentOf({ items }, '/pictures/g/3/')).toMatch(said);
    expect(await documentOf({ items }, '/pictures/g/2/')).not.toMatch(said);
    expect(await documentOf({ items: [item('a', 1)] })).not.toContain('That was the last');
  });

  it('is sanitised where it comes in: what it is about, and what is said about a picture', async () => {
    const html = await documentOf({
      body: '<p onclick="x()">Look <script>alert(1)</script>here.</p>',
      items: [item('a', 1, { body: '<p>See <img src=x onerror=1>this.</p>' })],
    });
    expect(html).toContain('<p>Look here.</p>');
    expect(html).toContain('<p>See this.</p>');
    expect(html).not.toMatch(/alert\(1\)|onclick|onerror/);
  });

  it('has its words in the document once: as HTML, not as data', async () => {
    const html = await documentOf({ body: '<p>Begun once.</p>', items: [item('a', 1, { body: '<p>Said once.</p>' })] });
    expect(html.split('Begun once.')).toHaveLength(2);
    expect(html.split('Said once.')).toHaveLength(2);
  });

  it('has a page without pictures when they all were lost, and no second one', async () => {
    expect(await documentOf({ items: [] })).toContain('About g');
    expect((await siteWith({ items: [] }).get('/pictures/g/2/')).status).toBe(404);
  });

  it('shows a video in the place of a picture, where a picture has one', async () => {
    const video = { id: 'v', headline: 'V', files: [{ url: '/a/video/v.mp4', type: 'wifi' }] };
    const html = await documentOf({ items: [item('a', 1, { video })] });
    expect(html).toContain('<source src="/a/video/v.mp4" type="video/mp4"/>');
  });

  it('links no shop by anything but a web address', async () => {
    const relatedProduct = { name: 'Halo', resellers: [{ offerMerchant: 'Bad', url: 'javascript:alert(1)' }] };
    const html = await documentOf({ items: [item('a', 1, { relatedProduct })] });
    expect(html).not.toContain('javascript:');
    expect(html).toContain('We may earn a commission');
  });
});
