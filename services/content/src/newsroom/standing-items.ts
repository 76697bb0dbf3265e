/** What stands beside stories: features, newsletters, texts, friendly addresses, places, and the editors' arrangements. */
import { z } from 'zod';
import { type StandingKind, standingSchemas } from '../documents/standing.ts';
import { idOf } from '../kinds/newsroom-id.ts';
import { saveArrangement } from '../repositories/arrangements.ts';
import { saveStanding } from '../repositories/standing.ts';
import { SYNONYMS, setSynonyms } from '../search/index.ts';
import { refreshNavigation } from '../use-cases/compose-navigation.ts';
import { hiddenBy } from '../use-cases/writing/story-address.ts';
import { bodyHtml, type TextReferences } from './body.ts';
import type { NewsroomFiles } from './files.ts';
import type { Item } from './importer.ts';
import { textReferences } from './story-documents.ts';

const FILES: Readonly<Record<StandingKind, string>> = {
  feature: 'features.yaml',
  newsletter: 'newsletters.yaml',
  text: 'texts.yaml',
  vanity: 'vanity.yaml',
  provider: 'places.yaml',
  town: 'places.yaml',
};

const withPicture = ({ picture, ...document }: Record<string, unknown>) => ({
  ...document,
  picture: typeof picture === 'string' ? idOf('picture', picture) : null,
});

const withHtml = ({ content, ...text }: Record<string, unknown>, references: TextReferences) => ({
  ...text,
  content: htmlOf(String(text.slug), String(content ?? ''), references),
});

function htmlOf(slug: string, markdown: string, references: TextReferences): string {
  try {
    return bodyHtml(markdown, references);
  } catch (error) {
    throw new Error(`${FILES.text}: ${slug}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

const textItems = (files: NewsroomFiles): Item[] => {
  const references = textReferences(files);
  return files.texts.map((text) => standing('text', withHtml(text, references), String(text.slug)));
};

/** Ages count from the first load; a rule is judged by what it would do now. */
export const standingItems = (files: NewsroomFiles, loadedAt: number, now: number): Item[] => [
  ...textItems(files),
  ...files.newsletters.map((newsletter) => standing('newsletter', withPicture(newsletter), String(newsletter.slug))),
  ...files.features.map((feature) =>
    standing('feature', { ...withPicture(feature), modifiedAt: loadedAt }, String(feature.slug)),
  ),
  ...files.vanity.map(({ expires, target, ...rule }) =>
    friendlyAddress(
      { ...rule, target: target ?? null, expiresAt: expires === undefined ? null : loadedAt - expires },
      rule.path,
      now,
    ),
  ),
  ...files.places.providers.map((provider) => standing('provider', provider, String(provider.slug))),
  ...files.places.towns.map((town) => standing('town', town, `${town.state}/${town.city}`)),
];

function standing(kind: StandingKind, input: unknown, key: string): Item {
  const parsed = standingSchemas[kind].safeParse(input);
  if (!parsed.success) throw new Error(`${FILES[kind]}: ${key}: ${z.prettifyError(parsed.error)}`);
  return { kind, key, content: parsed.data, take: (db) => saveStanding(db, kind, key, parsed.data) };
}

/** No rule hides a story that readers see. */
function friendlyAddress(input: unknown, path: string, now: number): Item {
  const item = standing('vanity', input, path);
  return {
    ...item,
    async take(db) {
      const sentence = await hiddenBy(db, standingSchemas.vanity.parse(input), now);
      if (sentence) throw new Error(`${FILES.vanity}: ${sentence}`);
      await item.take(db);
    },
  };
}

/** The arrangements come last: they name stories. */
export const arrangementItems = ({ front, navigation, synonyms }: NewsroomFiles): Item[] => {
  const withHero = { ...front, sister: { ...front.sister, hero: idOf('picture', front.sister.hero) } };
  return [
    {
      kind: 'arrangement',
      key: 'front',
      content: withHero,
      async take(db) {
        await saveArrangement(db, 'front', withHero);
      },
    },
    {
      kind: 'arrangement',
      key: 'navigation',
      content: navigation,
      take: async (db) => {
        await saveArrangement(db, 'navigation', navigation);
        await refreshNavigation(db);
      },
    },
    ...(synonyms ? [synonymsItem(synonyms)] : []),
  ];
};

const synonymsItem = (groups: NonNullable<NewsroomFiles['synonyms']>): Item => ({
  kind: 'arrangement',
  key: SYNONYMS,
  content: groups,
  async take(db) {
    await saveArrangement(db, SYNONYMS, groups);
    await setSynonyms(db, groups);
  },
});
