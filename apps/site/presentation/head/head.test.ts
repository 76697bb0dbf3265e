import { planFor } from '@masthead/image-url';
import { testImages } from '@masthead/image-url/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, listedKind, type Tag, tagsIn } from '../../server/testing/parsed-document.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import { image, imageOf } from '../../server/testing/stories.ts';
import {
  type Head,
  headUpdate,
  pagedDescription,
  pagedLinks,
  pagedTitle,
  renderHead,
  SITE_DESCRIPTION,
} from './head.ts';

const site = { siteUrl: 'https://masthead.example', brand: 'cnet', images: testImages } as const;
const head: Head = { title: 'Phones', description: 'All of them', type: 'website', canonicalPath: '/topics/phones/' };
const rendered = (changes: Partial<Head> = {}): string => renderHead({ ...head, ...changes }, site);
const linksOf = (html: string, rel: string): Tag['attributes'][] =>
  tagsIn(html).flatMap(({ attributes }) => (attributes.rel === rel ? [attributes] : []));

/** Text that editors could write, with what would break out of a tag if it could. */
const words = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=y>',
    "' & <!-- --> `",
    '</head>',
    '\u2028',
  ),
);
const side = fc.integer({ min: 1, max: 12_000 });
/** No steps up or down: what has them is not read as a picture. */
const fileName = words.map((name) => `/${name.replaceAll('.', '')}.jpg`);
const ourPicture = fc
  .record({ alt: words, width: side, height: side, bucketPath: fileName })
  .map((fields) => ({ ...imageOf('x'), ...fields }));
const picture = fc.oneof(ourPicture, fc.record({ src: fc.oneof(fc.constant('/a/img/x.jpg'), words) }));
const anyHead = fc.record(
  {
    title: words,
    description: words,
    type: fc.constantFrom('website' as const, 'article' as const, 'profile' as const),
    canonicalPath: words,
    prevPath: words,
    nextPath: words,
    robots: words,
    picture,
    social: fc.record({ title: words, description: words, picture }, { requiredKeys: [] }),
    twitterCreator: words,
    feed: fc.record({ label: words, href: words }),
    publishedAt: fc.nat(),
    updatedAt: fc.nat(),
    section: words,
    tags: fc.array(words),
    newsKeywords: fc.array(words),
    authorPaths: fc.array(words),
    opinion: fc.boolean(),
  },
  { requiredKeys: ['title', 'description', 'type'] },
);

describe('whatever editors wrote', () => {
  it('no kind of tag is there twice but tags and authors, no tag is, and nothing but tags of a head comes out', () => {
    fc.assert(
      fc.property(anyHead, (any: Head) => {
        const tags = tagsIn(renderHead(any, site));
        const kinds = tags.map(listedKind);
        expect(kinds.toSorted()).toEqual([...new Set(kinds)].toSorted());
        expect(new Set(tags.map(({ name }) => name))).toEqual(new Set(['title', 'meta', 'link']));
      }),
    );
  });

  it('it is read back as it was written', () => {
    fc.assert(
      fc.property(anyHead, (any: Head) => {
        const html = renderHead(any, site);
        const { title, description } = headUpdate(any, site);
        expect(tagsIn(html).find(({ name }) => name === 'title')?.text).toBe(title);
        expect(contentOf(html, 'description')).toBe(description);
        if (any.section) expect(contentOf(html, 'article:section')).toBe(any.section);
      }),
    );
  });
});

describe('every page', () => {
  it('has the defaults', () => {
    const html = rendered({ description: '' });
    const defaults = {
      description: SITE_DESCRIPTION,
      robots: 'max-image-preview:large',
      'article:content_tier': 'free',
      'article:opinion': 'false',
      'twitter:card': 'summary',
      'twitter:site': '@masthead',
      'og:locale': 'en_US',
      'og:site_name': 'Masthead',
      'og:url': 'https://masthead.example/topics/phones/',
    };
    for (const [name, content] of Object.entries(defaults)) expect(contentOf(html, name), name).toBe(content);
  });

  it('names its canonical address, and itself as the page in English and for all others', () => {
    const href = 'https://masthead.example/topics/phones/';
    expect(linksOf(rendered(), 'canonical')).toEqual([{ rel: 'canonical', href }]);
    const languages = linksOf(rendered(), 'alternate').filter(({ hreflang }) => hreflang);
    expect(languages).toEqual([
      { rel: 'alternate', href, hreflang: 'en' },
      { rel: 'alternate', href, hreflang: 'x-default' },
    ]);
  });

  it('without an address of its own names none', () => {
    const { canonicalPath: _none, ...lost } = head;
    const html = renderHead(lost, site);
    expect(linksOf(html, 'canonical')).toEqual([]);
    expect(html).not.toContain('hreflang');
    expect(contentOf(html, 'og:url')).toBeUndefined();
  });

  it.each([
    ['the whole site’s', {}, 'https://masthead.example/rss/', 'Masthead'],
    [
      'its own',
      { feed: { label: 'Phones', href: '/rss/topics/phones/' } },
      'https://masthead.example/rss/topics/phones/',
      'Masthead: Phones',
    ],
  ])('leads to one feed: %s', (_, changes, href, title) => {
    const feeds = linksOf(rendered(changes), 'alternate').filter(({ type }) => type === 'application/rss+xml');
    expect(feeds).toEqual([{ rel: 'alternate', href, type: 'application/rss+xml', title }]);
  });

  it('of the sister brand leads to the sister’s feed where it has none of its own', () => {
    const feedIn = (feed?: Head['feed']) =>
      linksOf(renderHead({ ...head, ...(feed && { feed }) }, { ...site, brand: 'roadshow' }), 'alternate').find(
        ({ type }) => type === 'application/rss+xml',
      );
    expect(feedIn()).toMatchObject({ href: 'https://masthead.example/rss/roadshow/', title: 'Roadshow' });
    expect(feedIn({ label: 'SUVs', href: '/rss/topics/suvs/' })).toMatchObject({
      href: 'https://masthead.example/rss/topics/suvs/',
    });
  });

  it('wears its brand', () => {
    const html = renderHead(head, { ...site, brand: 'roadshow' });
    expect(html).toContain('<title>Phones | Roadshow</title>');
    expect(contentOf(html, 'og:site_name')).toBe('Roadshow');
    expect(html).toContain('media="(prefers-color-scheme: dark)" content="#11110d"');
  });

  it('has icons for browsers and for home screens', () => {
    expect(linksOf(rendered(), 'icon')).toEqual([{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }]);
    expect(linksOf(rendered(), 'apple-touch-icon')).toHaveLength(1);
  });
});

describe('a sharing card', () => {
  const shown = imageOf('a b', { alt: 'A "phone"' });
  const sizeIn = (html: string) => ['og:image:width', 'og:image:height'].map((name) => Number(contentOf(html, name)));

  it('shows the page’s picture, wide, with its size and words', () => {
    const html = rendered({ picture: shown });
    const address = contentOf(html, 'og:image');
    expect(address).toBe(pictureUrl('https://masthead.example', image('a b'), 'seo_image_wide'));
    expect(address).toMatch(
      /^https:\/\/masthead\.example\/a\/img\/resize\/[0-9a-f]{40}\/hub\/2026\/11\/15\/a%20b\.jpg\?/,
    );
    expect(address).toMatch(/[?&]height=675&width=1200$/);
    expect(sizeIn(html)).toEqual([1200, 675]);
    expect(contentOf(html, 'og:image:alt')).toBe('A "phone"');
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });

  it.each([
    ['its size is smaller', { width: 800, height: 600 }, [800, 450]],
    ['it is upright', { width: 600, height: 800 }, [600, 338]],
    ['it is one line high', { width: 4000, height: 90 }, [160, 90]],
  ])('says no more than there is of a picture: %s', (_, size, expected) => {
    const html = rendered({ picture: imageOf('small', size) });
    expect(sizeIn(html)).toEqual(expected);
    expect(contentOf(html, 'og:image')).toMatch(/[?&]height=675&width=1200$/);
  });

  it('says the size of what is drawn for it, whatever the picture', () => {
    fc.assert(
      fc.property(ourPicture, fc.constantFrom('article' as const, 'profile' as const), (own, type) => {
        const preset = type === 'profile' ? 'seo_image_square' : 'seo_image_wide';
        const { size } = planFor(own, testImages.orderOf(own, preset));
        expect(sizeIn(rendered({ picture: own, type }))).toEqual([size.width, size.height]);
      }),
    );
  });

  it('shows a person in a square, small', () => {
    const html = rendered({ type: 'profile', picture: shown });
    expect(contentOf(html, 'og:image')).toBe(pictureUrl('https://masthead.example', image('a b'), 'seo_image_square'));
    expect(sizeIn(html)).toEqual([900, 900]);
    expect(contentOf(html, 'twitter:card')).toBe('summary');
  });

  it('shows the first frame of a moving picture', () => {
    const moving = { bucketPath: '/x/moving.gif' };
    const html = rendered({ picture: imageOf('m', moving) });
    const frame = pictureUrl('https://masthead.example', { ...image('m'), ...moving }, 'seo_image_wide', { frame: 1 });
    expect(contentOf(html, 'og:image')).toBe(frame);
  });

  it('has its own words and picture before the page’s', () => {
    const social = { title: 'Shared', description: 'With you', picture: { src: 'https://cdn.example/s.jpg' } };
    const html = rendered({ picture: shown, social });
    expect(contentOf(html, 'og:title')).toBe('Shared');
    expect(contentOf(html, 'og:description')).toBe('With you');
    expect(contentOf(html, 'og:image')).toBe('https://cdn.example/s.jpg');
    expect(html).toContain('<title>Phones | Masthead</title>');
    expect(contentOf(html, 'description')).toBe('All of them');
  });

  it.each([undefined, 'javascript:alert(1)', 'data:image/png;base64,AAAA', 'http://['])(
    'without a picture (%s) shows the brand’s logo, small',
    (src) => {
      const html = rendered(src ? { picture: { src } } : {});
      expect(contentOf(html, 'og:image')).toBe('https://masthead.example/logo-masthead.png');
      expect(contentOf(html, 'og:image:width')).toBe('310');
      expect(contentOf(html, 'twitter:card')).toBe('summary');
    },
  );

  it('with another’s picture, whose size nobody knows, is wide and says none', () => {
    const html = rendered({ picture: { src: 'https://cdn.example/s.jpg' } });
    expect(sizeIn(html)).toEqual([Number.NaN, Number.NaN]);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
  });
});

describe('the pages of a listing', () => {
  it.each([
    [1, 3, { nextPath: '/t/2/' }],
    [2, 3, { prevPath: '/t/', nextPath: '/t/3/' }],
    [3, 3, { prevPath: '/t/2/' }],
    [1, 1, {}],
  ])('page %d of %d is linked to its neighbours', (page, count, expected) => {
    expect(pagedLinks('/t/', page, count)).toEqual(expected);
  });

  it('have a description each, said or not', () => {
    expect([1, 2].map((page) => pagedDescription('All of them', page))).toEqual(['All of them', 'Page 2. All of them']);
    expect(pagedDescription('', 3)).toBe(`Page 3. ${SITE_DESCRIPTION}`);
  });

  it('have a title each', () => {
    expect([1, 2, 3].map((page) => pagedTitle('Phones', page))).toEqual(['Phones', 'Phones, page 2', 'Phones, page 3']);
  });
});
