/** What stands around a story, as readers of the demo get it: where it lies, who checked it, when it changed, who paid. */
import { expect, it } from 'vitest';
import { article } from '../services/content/src/testing/desk.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { pageData } from './testing/page-data.ts';

const { demo, desk } = await newsroomOnDemo();

const { stringify } = JSON;

/** Publishes an article and gives its page. */
async function pageOf(slug: string, fields: object): Promise<{ html: string; path: string }> {
  await desk.published(article(slug, { authors: ['inesokafor'], ...fields }));
  const path = await addressOf(slug);
  return { html: await demo.text(path), path };
}

async function addressOf(slug: string): Promise<string> {
  const answer = await demo.get(`/api/editionurlgenerator/?contentType=content_article&slug=${slug}`);
  return (await answer.json()).url;
}

it('the way down to its topic leads over every topic above it, by name, for readers and for search engines', async () => {
  const { html, path } = await pageOf('trail', { topics: ['phones'] });
  const { story } = await pageData(demo.get, path, 'article');
  expect(story.trail.map(({ label }) => label)).toEqual(['Tech', 'Mobile', 'Phones']);
  const nav = /<nav aria-label="Breadcrumb">.*?<\/nav>/s.exec(html)?.[0] ?? '';
  for (const { href, label } of story.trail) {
    expect(nav).toContain(`href="${href}"`);
    expect((await demo.get(href)).status).toBe(200);
    expect(html).toContain(stringify({ name: label, item: `http://localhost${href}` }).slice(1, -1));
  }
});

it('a doctor who signs beside others has checked the story, one who signs alone has written it', async () => {
  const checked = await pageOf('checked', { authors: ['graceliu', 'drnaomiclarke'] });
  const { story } = await pageData(demo.get, checked.path, 'article');
  expect(story.authors.map(({ href }) => href)).toEqual(['/profiles/graceliu/']);
  expect(checked.html).toMatch(/Medically reviewed by <a[^>]* href="\/profiles\/drnaomiclarke\/">Naomi Clarke<\/a>/);
  const written = await pageOf('written', { authors: ['drnaomiclarke'] });
  expect(written.html).not.toContain('Medically reviewed by');
  expect(written.html).toContain('href="/profiles/drnaomiclarke/"');
});

it('a story that was paid for says so before its text, and no other does', async () => {
  const label = '<b>Paid content.</b>';
  const paid = await pageOf('paid-for', { section: 'commercial', body: '<p>Words of a studio.</p>' });
  expect(paid.path).toBe('/paid-content/news/paid-for/');
  expect(paid.html.indexOf(label)).toBeGreaterThan(0);
  expect(paid.html.indexOf(label)).toBeLessThan(paid.html.indexOf('Words of a studio.'));
  expect((await pageOf('not-paid-for', {})).html).not.toContain(label);
});

it('a story that changed says when, at every width', async () => {
  const { html } = await pageOf('never-changed', {});
  expect(html).not.toContain('pdated <time');
  const changed = await demo.text(await addressOf('best-mattresses'));
  expect(changed).toMatch(/, updated(?:<!-- -->)? <time dateTime="20/);
  expect(changed).toMatch(/<dt>Updated<\/dt><dd><time/);
});
