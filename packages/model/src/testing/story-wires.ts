/** Wire objects of stories, with every field that the specification lists, for tests. */
import {
  author,
  content,
  contentPlatform,
  date,
  image,
  listicle,
  product,
  relatedObject,
  video,
} from './content-wires.ts';

/** The least that a story is. */
export const story = {
  id: 's1',
  typeName: 'content_article',
  slug: 'halo-tested',
  headline: 'Halo tested',
  datePublished: { date: '2026-11-15 09:00:00' },
};

export const paging = { limit: '4', offset: '0', total: '11' };

const promo = { promoDek: 'Read it', promoHed: 'Tested!', promoImage: image };

export const article = {
  ...content,
  ...promo,
  body: '<p>Text</p>',
  contentPlatform,
  dek: 'Six phones, nineteen hours',
  image,
  mobileImage: image,
  layoutName: 'FAQ Markup',
  availableOn: [{ edition: 'us', slug: 'halo-tested' }],
  listicles: [listicle],
  noIndex: true,
  pageLayout: 'Ad-Heavy Listicle',
  shortcodeTags: ['chart'],
  additionalShortcodeData: { chart: { a: 1 } },
  site: 'cnet',
  titleTag: 'Halo, tested',
  type: 'Best List - Precap',
  video,
  suppressAds: true,
  suppressAutoplay: true,
  suppressBio: true,
  wordCount: 900,
  mortgage: [{ productid: '30', productdescription: '30 years', ratevalue: 6.875, apryield: 6.9 }],
  wpArticleFields: { postId: 5 },
  correction: 'We misspelt a name.',
};

export const liveItem = {
  id: 'u1',
  sequence: 7,
  status: 'new',
  deleted: true,
  namespace: 'live',
  author,
  body: '<p>Now</p>',
  datePublished: date('2026-11-01'),
  dateUpdated: date('2026-11-02'),
  displayDatePublished: date('2026-11-03'),
  headline: 'It begins',
  important: true,
  parentId: 'u0',
  pinned: true,
  type: 'update',
  view: 'wide',
};

export const articleLive = {
  ...content,
  promoDek: 'Follow it',
  promoImage: image,
  callToAction: 'Follow us',
  channelDetails: { namespace: 'live', name: 'keynote', key: 'k1' },
  dek: 'As it happens',
  eventStart: date('2026-11-15'),
  eventEnd: date('2026-11-16'),
  eventTimeZone: 'America/New_York',
  image,
  intro: '<p>Hello</p>',
  items: [liveItem],
  suppressAds: true,
  titleTag: 'Keynote, live',
  video,
  body: '<p>Text</p>',
  layoutName: 'Live Blog - Article Page',
  type: 'Deals',
};

export const galleryItem = {
  body: '<p>Look</p>',
  description: 'A look',
  title: 'One',
  headline: 'The first',
  id: 'g1-1',
  image,
  photoCredit: 'Ines',
  position: 1,
  video,
  relatedObjects: [relatedObject],
  relatedProduct: product,
};

export const gallery = {
  ...content,
  contentPlatform,
  dek: 'Look closer',
  image,
  items: [galleryItem],
  promoImage: image,
  relatedProduct: product,
  title: 'The Halo in pictures',
  type: 'Gallery',
};

export const review = {
  ...content,
  ...promo,
  bad: 'Heavy. Dear',
  bottomLine: 'Buy it',
  body: '<p>Text</p>',
  dek: 'Six weeks with it',
  editorsChoice: '1',
  editorsChoiceDate: date('2026-11-10'),
  good: 'Fast. Light~Cheap~',
  image,
  preferredProductName: 'Halo',
  promoTitle: 'The Halo',
  rating: '8.7',
  starRating: '4.5',
  subRatings: [{ id: 'sr1', name: 'Design', rating: '9' }],
  targetSlug: 'halo',
  type: 'Review',
  title: 'Halo review',
  suppressAds: true,
  reviewType: 'In Depth',
  additionalShortcodeData: { a: 1 },
  shortcodeTags: ['specs'],
  correction: 'We misspelt a name.',
  suppressBio: true,
  video,
  relatedProduct: product,
};
