import { describe, expect, it } from 'vitest';
import { type Head, pagedLinks, renderHead } from './head.ts';

const site = { siteUrl: 'https://masthead.example', brandName: 'Masthead' };
const head: Head = { title: 'Phones', description: 'All of them', type: 'website', canonicalPath: '/topics/phones/' };

describe('the head of a page', () => {
  it('escapes everything that editors wrote', () => {
    const html = renderHead({ ...head, title: '</title><script>', description: '"><img src=x>' }, site);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img');
  });

  it('has one of each kind', () => {
    const html = renderHead(head, site);
    for (const tag of ['<title>', 'name="description"', 'rel="canonical"', 'property="og:title"', 'property="og:url"'])
      expect(html.split(tag)).toHaveLength(2);
  });

  it('names the canonical address with the site’s origin', () => {
    expect(renderHead(head, site)).toContain('<link rel="canonical" href="https://masthead.example/topics/phones/">');
  });

  it.each([
    [1, 3, { nextPath: '/t/2/' }],
    [2, 3, { prevPath: '/t/', nextPath: '/t/3/' }],
    [3, 3, { prevPath: '/t/2/' }],
    [1, 1, {}],
  ])('links page %d of %d to its neighbours', (page, count, expected) => {
    expect(pagedLinks('/t/', page, count)).toEqual(expected);
  });
});
