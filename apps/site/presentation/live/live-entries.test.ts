/** Items of live coverage on their way to readers. */
import { describe, expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const STORY = {
  eventTimeZone: 'America/Los_Angeles',
  items: [{ id: 'old', sequence: 1, event: 1, headline: 'Old' }],
};
const live = (fields: object = STORY) => {
  const content = contentOf({ l: () => composedPage('live', 'content_updating_story', 'l', fields) });
  return { content, ...siteOf(content) };
};
const at = (time: string) => ({ date: `2026-11-15 ${time}`, timezone: 'UTC' });
const item = (more: object = {}) => ({
  id: 'i1',
  type: 'post',
  sequence: 2,
  event: 2,
  headline: 'Lights down',
  datePublished: at('17:00:00'),
  ...more,
});
const shownOf = async (one: object, fields?: object): Promise<unknown> => {
  const [answer] = await live(fields).site.liveEntries('l', [one]);
  return answer instanceof Object && 'shown' in answer ? answer.shown : undefined;
};

describe('an item on its way to readers', () => {
  it('comes with what the page would show of it', async () => {
    expect(await shownOf(item({ important: true, pinned: true, body: '<p>Now.</p>' }))).toMatchObject({
      id: 'i1',
      sequence: 2,
      event: 2,
      anchor: 'update-i1',
      href: '/news-live/l/#update-i1',
      headline: 'Lights down',
      clock: expect.stringMatching(/^9:00\sAM$/),
      text: [{ kind: 'text', id: 'text-i1', bodyHtml: '<p>Now.</p>' }],
      important: true,
      pinned: true,
    });
  });

  it('is shown exactly as the page itself shows it', async () => {
    const one = item({ body: '<p>Now <b>this</b>.</p>', dateUpdated: at('17:30:00') });
    const { get } = live({ ...STORY, items: [one] });
    const page = await (await get('/_data/news-live/l/')).json();
    expect(await shownOf(one)).toEqual(page.page.content.data.entries[0]);
  });

  it('is sanitised on its way', async () => {
    const shown = await shownOf(item({ body: '<p onclick="x()">A<script>alert(1)</script></p><img src=x onerror=y>' }));
    expect(JSON.stringify(shown)).not.toMatch(/script|onclick|onerror|alert/);
  });

  it('brings what its own shortcodes show', async () => {
    const p1 = {
      id: 'p1',
      path: '/p1.jpg',
      bucketType: '/hub',
      bucketPath: '/2026/11/15/i1/halo.jpg',
      width: 1200,
      height: 800,
      alt: 'A hall',
    };
    const body = '<p>Look.</p><shortcode shortcode="image" picture="p1"></shortcode>';
    expect(await shownOf(item({ body, additionalShortcodeData: { pictures: { p1 } } }))).toMatchObject({
      text: [{ kind: 'text' }, { kind: 'image', data: { picture: { alt: 'A hall' } } }],
    });
  });

  it('says when the coverage ends, by the clocks of the event', async () => {
    const state = { id: 'l', type: 'story', event: 9, sequence: 0, eventEnd: at('18:00:00'), eventStart: null };
    expect(await shownOf(state)).toEqual({
      ends: { at: Date.parse('2026-11-15T18:00:00Z'), clock: expect.stringMatching(/10:00\sAM PST$/) },
    });
  });

  it.each([
    ['was deleted', item({ deleted: true })],
    ['says nothing', item({ headline: '', body: '' })],
    ['is broken', { id: {}, sequence: 'x' }],
    ['is no item', 'word'],
  ])('comes back as it is when it %s', async (_, one) => {
    expect(await live().site.liveEntries('l', [one, item()])).toEqual([
      one,
      expect.objectContaining({ shown: expect.anything() }),
    ]);
  });

  it('comes back as it is when its story cannot be read', async () => {
    expect(await live().site.liveEntries('unknown', [item()])).toEqual([item()]);
  });

  it('costs no question to the content service when another came before it, also after a change', async () => {
    const { site, content } = live();
    await site.liveEntries('l', [item()]);
    const asked = content.pagesAsked();
    site.changes.heard(['story:l']);
    await site.liveEntries('l', [item({ event: 3 })]);
    expect(content.pagesAsked()).toBe(asked);
  });
});
