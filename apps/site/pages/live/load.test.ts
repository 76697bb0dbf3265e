/** Live coverage from a content service that nobody looks after. */
import { describe, expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const answerOf = (fields: object): Promise<Response> =>
  siteOf(contentOf({ l: () => composedPage('live', 'content_updating_story', 'l', fields) })).get('/news-live/l/');
const documentOf = async (fields: object): Promise<string> => {
  const response = await answerOf(fields);
  expect(response.status).toBe(200);
  return response.text();
};
/** The site's clock stands at 18:00 on this day. */
const at = (time: string) => ({ date: `2026-11-15 ${time}`, timezone: 'UTC' });
const entry = (id: string, sequence: number, more: object = {}) => ({
  id,
  sequence,
  headline: `Entry ${id}`,
  datePublished: at('17:00:00'),
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

  it.each([
    ['has not begun yet', { eventStart: at('18:00:01') }, 'This has not begun yet'],
    ['has begun and has nothing to tell', { eventStart: at('17:59:59') }, 'There are no updates yet'],
    ['ended without a word', { eventStart: at('16:00:00'), eventEnd: at('18:00:00') }, 'There were no updates'],
  ])('without entries says that it %s', async (_, event, said) => {
    expect(await documentOf(event)).toContain(`${said}</h2>`);
  });

  it('is kept by nobody beyond the moment at which it begins or ends', async () => {
    const kept = async (event: object) => (await answerOf(event)).headers.get('cache-control');
    const usual = await kept({ eventStart: at('12:00:00') });
    expect(await kept({ eventStart: at('18:00:05') })).not.toBe(usual);
    expect(await kept({ eventStart: at('12:00:00'), eventEnd: at('18:00:05') })).not.toBe(usual);
    expect(await kept({ eventStart: at('12:00:00'), eventEnd: at('17:00:00') })).toBe(usual);
  });

  it('tells nothing of the reader’s own time before it knows who reads', async () => {
    expect(await documentOf({ items: [entry('a', 1)], eventStart: at('17:00:00') })).not.toMatch(/<time[^>]* title=/);
  });

  it('plays its video in the place of its picture', async () => {
    const video = { id: 'v', headline: 'V', mp4Url: '/a/video/v.mp4' };
    expect(await documentOf({ video })).toContain('<source src="/a/video/v.mp4" type="video/mp4"/>');
  });
});
