import { describe, expect, it } from 'vitest';
import { parseWire } from './parse-wire.ts';
import { sitemapCodec, sitemapIndexCodec } from './sitemap.ts';

const entry = { id: 's1', title: 'Tunnels', url: '/news/tunnels/', dateModified: '2026-11-15T09:00:00.000Z' };
const mapOf = (...items: unknown[]) => ({
  title: 'articles',
  items,
  paging: { limit: '100', offset: '0', total: '1' },
});

describe('a map', () => {
  it('has the titles and addresses of stories', () => {
    expect(parseWire(sitemapCodec, mapOf(entry))).toMatchObject({ items: [entry], paging: { total: 1 } });
  });

  it.each(['//elsewhere.example/', 'https://elsewhere.example/', 'javascript:alert(1)', ''])(
    'leads nowhere but to this site: %s is left out',
    (url) => {
      expect(parseWire(sitemapCodec, mapOf({ ...entry, url }, entry)).items).toHaveLength(1);
    },
  );

  it('knows its months', () => {
    const items = [{ year: 2026, month: 11, count: 40 }];
    expect(parseWire(sitemapIndexCodec, { items })).toEqual({ items });
  });
});
