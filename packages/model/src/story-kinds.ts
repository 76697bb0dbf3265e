/**
 * The kinds of story: the one list of them, and what every layer calls each. A kind added here does not compile until
 * each layer has its part of it (docs/recipes.md). No schema stands here: the browser uses it.
 */

/** In the order in which they are offered. */
export const STORY_KINDS = ['article', 'review', 'gallery', 'video', 'podcast', 'live'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** The forms that stories are looked for by, as addresses write them and as readers know them, in the order in which they are offered. */
export const storyForms = {
  news: 'News',
  reviews: 'Reviews',
  'best-lists': 'Best lists',
  versus: 'Versus',
  'how-to': 'How-to',
  features: 'Features',
  opinion: 'Opinion',
  deals: 'Deals',
  videos: 'Videos',
  podcasts: 'Podcasts',
  pictures: 'Pictures',
  live: 'Live',
} as const;
export type StoryForm = keyof typeof storyForms;
export const STORY_FORMS = Object.keys(storyForms) as readonly StoryForm[];

const DAY_SECONDS = 86_400;
/** What is happening now is soon another page. */
const LIVE_SECONDS = 30;

/** Files that stories of a kind bring with them besides pictures. */
export interface StoryFiles {
  /** The folder of the media store that holds them, each story's in one of its own. */
  folder: `/${string}`;
  /** What may be served of it: content types by the ending of the file's name. */
  types: Readonly<Record<string, string>>;
}

interface StoryKindNames {
  /** On the wire, in documents and in the database. */
  typeName: `content_${string}`;
  /** Many of them in addresses: a filter of the search, a site map. */
  plural: string;
  /** Many of them, to readers. */
  label: string;
  /** One of them, to readers; null: it goes by the type that editors gave it. */
  name: string | null;
  /** The form that all of its stories have, which is also its listing door; null: its type and section say. */
  form: StoryForm | null;
  files: StoryFiles | null;
  /** How long its page may be kept, in seconds. */
  maxAge: number;
}

export const storyKinds = {
  article: {
    typeName: 'content_article',
    plural: 'articles',
    label: 'Articles',
    name: null,
    form: null,
    files: null,
    maxAge: DAY_SECONDS,
  },
  review: {
    typeName: 'content_review',
    plural: 'reviews',
    label: 'Reviews',
    name: 'Review',
    form: 'reviews',
    files: null,
    maxAge: DAY_SECONDS,
  },
  gallery: {
    typeName: 'content_gallery',
    plural: 'galleries',
    label: 'Galleries',
    name: 'Gallery',
    form: 'pictures',
    files: null,
    maxAge: DAY_SECONDS,
  },
  video: {
    typeName: 'content_video',
    plural: 'videos',
    label: 'Videos',
    name: 'Video',
    form: 'videos',
    files: {
      folder: '/video',
      types: { m3u8: 'application/vnd.apple.mpegurl', ts: 'video/mp2t', mp4: 'video/mp4' },
    },
    maxAge: DAY_SECONDS,
  },
  podcast: {
    typeName: 'content_podcast',
    plural: 'podcasts',
    label: 'Podcasts',
    name: 'Podcast',
    form: 'podcasts',
    files: { folder: '/audio', types: { mp3: 'audio/mpeg' } },
    maxAge: DAY_SECONDS,
  },
  live: {
    typeName: 'content_updating_story',
    plural: 'live',
    label: 'Live coverage',
    name: 'Live',
    form: 'live',
    files: null,
    maxAge: LIVE_SECONDS,
  },
} as const satisfies { readonly [Kind in StoryKind]: StoryKindNames };

export type StoryTypeName<Kind extends StoryKind = StoryKind> = (typeof storyKinds)[Kind]['typeName'];
/** Many of them, as addresses name the kind. */
export type StoryPlural = (typeof storyKinds)[StoryKind]['plural'];

export const STORY_TYPE_NAMES: readonly StoryTypeName[] = STORY_KINDS.map((kind) => storyKinds[kind].typeName);
export const STORY_PLURALS: readonly StoryPlural[] = STORY_KINDS.map((kind) => storyKinds[kind].plural);

const BY_TYPE_NAME: ReadonlyMap<string, StoryKind> = new Map(
  STORY_KINDS.map((kind) => [storyKinds[kind].typeName, kind]),
);
const BY_PLURAL: ReadonlyMap<string, StoryKind> = new Map(STORY_KINDS.map((kind) => [storyKinds[kind].plural, kind]));

/** Undefined for a kind that nobody here knows. */
export function storyKindOf(typeName: StoryTypeName): StoryKind;
export function storyKindOf(typeName: string): StoryKind | undefined;
export function storyKindOf(typeName: string): StoryKind | undefined {
  return BY_TYPE_NAME.get(typeName);
}

export const storyKindOfPlural = (plural: string): StoryKind | undefined => BY_PLURAL.get(plural);
