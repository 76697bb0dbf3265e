import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LayoutName } from '../base/layout-name.ts';
import type { Navigation } from '../components/header/navigation.ts';
import { layouts } from './registry.ts';

const navigation: Navigation = {
  main: {
    cnet: [{ label: 'Phones', href: '/topics/phones/' }],
    roadshow: [{ label: 'EVs', href: '/roadshow/electric-vehicles/' }],
  },
  mega: { big: [], columns: [], featured: [] },
  footer: { statement: 'We say so', columns: [{ title: 'Topics', links: [] }], base: [] },
};

async function rendered(name: LayoutName, path = '/somewhere/'): Promise<string> {
  const { Layout } = await layouts[name]();
  return renderToString(
    <Layout brand="cnet" path={path} year={2026} navigation={navigation}>
      <p>The page itself</p>
    </Layout>,
  );
}

const names = Object.keys(layouts) as LayoutName[];
const WITH_FRAME: LayoutName[] = ['about', 'default', 'energy-lead-form', 'error', 'marketplace', 'money'];
const WITH_FLAG: LayoutName[] = ['minimal', 'paid-search', 'paid-search-landing'];

describe('the layouts', () => {
  it('are these twelve', () => {
    expect(names.sort()).toEqual([
      'about',
      'ceros',
      'default',
      'empty',
      'energy-lead-form',
      'error',
      'marketplace',
      'minimal',
      'money',
      'newsletter',
      'paid-search',
      'paid-search-landing',
    ]);
  });

  it.each(names)('%s has the page in its one main, which the skip link and navigations lead to', async (name) => {
    const html = await rendered(name);
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html).toMatch(/<main id="main" tabindex="-1"[^>]*>.*The page itself.*<\/main>/);
  });

  it.each(names.filter((name) => name !== 'newsletter'))(
    '%s begins with the way past what stands before',
    async (name) => {
      expect(await rendered(name)).toMatch(/^<a [^>]*href="#main">Skip to content/);
    },
  );

  it.each(WITH_FRAME)('%s has menus, and the whole foot', async (name) => {
    const html = await rendered(name);
    expect(html).toContain('/topics/phones/');
    expect(html).toContain('We say so');
  });

  it.each(WITH_FLAG)('%s has the flag and the legal row, and no menus', async (name) => {
    const html = await rendered(name);
    expect(html).toContain('Masthead, front page');
    expect(html).toContain('© <!-- -->2026');
    expect(html).not.toContain('/topics/phones/');
  });

  it('empty and newsletter have nothing around the page', async () => {
    for (const name of ['empty', 'newsletter'] as const) {
      const html = await rendered(name);
      expect(html).not.toMatch(/<(header|footer|nav)\b/);
      expect(html).not.toContain('front page');
    }
  });

  it('no two are alike, but for default and error, which are both the plain frame', async () => {
    const others = names.filter((name) => name !== 'error');
    const forms = await Promise.all(others.map((name) => rendered(name)));
    expect(new Set(forms).size).toBe(others.length);
  });
});

describe('a layout says what a reader should know first:', () => {
  it.each([
    ['money', 'How we make money'],
    ['marketplace', 'Advertiser disclosure'],
    ['energy-lead-form', 'sell no leads'],
    ['paid-search', 'We paid to be found here'],
    ['paid-search-landing', 'We paid to be found here'],
    ['ceros', 'Paid content'],
  ] as const)('%s', async (name, words) => {
    const html = await rendered(name);
    expect(html).toContain(words);
    expect(html.indexOf(words)).toBeLessThan(html.indexOf('The page itself'));
  });

  it('a page that a reader of an advertisement sees first introduces us', async () => {
    expect(await rendered('paid-search-landing')).toContain('We say so');
    expect(await rendered('paid-search')).not.toContain('We say so');
  });

  it('immersive paid content leads back', async () => {
    expect(await rendered('ceros')).toMatch(/<a [^>]*href="\/">Back to /);
  });
});

describe('the pages about us', () => {
  it('lead to each other, and not to the one that is open', async () => {
    const html = await rendered('about', '/about/');
    const side = html.slice(html.indexOf('More about us'), html.indexOf('<footer'));
    expect(side).toContain('href="/awards/"');
    expect(side).not.toContain('href="/about/"');
  });
});
