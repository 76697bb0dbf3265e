import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
let links: string[];
const atEnd = suiteEnd();
beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
  const pages = await Promise.all(['/', '/topics/phones/', '/feature/moon-week/', '/videos/'].map(demo.text));
  const found = pages.flatMap((html) => [...html.matchAll(/href="(\/[^"#?]*)"/g)].map(([, href = '']) => href));
  links = [...new Set(found)].filter((href) => href.endsWith('/'));
});

/** Where an address ends when its redirects are followed, and over which addresses. */
async function follow(path: string): Promise<{ status: number; way: string[] }> {
  const way = [path];
  for (;;) {
    const { status, headers } = await demo.get(way.at(-1) ?? '/');
    const location = headers.get('location');
    if (location === null) return { status, way };
    expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
    way.push(location);
    expect(way.length, way.join(' → ')).toBeLessThanOrEqual(4);
  }
}

const SLIPS: Readonly<Record<string, (path: string) => string>> = {
  'in capitals': (path) => path.toUpperCase(),
  'with one capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'without its slash': (path) => path.replace(/(?<=.)\/$/, ''),
  'with page 1': (path) => `${path}1/`,
  'with a page far away': (path) => `${path}999999/`,
  'with something after it': (path) => `${path}x/`,
  'under replay': (path) => `/replay${path}`,
  'with an encoded slash': (path) => path.replace(/(?<=.)\/$/, '%2f'),
  'with an encoded letter': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'with a slash doubled': (path) => path.replace(/\/(?=.)/g, '//').slice(1),
  'with two slashes at its start': (path) => `/${path}`,
  'with a query of many': (path) => `${path}?page=2&page=3&x=${'y'.repeat(300)}`,
  'with a null byte': (path) => `${path}%00`,
};

describe('an address of the demo with slips in it', () => {
  test('is never a failure, and never sends a reader around or away', async () => {
    expect(links.length).toBeGreaterThan(40);
    const slips = fc.subarray(Object.values(SLIPS), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...links), slips, async (link, chosen) => {
        const { status } = await follow(chosen.reduce((path, slip) => slip(path), link));
        expect([200, 400, 404, 414]).toContain(status);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    'in capitals',
    'with one capital',
    'without its slash',
    'with an encoded letter',
    'with a slash doubled',
    'with two slashes at its start',
    'with a query of many',
  ])('is found: %s', async (slip) => {
    const lost: string[] = [];
    for (const link of links.slice(0, 40)) {
      const { status } = await follow(SLIPS[slip]?.(link) ?? link);
      if (status !== 200) lost.push(`${link} ${status}`);
    }
    expect(lost).toEqual([]);
  });
});
