/** Live coverage from a content service that nobody looks after. */
import { describe, expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const documentOf = async (fields: object): Promise<string> => {
  const content = contentOf({ l: () => composedPage('live', 'content_updating_story', 'l', fields) });
  const response = await siteOf(content).get('/news-live/l/');
  expect(response.status).toBe(200);
  return response.text();
};
const entry = (id: string, sequence: number, more: object = {}) => ({
  id,
  sequence,
  headline: `Entry ${id}`,
  datePublished: { date: '2026-11-15 17:00:00', timezone: 'UTC' },
  ...more,
});
const headlinesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<article[^>]* id="update-[\s\S]*?<h2[^>]*>([^<]*)</g)].map(([, headline]) => headline);

describe('live coverage from a careless content service', () => {
  it('has the highest sequence first, as numbers, what is pinned before all', async () => {
    const items = [entry('a', 9), entry('b', 10), entry('c', 2, { pinned: true }), entry('d', 1)];
    expect(headlinesIn(await documentOf({ items }))).toEqual(['Entry c', 'Entry b', 'Entry a', 'Entry d']);
  });

  it('shows neither what was deleted nor what says nothing', async () => {
    const items = [
      entry('a', 1),
      entry('b', 2, { deleted: true }),
      entry('c', 3, { headline: '', body: '<script></script>' }),
    ];
    const html = await documentOf({ items });
    expect(headlinesIn(html)).toEqual(['Entry a']);
    expect(html).toContain('1 update');
  });

  it('is sanitised where it comes in: its introduction and every entry', async () => {
    const html = await documentOf({
      intro: '<p onclick="x()">In the hall.</p>',
      items: [entry('a', 1, { body: '<p>Now <script>alert(1)</script>this.</p>' })],
    });
    expect(html).toContain('<p>In the hall.</p>');
    expect(html).toContain('<p>Now this.</p>');
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/alert\(1\)|onclick/);
  });

  it('gives an entry with a strange name a place that can be reached', async () => {
    const html = await documentOf({ items: [entry('" onclick="x', 1)] });
    expect(html).toContain('id="update-onclickx"');
    expect(html).toContain('href="/news-live/l/#update-onclickx"');
  });

  it('tells the time in the zone that readers see all dates in, when its own is none', async () => {
    const items = [entry('a', 1)];
    expect(await documentOf({ items, eventTimeZone: 'Mars/Olympus' })).toMatch(/>9:00\sAM<\/time>/);
    expect(await documentOf({ items, eventTimeZone: 'Europe/Stockholm' })).toMatch(/>6:00\sPM<\/time>/);
  });

  it('says when an entry was changed, and who wrote it', async () => {
    const author = { id: 'p', username: 'ann', firstName: 'Ann', lastName: 'Lee' };
    const html = await documentOf({
      items: [entry('a', 1, { author, dateUpdated: { date: '2026-11-15 17:30:00', timezone: 'UTC' } })],
      eventTimeZone: 'UTC',
    });
    expect(html.replaceAll('<!-- -->', '')).toMatch(/, updated 5:30\sPM/);
    expect(html).toMatch(/<b[^>]*>Ann Lee<\/b>/);
  });

  it('plays its video in the place of its picture', async () => {
    const video = { id: 'v', headline: 'V', mp4Url: '/a/video/v.mp4' };
    expect(await documentOf({ video })).toContain('<source src="/a/video/v.mp4" type="video/mp4"/>');
  });
});
