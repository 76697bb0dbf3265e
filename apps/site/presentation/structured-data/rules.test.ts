import { FAQ_LAYOUTS, HOW_TO_LAYOUT } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { articleHead } from '../../pages/article/head.ts';
import { galleryHead } from '../../pages/gallery/head.ts';
import { productHead } from '../../pages/product/head.ts';
import { profileHead } from '../../pages/profile/head.ts';
import { reviewHead } from '../../pages/review/head.ts';
import { topicHead } from '../../pages/topic/head.ts';
import { videoHead } from '../../pages/video/head.ts';
import { describedBy, PAGE_URL, SITE_URL } from '../../server/testing/described.ts';
import { pictureUrl } from '../../server/testing/picture-addresses.ts';
import {
  articleOf,
  authorOf,
  galleryOf,
  image,
  listicleItem,
  listicleOf,
  productOf,
  reviewOf,
  videoOf,
} from '../../server/testing/stories.ts';

describe('squares of 310', () => {
  it('the publisher’s logo is one', () => {
    expect(describedBy(articleHead(articleOf())).one('Organization').logo).toMatchObject({
      url: `${SITE_URL}/logo-masthead.png`,
      width: 310,
      height: 310,
    });
  });

  it.each([
    ['square', { width: 512, height: 512 }, 310],
    ['wide', { width: 1600, height: 900 }, 310],
    ['small', { width: 200, height: 260 }, 200],
  ])('a portrait is one, as far as there is enough of it: %s', (id, size, side) => {
    const portrait = { ...image(id), ...size };
    expect(describedBy(profileHead(authorOf({ image: portrait }), 1, 1)).one('ProfilePage')).toMatchObject({
      mainEntity: {
        '@type': 'Person',
        image: { url: pictureUrl(SITE_URL, portrait, 'square_310'), width: side, height: side },
      },
    });
  });
});

describe('the picture of a story', () => {
  it('is given in three shapes: wide, full and square', () => {
    const large = { ...image('lead'), width: 4000, height: 3000 };
    expect(describedBy(articleHead(articleOf({ image: large }))).one('NewsArticle').image).toMatchObject([
      { url: pictureUrl(SITE_URL, large, 'seo_image_wide'), width: 1200, height: 675 },
      { url: pictureUrl(SITE_URL, large, 'seo_image_full'), width: 1200, height: 900 },
      { url: pictureUrl(SITE_URL, large, 'seo_image_square'), width: 1200, height: 1200 },
    ]);
  });

  it('is told no larger than there is of it', () => {
    const small = { ...image('lead'), width: 640, height: 360 };
    expect(describedBy(articleHead(articleOf({ image: small }))).one('NewsArticle').image).toMatchObject([
      { width: 640, height: 360 },
      { width: 480, height: 360 },
      { width: 360, height: 360 },
    ]);
  });
});

describe('the publisher', () => {
  it('is the sister brand on its pages, and says whose sister it is', () => {
    const page = describedBy(articleHead(articleOf()), 'roadshow');
    expect(page.one('Organization')).toMatchObject({
      name: 'Roadshow',
      url: `${SITE_URL}/roadshow/auto/`,
      logo: { url: `${SITE_URL}/logo-roadshow.png` },
      parentOrganization: { name: 'Masthead' },
    });
    expect(page.one('NewsArticle').publisher).toEqual({ '@id': page.one('Organization')['@id'] });
  });

  it('signs what nobody signs', () => {
    const page = describedBy(articleHead(articleOf({ author: null })));
    expect(page.one('NewsArticle').author).toEqual([{ '@id': page.one('Organization')['@id'] }]);
  });
});

describe('questions', () => {
  const body = '<h2>What?</h2><p>This.</p><h2>Summary</h2><p>All of it.</p>';
  const faqOf = (layoutName: string) => describedBy(articleHead(articleOf({ layoutName, body }))).all('FAQPage');

  it.each(FAQ_LAYOUTS)('are described in the layout %s, and only headings that ask', (layoutName) => {
    expect(faqOf(layoutName)).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'What?', acceptedAnswer: { '@type': 'Answer', text: 'This.' } }],
      },
    ]);
  });

  it.each(['', 'Standard', 'faq markup', HOW_TO_LAYOUT])('are not in the layout “%s”', (layoutName) => {
    expect(faqOf(layoutName)).toEqual([]);
  });

  it('are not described where there are none', () => {
    expect(describedBy(articleHead(articleOf({ layoutName: 'FAQ Markup' }))).all('FAQPage')).toEqual([]);
  });
});

describe('steps', () => {
  const body = '<h2>Open it</h2><p>Turn.</p><h2>Close it</h2><p>Turn back.</p>';
  const stepsOf = (layoutName: string) => describedBy(articleHead(articleOf({ layoutName, body }))).all('HowTo');

  it('are described in the layout for them', () => {
    expect(stepsOf(HOW_TO_LAYOUT)).toMatchObject([
      { name: 'Halo tested', step: [{ name: 'Open it', text: 'Turn.', position: 1 }, { position: 2 }] },
    ]);
  });

  it.each(['', 'FAQ Markup', 'How To'])('are not in the layout “%s”', (layoutName) => {
    expect(stepsOf(layoutName)).toEqual([]);
  });
});

describe('offers', () => {
  const listed = (more: object) =>
    describedBy(articleHead(articleOf({ listicles: [listicleOf([listicleItem('a', { ...more })])] }))).one('ItemList');

  it('are there for a listed product with a price', () => {
    expect(listed({})).toMatchObject({
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Product',
            name: 'Phone a',
            offers: { '@type': 'Offer', price: '999.00', priceCurrency: 'USD', url: 'https://northgate.example/halo' },
          },
        },
      ],
    });
  });

  it.each([
    ['no offer', []],
    ['an offer without a price', [{ offerMerchant: 'northgate', url: 'https://northgate.example/' }]],
    ['an offer whose price is no price', [{ offerMerchant: 'northgate', offerPrice: 'see shop' }]],
  ])('are not with %s, and the product is still a product', (_, offers) => {
    const list = listed({ offers, relatedProduct: { name: 'Halo 12', resellers: [{ offerPrice: 12 }] } });
    expect(list).toMatchObject({ itemListElement: [{ item: { '@type': 'Product', name: 'Phone a' } }] });
    expect(JSON.stringify(list)).not.toContain('offers');
  });

  it('of several shops are a range', () => {
    expect(describedBy(productHead(productOf())).one('Product').offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '949.50',
      highPrice: '999.00',
      priceCurrency: 'USD',
      offerCount: 2,
    });
  });

  it('of a shop that has none left are none', () => {
    const resellers = [{ offerMerchant: 'x', offerPrice: 5, url: 'https://x.example/', inStock: false }];
    expect(describedBy(productHead(productOf({ resellers }))).one('Product')).not.toHaveProperty('offers');
  });

  it('lead to shops on the web and nowhere else', () => {
    const resellers = [{ offerMerchant: 'x', offerPrice: 5, url: 'javascript:alert(1)' }];
    const { offers } = describedBy(productHead(productOf({ resellers }))).one('Product');
    expect(offers).toEqual({
      '@type': 'Offer',
      price: '5.00',
      priceCurrency: 'USD',
      seller: { '@type': 'Organization', name: 'x' },
    });
  });
});

describe('the address of a product', () => {
  it('is that of its own page', () => {
    expect(describedBy(productHead(productOf())).one('Product').url).toBe(PAGE_URL);
  });

  it('is not said elsewhere, where it may lead on to a review', () => {
    const { itemReviewed } = describedBy(reviewHead(reviewOf())).one('Review');
    expect(itemReviewed).toMatchObject({ '@type': 'Product' });
    expect(itemReviewed).not.toHaveProperty('url');
    const list = listicleOf([listicleItem('a', { relatedProduct: { name: 'Halo 12', slugs: ['halo-12'] } })]);
    const { itemListElement } = describedBy(articleHead(articleOf({ listicles: [list] }))).one('ItemList');
    expect(itemListElement).toMatchObject([{ item: { '@type': 'Product' } }]);
    expect(itemListElement).not.toMatchObject([{ item: { url: expect.anything() } }]);
  });
});

describe('a review', () => {
  it('rates a product from 0 to 10, with what speaks for it and against it', () => {
    expect(describedBy(reviewHead(reviewOf())).one('Review')).toMatchObject({
      reviewRating: { ratingValue: 8.5, bestRating: 10, worstRating: 0 },
      itemReviewed: { '@type': 'Product', name: 'Halo 12 Pro', brand: { name: 'Halo' } },
      positiveNotes: { itemListElement: [{ name: 'Bright' }, { name: 'Quiet' }, { name: 'Cheap' }] },
      negativeNotes: { itemListElement: [{ position: 1, name: 'Thin sound' }] },
    });
  });

  it('that gives nothing gives a nought', () => {
    expect(describedBy(reviewHead(reviewOf({ rating: 0 }))).one('Review')).toMatchObject({
      reviewRating: { ratingValue: 0 },
    });
  });

  it('takes points that stand on lines', () => {
    const { negativeNotes, positiveNotes } = describedBy(reviewHead(reviewOf({ good: 'A\nB', bad: '' }))).one('Review');
    expect(positiveNotes).toMatchObject({ itemListElement: [{ name: 'A' }, { name: 'B' }] });
    expect(negativeNotes).toBeUndefined();
  });
});

describe('a video', () => {
  it.each([
    [75, 'PT1M15S'],
    [3600, 'PT1H'],
  ])('of %d seconds lasts %s', (duration, expected) => {
    expect(describedBy(videoHead(videoOf({ duration }))).one('VideoObject').duration).toBe(expected);
  });

  it('has whole addresses for its still and its file', () => {
    expect(describedBy(videoHead(videoOf())).one('VideoObject')).toMatchObject({
      thumbnailUrl: pictureUrl(SITE_URL, image('lead'), 'seo_image_wide'),
      contentUrl: `${SITE_URL}/a/video/halo.mp4`,
      uploadDate: '2026-11-14T10:00:00.000Z',
    });
  });

  it('has a page of its own and one with the player alone, wherever it is shown', () => {
    const addresses = { url: `${SITE_URL}/videos/halo/`, embedUrl: `${SITE_URL}/videos/share/halo/` };
    const video = videoOf({ slug: 'halo' });
    expect(describedBy(videoHead(video)).one('VideoObject')).toMatchObject(addresses);
    expect(describedBy(articleHead({ ...articleOf(), video })).one('VideoObject')).toMatchObject(addresses);
  });

  it.each([
    ['still', { image: null }],
    ['date', { datePublished: null, dateUpdated: null }],
  ])('without a %s is logged and left out', (what, more) => {
    const page = describedBy(videoHead(videoOf(more)));
    expect(page.all('VideoObject')).toEqual([]);
    expect(page.all('BreadcrumbList')).toHaveLength(1);
    expect(page.logged).toMatchObject([{ error: { message: `The video s1 has no ${what}` } }]);
  });

  it('that nobody may watch is none', () => {
    expect(describedBy(videoHead(videoOf({ metaData: { status: 'HIDDEN' } }))).all('VideoObject')).toEqual([]);
  });
});

describe('a gallery', () => {
  const shots = (page: number, pageCount: number, more = {}) =>
    describedBy(galleryHead(galleryOf(more), page, pageCount)).one('ImageGallery').associatedMedia;

  it('has its pictures with their words and credits', () => {
    expect(shots(1, 1)).toMatchObject([
      {
        name: 'Picture one',
        description: 'About one',
        contentUrl: pictureUrl(SITE_URL, image('one'), 'sc_xlarge'),
        creditText: 'Ann Lee/Masthead',
        width: 1600,
        height: 900,
      },
      { name: 'Picture two' },
      { name: 'Picture three' },
    ]);
  });

  it('has on each of its pages what that page shows, in the order of the gallery', () => {
    const items = galleryOf().items.toReversed();
    expect([1, 2, 3].map((page) => shots(page, 3, { items }))).toMatchObject([
      [{ name: 'Picture one' }, { name: 'Picture two' }, { name: 'Picture three' }],
      [{ name: 'Picture two' }],
      [{ name: 'Picture three' }],
    ]);
  });
});

describe('the way to a page', () => {
  it('leads from the front page over the topic', () => {
    expect(describedBy(articleHead(articleOf())).one('BreadcrumbList').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Masthead', item: `${SITE_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'Phones', item: `${SITE_URL}/topics/phones/` },
      { '@type': 'ListItem', position: 3, name: 'Halo tested', item: PAGE_URL },
    ]);
  });

  it('goes over no page twice', () => {
    const auto = { slug: 'auto', name: 'Auto' };
    const topic = { slug: 'suvs', name: 'SUVs', description: '', ancestors: [auto] };
    expect(describedBy(topicHead(topic, 1, 1), 'roadshow').one('BreadcrumbList').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Roadshow', item: `${SITE_URL}/roadshow/auto/` },
      { '@type': 'ListItem', position: 2, name: 'SUVs', item: PAGE_URL },
    ]);
  });

  it('of a topic leads over the topics above it', () => {
    const topic = { slug: 'phones', name: 'Phones', description: '', ancestors: [{ slug: 'tech', name: 'Tech' }] };
    expect(describedBy(topicHead(topic, 1, 1)).one('BreadcrumbList').itemListElement).toMatchObject([
      { name: 'Masthead' },
      { name: 'Tech', item: `${SITE_URL}/topics/tech/` },
      { name: 'Phones' },
    ]);
  });
});
