import { describe, expect, it } from 'vitest';
import { navigationCodec } from './navigation.ts';

const story = (slug: string) => ({
  id: slug,
  typeName: 'content_article',
  slug,
  headline: slug,
  datePublished: { date: '2026-11-15 09:00:00' },
});

describe('the navigation', () => {
  const header = { main: [{ label: 'Latest', href: '/' }], big: [{ label: 'AI', topic: 'ai' }], columns: [] };
  const footer = { statement: 'We test.', columns: [{ title: 'Topics', links: [{ label: 'AI', topic: 'ai' }] }] };

  it('has a header and a footer', () => {
    expect(navigationCodec.parse({ header: { ...header, featured: [story('a')] }, footer })).toMatchObject({
      header: { ...header, featured: [{ slug: 'a' }] },
      footer,
    });
  });

  it.each([{ header }, { footer }, { header: {}, footer }, { header, footer: {} }])('%j is an error', (value) => {
    expect(navigationCodec.safeParse(value).success).toBe(false);
  });
});
