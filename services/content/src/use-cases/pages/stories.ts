/** The pages of stories, one for each kind. */
import { type AnswerWire, STORY_KINDS, type StoryKind, storyKinds } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import type { PageTools, StoryPage } from '../../kinds/definition.ts';
import { definitionOf, kinds, type StoryDetail } from '../../kinds/kinds.ts';
import type { StoryRow } from '../../schema.ts';
import { wireComponent } from '../../wire/component.ts';
import { newestSummaries } from '../newest.ts';
import type { Components, Composer, PageRequest } from './page-request.ts';
import { publishedStory, storyPage } from './story-page.ts';

async function composeStory({ db }: PageRequest, row: StoryRow): Promise<Components> {
  const { page } = definitionOf({ typeName: row.type_name });
  const { apart, components } = await page.prepare(db, row);
  const tools: PageTools = { newest: (listing, limit) => newestSummaries(db, listing, limit, [row.id]) };
  return components(await storyPage(db, row, apart), tools);
}

/** A page for stories of one kind; a slug of another kind is not found there. */
const pageFor =
  (kind: StoryKind): Composer =>
  async (request) => {
    const row = await publishedStory(request.db, request.slug);
    if (row.type_name !== storyKinds[kind].typeName) throw notFound();
    return composeStory(request, row);
  };

/** By the type of page that each kind is asked for as. */
export const storyComposers: Readonly<Record<string, Composer>> = Object.fromEntries(
  STORY_KINDS.map((kind) => [kinds[kind].page.type, pageFor(kind)]),
);

/** Text that is read: an article, or what can be told as one. */
export const composeArticle: Composer = async (request) => {
  const row = await publishedStory(request.db, request.slug);
  if (row.type_name === storyKinds.article.typeName) return composeStory(request, row);
  const page = await storyPage(request.db, row);
  return [wireComponent('article', 'Article', toldAsArticle(page)), ...page.below];
};

/** The article alone. */
export const articleOf = async ({ db, slug }: PageRequest): Promise<AnswerWire<'article'>> =>
  toldAsArticle(await storyPage(db, await publishedStory(db, slug)));

function toldAsArticle(page: StoryPage<StoryDetail>): AnswerWire<'article'> {
  const article = definitionOf(page.detail).page.asArticle(page);
  if (!article) throw notFound();
  return article;
}
