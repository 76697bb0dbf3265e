/** Whether readers who ask for a story's address get the story: nothing else stands there, and no friendly address hides it. */
import { storyKindOf } from '@masthead/model';
import { type PlacedContent, placeOfStory, storyAt } from '@masthead/urls';
import { definitionOf, type StoryDocument } from '../../kinds/kinds.ts';
import { type Standing, standingDocument } from '../../repositories/standing.ts';
import { storyBySlug, withPeopleAndTopics } from '../../repositories/stories.ts';
import { PATH_SEPARATOR, topicsBySlug } from '../../repositories/topics.ts';
import type { ContentDb } from '../../schema.ts';
import { storyUrl, whereabouts } from '../story-url.ts';
import { isRuleActive } from '../vanity.ts';
import { InvalidDocument } from './refusals.ts';

type Rule = Standing<'vanity'>;

/** Refuses a document whose story could be read nowhere. */
export async function checkAddress(db: ContentDb, id: string, document: StoryDocument, now: number): Promise<void> {
  const { path, taken } = placeOfStory(await placed(db, id, document));
  if (taken) throw refused(`gives the story the address ${path}, where the page “${taken}” stands: choose another`);
  const rule = await standingDocument(db, 'vanity', path);
  if (rule && (await hides(db, rule, now)))
    throw refused(
      `gives the story the address ${path}, which the friendly address of that path would hide: choose another, or take the rule away`,
    );
}

/** Where the story of a document would be. */
export const pathOf = async (db: ContentDb, id: string, document: StoryDocument): Promise<string> =>
  placeOfStory(await placed(db, id, document)).path;

const refused = (message: string) => new InvalidDocument([{ field: 'slug', message }]);

async function placed(db: ContentDb, id: string, document: StoryDocument): Promise<PlacedContent> {
  const { slug, type, section, canonicalUrl } = document;
  const [topic = ''] = document.topics;
  const [username] = document.authors;
  return {
    kind: storyKindOf(document.typeName),
    slug,
    id,
    type,
    section,
    canonicalUrl,
    reviewType: definitionOf(document).card(document).reviewType,
    author: username === undefined ? undefined : { username },
    topicPath: (await topicsBySlug(db, [topic])).get(topic)?.path.split(PATH_SEPARATOR) ?? [],
  };
}

/** The sentence for a rule that would hide a story which readers see; undefined for any other. */
export async function hiddenBy(db: ContentDb, rule: Rule, now: number): Promise<string | undefined> {
  const at = storyAt(rule.path);
  const row = at && (await storyBySlug(db, at.slug));
  if (!row || !(await hides(db, rule, now))) return undefined;
  const [story] = await withPeopleAndTopics(db, [row]);
  if (!story || storyUrl(story) !== rule.path) return undefined;
  return `${rule.path} is the address of “${row.headline}”, which the rule would hide: take the story from readers or give it another slug first`;
}

/** A rule that has ended, that lets its page be, or that leads to itself or nowhere, hides nothing. */
async function hides(db: ContentDb, rule: Rule, now: number): Promise<boolean> {
  const { path, kind, target } = rule;
  if (!isRuleActive(rule, now) || kind === 'OK') return false;
  if (kind === 'NOT_FOUND') return true;
  if (target?.path !== undefined) return target.path !== path;
  if (target?.slug === undefined) return false;
  const key = { type: target.type, slug: target.slug };
  const there = (await whereabouts(db, [key]))(key);
  return there !== undefined && there.url !== path;
}
