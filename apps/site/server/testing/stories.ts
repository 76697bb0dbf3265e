/** Stories of every kind for tests, as the model reads them from the wire. */
import {
  articleCodec,
  articleLiveCodec,
  authorCodec,
  galleryCodec,
  imageCodec,
  reviewCodec,
  techProductCodec,
  videoCodec,
} from '@masthead/model';

type Wire = Readonly<Record<string, unknown>>;

export const date = (day: string): Wire => ({ date: `${day} 10:00:00`, timezone: 'UTC' });

export const image = (id: string): Wire => ({
  id,
  width: 1600,
  height: 900,
  alt: `Alt of ${id}`,
  credits: 'Ann Lee/Masthead',
  bucketType: '/hub',
  bucketPath: `/2026/11/15/${id}.jpg`,
});

const author: Wire = {
  id: 'a1',
  username: 'annlee',
  firstName: 'Ann',
  lastName: 'Lee',
  jobTitle: 'Editor',
  authorBio: 'Ann tests phones.',
  image: { ...image('ann'), width: 512, height: 512 },
  socialProfileIds: { twitter: 'annlee', instagram: 'ann.lee' },
  expertise: ['Phones'],
};

const content: Wire = {
  id: 's1',
  slug: 'halo',
  headline: 'Halo tested',
  dek: 'Six phones, nineteen hours',
  author,
  topics: [{ id: 't1', slug: 'phones', name: 'Phones', primary: true, topicPath: [{ slug: 'tech' }] }],
  tags: [
    { slug: 'halo', name: 'Halo' },
    { slug: 'glass', name: 'Glass' },
  ],
  image: image('lead'),
  datePublished: date('2026-11-14'),
  dateUpdated: date('2026-11-15'),
};

const offer = (offerMerchant: string, offerPrice?: number): Wire => ({
  offerMerchant,
  url: `https://${offerMerchant}.example/halo`,
  ...(offerPrice !== undefined && { offerPrice }),
});

const productWire: Wire = {
  id: 'p1',
  name: 'Halo 12',
  manufacturer: 'Halo',
  category: 'Phone',
  image: image('product'),
  slugs: ['halo-12'],
  resellers: [offer('northgate', 999), offer('harbour', 949.5)],
};

const videoWire: Wire = {
  ...content,
  typeName: 'content_video',
  description: 'Halo in a minute',
  duration: 75,
  files: [{ url: '/a/video/halo.mp4', type: 'downloadable', bitrate: 800 }],
};

export const imageOf = (id: string, more: Wire = {}) => imageCodec.parse({ ...image(id), ...more });
export const authorOf = (more: Wire = {}) => authorCodec.parse({ ...author, ...more });
export const productOf = (more: Wire = {}) => techProductCodec.parse({ ...productWire, ...more });
export const videoOf = (more: Wire = {}) => videoCodec.parse({ ...videoWire, ...more });

export const articleOf = (more: Wire = {}) =>
  articleCodec.parse({ ...content, typeName: 'content_article', body: '<p>Text</p>', ...more });

export const reviewOf = (more: Wire = {}) =>
  reviewCodec.parse({
    ...content,
    typeName: 'content_review',
    reviewType: 'review',
    rating: 8.5,
    good: 'Bright~Quiet. Cheap',
    bad: 'Thin sound',
    bottomLine: 'Buy it.',
    relatedProduct: productWire,
    preferredProductName: 'Halo 12 Pro',
    ...more,
  });

export const galleryOf = (more: Wire = {}) =>
  galleryCodec.parse({
    ...content,
    typeName: 'content_gallery',
    items: ['one', 'two', 'three'].map((id, index) => ({
      id,
      title: `Picture ${id}`,
      body: `<p>About <em>${id}</em></p>`,
      image: image(id),
      position: index + 1,
    })),
    ...more,
  });

export const liveItem = (id: string, more: Wire = {}): Wire => ({
  id,
  headline: `Entry ${id}`,
  body: `<p>Words of ${id}</p>`,
  author,
  datePublished: date('2026-11-15'),
  ...more,
});

export const liveOf = (more: Wire = {}) =>
  articleLiveCodec.parse({
    ...content,
    typeName: 'content_updating_story',
    eventStart: date('2026-11-15'),
    eventEnd: date('2026-11-16'),
    items: [liveItem('b'), liveItem('a')],
    ...more,
  });

export const listicleOf = (items: readonly Wire[]): Wire => ({ id: 'l1', title: 'The best phones', items });

export const listicleItem = (id: string, more: Wire = {}): Wire => ({
  id,
  title: `Phone ${id}`,
  description: 'Good.',
  pros: ['Bright'],
  cons: ['Dear'],
  offers: [offer('northgate', 999)],
  ...more,
});
