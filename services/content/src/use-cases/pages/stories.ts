/** The pages of stories, one for each kind. */
import { notFound } from '@masthead/runtime';
import { coverageOf, liveItems } from '../../repositories/live-coverage.ts';
import type { StoryRow } from '../../schema.ts';
import { wireComponent } from '../../wire/component.ts';
import { wireArticle, wireGallery, wireLive, wireReview } from '../../wire/kinds.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { wireVideo } from '../../wire/video.ts';
import { authorsOf, portraitsOf, wireLiveItems } from '../live-coverage.ts';
import { newestSummaries } from '../newest.ts';
import type { Components, Composer, PageRequest } from './page-request.ts';
import { publishedStory, type StoryPage, storyPage } from './story-page.ts';

type TypeName = StoryPage['detail']['typeName'];
type PageOf<Kind extends TypeName> = StoryPage & { detail: Extract<StoryPage['detail'], { typeName: Kind }> };

/** A page for stories of one kind; a slug of another kind is not found there. */
const pageFor =
  <Kind extends TypeName>(
    kind: Kind,
    compose: (page: PageOf<Kind>, request: PageRequest) => Promise<Components> | Components,
  ): Composer =>
  async (request) => {
    const page = await storyPage(request.db, await storyOfKind(request, kind));
    return compose(ofKind(page, kind), request);
  };

async function storyOfKind({ db, slug }: PageRequest, kind: TypeName): Promise<StoryRow> {
  const row = await publishedStory(db, slug);
  if (row.type_name !== kind) throw notFound();
  return row;
}

function ofKind<Kind extends TypeName>(page: StoryPage, kind: Kind): PageOf<Kind> {
  if (!isKind(page, kind)) throw notFound();
  return page;
}

const isKind = <Kind extends TypeName>(page: StoryPage, kind: Kind): page is PageOf<Kind> =>
  page.detail.typeName === kind;

const articleComponents = (page: PageOf<'content_article'>): Components => {
  const { story, detail, material, below } = page;
  const article = wireArticle(story, detail, material);
  return [
    wireComponent('article', 'Article', article),
    ...(article.listicles.length > 0 ? [wireComponent('listicles', 'Listicles', article.listicles)] : []),
    ...collectionsOf(article.collections),
    ...below,
  ];
};

const collectionsOf = (collections: readonly { hide: boolean }[]): Components => {
  const shown = collections.filter(({ hide }) => !hide);
  return shown.length > 0 ? [wireComponent('collections', 'collections', shown)] : [];
};

const reviewComponents = ({ story, detail, material, below }: PageOf<'content_review'>): Components => {
  const review = wireReview(story, detail, material);
  return [
    wireComponent('review', 'Review', review),
    ...(review.relatedProduct ? [wireComponent('product', 'TechProduct', review.relatedProduct)] : []),
    ...collectionsOf(review.collections),
    ...below,
  ];
};

const readPage = async ({ db, slug }: PageRequest): Promise<StoryPage> => storyPage(db, await publishedStory(db, slug));

/** Text that is read: an article, or a review told as one. */
export const composeArticle: Composer = async (request) => {
  const page = await readPage(request);
  if (isKind(page, 'content_article')) return articleComponents(page);
  return [wireComponent('article', 'Article', textOf(page)), ...page.below];
};

/** The article alone. */
export const articleOf = async (request: PageRequest) => textOf(await readPage(request));

function textOf(page: StoryPage) {
  const { story, material } = page;
  if (isKind(page, 'content_article')) return wireArticle(story, page.detail, material);
  return wireReview(story, ofKind(page, 'content_review').detail, material);
}

export const composeReview = pageFor('content_review', reviewComponents);

export const composeGallery = pageFor('content_gallery', ({ story, detail, material, below }) => [
  wireComponent('gallery', 'Gallery', wireGallery(story, detail, material)),
  ...below,
]);

const PLAYLIST = 12;

export const composeVideo = pageFor('content_video', async ({ story, detail, material, below }, { db }) => {
  const playlist = await newestSummaries(db, 'videos', PLAYLIST, [story.id]);
  return [
    wireComponent('video', 'Video', {
      ...wireVideo(story, detail, material),
      body: material.body,
      additionalShortcodeData: wireShortcodeData(material),
    }),
    wireComponent('playlist', 'VideoList', playlist),
    ...below,
  ];
});

/** Its entries and who wrote them are asked for first: the page shows what they name. */
export const composeLive: Composer = async (request) => {
  const row = await storyOfKind(request, 'content_updating_story');
  // How far the log is goes first: an entry that comes in between is asked for again, none is missed.
  const coverage = await coverageOf(request.db, row.id);
  if (!coverage) throw notFound(`The live coverage ${row.slug} has no log`);
  const rows = await liveItems(request.db, row.id);
  const authors = await authorsOf(request.db, rows);
  const page = await storyPage(request.db, row, {
    texts: rows.map(({ body }) => body),
    pictures: portraitsOf(authors),
  });
  const { story, detail, material, below } = ofKind(page, 'content_updating_story');
  const items = wireLiveItems(rows, authors, material.pictures);
  return [wireComponent('live', 'LiveArticle', wireLive(story, detail, material, { coverage, items })), ...below];
};
