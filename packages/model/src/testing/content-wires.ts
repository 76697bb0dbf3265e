/** Wire objects of what stories are made of, with every field that the specification lists, for tests. */

export const date = (day: string) => ({ date: `${day} 10:00:00`, timezone: 'UTC' });
export const instant = (day: string): number => Date.parse(`${day}T10:00:00Z`);

export const image = {
  id: 'i1',
  filename: 'halo.jpg',
  dateCreated: date('2026-11-15'),
  alt: 'A phone',
  credits: 'Masthead',
  caption: 'On the bench',
  path: '/pictures/halo.jpg',
  cropGravity: 5,
  crop: '800x450+10+20',
  typeName: 'content_image',
  imageUrl: 'https://images.example/halo.jpg',
  width: 1600,
  height: 900,
  bucketPath: '/2026/11/15/i1/halo.jpg',
  bucketType: '/hub',
  dominantColor: '#203040',
  focalPoint: { x: 0.25, y: 1 },
};

export const simpleTopic = { id: 't0', slug: 'tech', name: 'Tech', uuid: 'u0', typeName: 'content_topic' };
export const topic = {
  id: 't1',
  slug: 'phones',
  name: 'Phones',
  uuid: 'u1',
  typeName: 'content_topic',
  typePath: 'topic/phones',
  hPath: 'Tech^Phones',
  hslugPath: 'tech^phones',
  primary: true,
  topicPath: [simpleTopic],
};

export const tag = { slug: 'halo', name: 'Halo' };

export const author = {
  id: 'a1',
  username: 'inesokafor',
  profileUrl: '/profiles/inesokafor/',
  email: 'ines@example.com',
  firstName: 'Ines',
  lastName: 'Okafor',
  jobTitle: 'Editor',
  dateCreated: date('2020-01-01'),
  image,
  socialProfileIds: { twitter: 'ines', facebookProfile: 'ines.o', facebookPage: 'inespage', instagram: 'ines.pics' },
  authorBio: 'Tests phones.',
  title: 'Dr',
  authorDisclosure: 'Owns no shares.',
  education: ['MIT'],
  expertise: ['Phones', 'Batteries'],
  awardsAndCredentials: ['Best of 2025'],
  roles: [{ name: 'Medical Reviewer', role: 'MEDICAL' }],
  bureau: 'London',
  awards: ['Gold'],
  credentials: ['CFA'],
};

export const collection = {
  id: 'c1',
  image,
  primary: true,
  title: 'High value',
  slug: 'hv',
  hide: true,
  description: 'What earns',
  threads: [{ slug: 'one' }, { slug: 'two' }],
  typeSlug: 'editorial',
  show: {
    author: 'Masthead',
    owner: { name: 'Masthead', email: 'shows@masthead.example' },
    category: 'Technology',
    explicit: false,
    order: 'episodic',
  },
};

export const relatedObject = {
  image,
  metaData: { origin: 'hub' },
  objectId: 'p1',
  promoImage: image,
  promoTitle: 'The Halo',
  slug: 'halo',
  title: 'Halo',
  description: 'A phone',
  topic: simpleTopic,
  typeName: 'content_product',
  api: { any: ['thing'] },
};

export const contentPlatform = {
  revisionId: 'r1',
  entity: 'e1',
  clusterId: 'k1',
  ctopic: 'ct',
  ctax: 'cx',
  csig: 'cs',
};

export const content = {
  author,
  moreAuthors: [{ ...author, id: 'a2', username: 'tom' }],
  canonicalUrl: 'https://www.example.com/tech/mobile/halo/',
  collections: [collection],
  datePublished: date('2026-11-01'),
  dateUpdated: date('2026-11-02'),
  displayDatePublished: date('2026-11-03'),
  displayDateUpdated: date('2026-11-04'),
  edition: 'uk',
  headline: 'Halo tested',
  id: 's1',
  relatedObjects: [relatedObject],
  section: 'reviews',
  seoMetaDescription: 'The test',
  seoNewsKeywords: ['halo', 'phone'],
  seoOgDescription: 'The test, shared',
  seoOgImage: image,
  seoOgTitle: 'Halo, tested',
  seoTwitterCreator: '@ines',
  slug: 'halo-tested',
  tags: [tag],
  topics: [topic],
  typeName: 'content_article',
};

export const offer = {
  useMonetization: true,
  monetizedUrl: 'https://earn.example/1',
  offerMerchant: 'Shop',
  offerPrice: '$1,299.99',
  monetizationStatus: 'ok',
  rawUrl: 'https://raw.example/1',
  url: 'https://shop.example/1',
};

export const product = {
  id: 'p1',
  name: 'Halo',
  manufacturer: 'Halo Inc.',
  category: 'Phones',
  image,
  attributes: [{ id: '1', name: 'Price', slug: 'price', val: ['999.99'], valSlug: ['999-99'] }],
  images: [{ id: '2', val: '/halo.jpg', valSlug: 'halo' }],
  seoUrl: {
    code: '7',
    reviewType: 'review',
    reviewUUID: 'u7',
    route: 'review',
    slug: 'halo',
    slugType: 'product',
    style: 'plain',
  },
  priceSummary: { median: 129_900, low: 99_900 },
  slugs: ['halo', 'halo-phone'],
  resellers: [{ name: 'Shop' }],
};

export const listicle = {
  id: 'l1',
  title: 'Best phones',
  description: 'The best',
  rounds: [{ name: 'Battery', note: 'Hours at 200 nits', scores: [9.4, 7.8] }],
  items: [
    {
      id: 'l1-1',
      rank: 1,
      title: 'Halo',
      award: 'Best overall',
      score: 8.7,
      pros: ['Fast'],
      cons: ['Dear', 'Heavy'],
      description: 'First',
      image,
      offers: [offer],
      relatedProduct: product,
    },
  ],
};

export const videoFile = { url: 'https://v.example/1.m3u8', type: 'HLS', format: 'M3U8', bitrate: 5000 };

export const video = {
  ...content,
  id: 'v1',
  typeName: 'content_video',
  title: 'The Halo in a minute',
  description: 'A film',
  duration: 75,
  image,
  imageUrl: 'https://images.example/still.jpg',
  manifestUrl: 'https://v.example/m.m3u8',
  mp4Url: 'https://v.example/1.mp4',
  mp4Height: 1080,
  mp4Width: 1920,
  mp4: 'https://v.example/2.mp4',
  m3u8: 'https://v.example/2.m3u8',
  files: [videoFile],
  captions: [{ data: 'WEBVTT', format: 'webvtt', process: 'human' }],
  metaData: {
    collection: 'Films',
    duration: '75',
    files: [videoFile],
    mpxId: '9',
    mpxRefId: 'ref9',
    promoDescription: 'Watch',
    promoTitle: 'Film',
    ratingVChip: 'TV-G',
    section: 'videos',
    status: 'HIDDEN',
  },
  noIndex: true,
  suppressAds: true,
  autoplayType: 'AUTOPLAY',
  titleTag: 'The Halo, in a minute',
  mpxRefId: 'ref9',
  brightcoveManifestUrl: 'https://b.example/m.m3u8',
  brightcoveMp4Url: 'https://b.example/1.mp4',
};
