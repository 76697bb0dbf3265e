import { createLogger } from '@masthead/runtime';
import { expect, it } from 'vitest';
import { thingsIn } from '../../server/testing/parsed-document.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const story = (typeName: string) => ({
  id: 'a',
  typeName,
  slug: 'a',
  headline: '</script><script>alert(1)</script>',
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
});
const component = (componentName: string, data: unknown) => ({
  id: componentName,
  meta: { componentName, componentType: componentName },
  data,
});
const nothing = { items: [], paging: { limit: '4', offset: '0', total: '0' } };

async function read(path: string, name: string, data: unknown) {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const page = { components: [component(name, data), component('keepReading', nothing)] };
  const response = await siteOf(contentOf({ a: () => page }), { logger }).get(path);
  const html = await response.text();
  const types = thingsIn(html).map((thing) => thing['@type']);
  return { status: response.status, html, types, logged: lines.map((line) => JSON.parse(line)) };
}

it('an article whose video cannot be described is shown, with the rest of what it is about', async () => {
  const video = { ...story('content_video'), id: 'v' };
  const page = await read('/news/a/', 'article', { ...story('content_article'), body: '<p>Text</p>', video });
  expect(page.status).toBe(200);
  expect(page.types).toEqual(['Organization', 'NewsArticle', 'BreadcrumbList']);
  expect(page.logged).toMatchObject([
    { page: 'http://localhost/news/a/', error: { message: 'The video v has no still' } },
  ]);
});

it('live coverage with a review card whose data is broken is shown, with the rest of what it is about', async () => {
  const body = '<p>Look.</p><shortcode shortcode="reviewcard" api="{bad"></shortcode>';
  const page = await read('/news-live/a/', 'live', { ...story('content_updating_story'), items: [{ id: '1', body }] });
  expect(page.status).toBe(200);
  expect(page.types).toEqual(['Organization', 'LiveBlogPosting', 'BreadcrumbList']);
  expect(page.logged).toMatchObject([
    { shortcode: 'reviewcard' },
    { page: 'http://localhost/news-live/a/', error: { type: 'SyntaxError' } },
  ]);
});

it('a headline that would end a script ends none', async () => {
  const { html } = await read('/news/a/', 'article', { ...story('content_article'), body: '<p>Text</p>' });
  expect(html).not.toContain('<script>alert');
});
