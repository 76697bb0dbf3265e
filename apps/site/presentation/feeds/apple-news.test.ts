import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  FEED_SITE,
  feedItem,
  HOSTILE,
  legalPart,
  pictureWire,
  SITE_URL,
  videoWire,
} from '../../server/testing/feed-wires.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import { appleNewsDocument } from './apple-news.ts';
import { entryOf } from './entry.ts';

const written = (more: Record<string, unknown> = {}) => appleNewsDocument(entryOf(feedItem('a', more), FEED_SITE));
const components = (body: string) => written({ body, dek: '', author: null, media: {} }).components.slice(1);

const text = z.string().min(1);
const component = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['title', 'intro', 'byline', 'caption', 'heading2', 'heading3']), text }),
  z.strictObject({ role: z.enum(['body', 'quote']), text, format: z.literal('html') }),
  z.strictObject({
    role: z.literal('photo'),
    URL: z.url(),
    caption: text.optional(),
    accessibilityCaption: text.optional(),
  }),
  z.strictObject({
    role: z.literal('video'),
    URL: z.url(),
    stillURL: z.url().optional(),
    accessibilityCaption: text.optional(),
  }),
  z.strictObject({ role: z.literal('htmltable'), html: z.string().regex(/^<table>.*<\/table>$/s) }),
  z.strictObject({ role: z.literal('divider') }),
]);
/** What Apple News Format requires of a document. */
const appleNewsFormat = z.strictObject({
  version: z.string().regex(/^1\.\d+$/),
  identifier: z.string().min(1).max(64),
  title: text,
  subtitle: text.optional(),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  layout: z.strictObject({
    columns: z.int().positive(),
    width: z.int().positive(),
    margin: z.int(),
    gutter: z.int(),
  }),
  components: z.array(component).min(1),
  componentTextStyles: z.looseObject({ default: z.object({}) }),
  metadata: z.strictObject({
    authors: z.array(text),
    canonicalURL: z.url(),
    dateCreated: z.iso.datetime(),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    excerpt: text.optional(),
    generatorName: text,
    keywords: z.array(text),
    thumbnailURL: z.url().optional(),
  }),
});

describe('an Apple News document', () => {
  it('has every required field, and what is known of the story', () => {
    const updated = { displayDateUpdated: { date: '2026-11-15 18:00:00', timezone: 'UTC' } };
    const document = appleNewsFormat.parse(written(updated));
    expect(document).toMatchObject({
      identifier: 'id-of-a',
      title: 'About a',
      subtitle: 'More about a',
      language: 'en-US',
      metadata: {
        authors: ['Ann Lee'],
        canonicalURL: `${SITE_URL}/news/a/`,
        datePublished: '2026-11-15T17:00:00.000Z',
        dateModified: '2026-11-15T18:00:00.000Z',
        keywords: ['Phones', 'Lab test'],
        thumbnailURL: pictureUrl(SITE_URL, pictureWire('lead'), 'sc_xlarge'),
      },
    });
    expect(document.components.map(({ role }) => role)).toEqual([
      'title',
      'intro',
      'byline',
      'photo',
      'caption',
      'body',
    ]);
  });

  it('opens with the video of a story that has one', () => {
    const media = { pictures: [pictureWire('lead')], video: videoWire('v1') };
    expect(appleNewsFormat.parse(written({ media })).components[3]).toEqual({
      role: 'video',
      URL: `${SITE_URL}/a/video/video/v1/video.mp4`,
      stillURL: pictureUrl(SITE_URL, pictureWire('still'), 'sc_xlarge'),
      accessibilityCaption: 'About a',
    });
  });

  it('cuts the text where the format has components of its own', () => {
    const body =
      '<p>One.</p><p>Two.</p><h2>A &amp; b</h2><ul><li>x</li></ul><h3>c</h3><div role="region" tabindex="0" aria-label="Table"><table><tbody><tr><td>1</td></tr></tbody></table></div><blockquote><p>q</p><cite>who</cite></blockquote><hr><aside><h2>Note</h2><p>n</p></aside>';
    expect(components(body)).toEqual([
      { role: 'body', text: '<p>One.</p><p>Two.</p>', format: 'html' },
      { role: 'heading2', text: 'A & b' },
      { role: 'body', text: '<ul><li>x</li></ul>', format: 'html' },
      { role: 'heading3', text: 'c' },
      { role: 'htmltable', html: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
      { role: 'quote', text: '<p>q</p><em>who</em>', format: 'html' },
      { role: 'divider' },
      { role: 'body', text: '<aside><p>Note</p><p>n</p></aside>', format: 'html' },
    ]);
  });

  it('shows the pictures of a gallery, each with its words', () => {
    const gallery = [{ title: 'First', body: '<p>One.</p>', picture: 'p1' }];
    const document = appleNewsFormat.parse(written({ body: '', gallery, media: { pictures: [pictureWire('p1')] } }));
    expect(document.components.slice(-4)).toEqual([
      { role: 'heading2', text: 'First' },
      {
        role: 'photo',
        URL: pictureUrl(SITE_URL, pictureWire('p1'), 'sc_large'),
        caption: 'About p1 Photo: Ann Lee',
        accessibilityCaption: 'What p1 shows',
      },
      { role: 'caption', text: 'About p1 Photo: Ann Lee' },
      { role: 'body', text: '<p>One.</p>', format: 'html' },
    ]);
  });

  it.each(HOSTILE)('tells %j as it was written', (hostile) => {
    const document = appleNewsFormat.parse(
      written({ headline: `h ${hostile}`, body: `<h2>x ${'y'}</h2><p>b</p>${hostile}` }),
    );
    expect(document.title).toBe(legalPart(`h ${hostile}`));
    expect(document.components[0]).toEqual({ role: 'title', text: legalPart(`h ${hostile}`) });
    const html = document.components.flatMap((each) => ('format' in each ? each.text : []));
    expect(html.join('')).not.toMatch(/<script|<!|<\?/);
  });
});
