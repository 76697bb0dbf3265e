import { describe, expect, it } from 'vitest';
import { routes } from '../../routes/table.ts';
import { SITE_URL } from '../../server/testing/feed-wires.ts';
import { writeRobots } from './robots.ts';
import { standingPages } from './standing-pages.ts';

const standingPaths = () => standingPages().map(({ path }) => path);

const closed = (text: string): string[] => [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);

describe('robots.txt', () => {
  it('closes what is for machines and the searches, and names the maps', () => {
    const text = writeRobots(SITE_URL, false);
    expect(text).toMatch(/^User-agent: \*\n/);
    expect(closed(text)).toEqual(expect.arrayContaining(['/api/', '/_data/', '/_node/', '/search/']));
    expect(text).toMatch(new RegExp(`\nSitemap: ${SITE_URL}/sitemaps/index\\.xml\n$`));
  });

  it('closes no page that says itself that it is not to be found: it must be read for that', () => {
    expect(closed(writeRobots(SITE_URL, false))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/_hidden|landing|newsletter|email|user|ab-test/)]),
    );
  });

  it('closes no page that the sitemaps name, no picture, no feed', () => {
    const paths = [...standingPaths(), '/a/img/hub/x.jpg', '/a/video/x.mp4', '/rss/', '/news/a/', '/assets/a.js'];
    for (const path of paths)
      for (const prefix of closed(writeRobots(SITE_URL, false))) expect(path).not.toMatch(`^${prefix}`);
  });

  it('closes everything where the site is not the real one', () => {
    const text = writeRobots(SITE_URL, true);
    expect(text).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('the standing pages in the sitemap', () => {
  it('are those that search engines may find', () => {
    const paths = standingPaths();
    expect(paths).toEqual(expect.arrayContaining(['/', '/about/', '/reviews/', '/videos/', '/newsletters/']));
    expect(new Set(paths).size).toBe(paths.length);
    for (const hidden of ['/search/', '/user/settings/', '/ab-test-summary/', '/icon-demo/', '/email/forward/'])
      expect(paths).not.toContain(hidden);
    for (const path of paths) expect(path).toMatch(/^\/([a-z0-9-]+\/)*$/);
  });

  it('leave out each that its route keeps from search engines', () => {
    const kept = Object.entries(routes).filter(([, { noIndex, developmentOnly }]) => noIndex || developmentOnly);
    expect(kept.map(([name]) => name)).toEqual(
      expect.arrayContaining(['hidden-marketplace', 'search', 'user-settings']),
    );
    expect(standingPaths().some((path) => path.startsWith('/_hidden/') || path.includes('demo'))).toBe(false);
  });
});
