/** What stands beside stories: features, newsletters, texts, friendly addresses, places, and the editors' arrangements. */
import { type StandingKind, standingSchemas } from '../../documents/standing.ts';
import { idOf } from '../../kinds/newsroom-id.ts';
import { noteRuleOfFiles } from '../../reports/missing-addresses.ts';
import { saveArrangement } from '../../repositories/arrangements.ts';
import { saveStanding } from '../../repositories/standing.ts';
import { SYNONYMS, setSynonyms } from '../../search/index.ts';
import { refreshNavigation } from '../../use-cases/compose-navigation.ts';
import { isRuleActive } from '../../use-cases/vanity.ts';
import { wrongFieldsOf } from '../../use-cases/writing/refusals.ts';
import { hiddenBy } from '../../use-cases/writing/story-address.ts';
import { bodyHtml, type TextReferences } from '../files/body.ts';
import type { Faults } from '../files/faults.ts';
import type { NewsroomFiles } from '../files/files.ts';
import { LIST_FILES } from '../files/list-names.ts';
import type { Item } from './importer.ts';
import { type ReadingStories, textReferences } from './story-documents.ts';

/** The list that each stands in. */
const LISTS = {
  feature: 'features',
  newsletter: 'newsletters',
  text: 'texts',
  vanity: 'vanity',
  provider: 'places',
  town: 'places',
} as const satisfies Record<StandingKind, keyof typeof LIST_FILES>;

const withPicture = ({ picture, ...document }: Record<string, unknown>) => ({
  ...document,
  picture: typeof picture === 'string' ? idOf('picture', picture) : null,
});

const withHtml = ({ content, ...text }: Record<string, unknown>, references: TextReferences) => ({
  ...text,
  content: bodyHtml(String(content ?? ''), references),
});

/** Ages count from the first load; a rule is judged by what it would do now. */
export function standingItems(files: NewsroomFiles, reading: ReadingStories): Item[] {
  const { loadedAt, now, lookup, faults } = reading;
  const references = textReferences(lookup, faults, files.sourceOf('texts'));
  const standing = (kind: StandingKind, input: unknown, key: string) => standingItem(kind, input, key, files, faults);
  return [
    ...files.texts.map((text) => standing('text', withHtml(text, references), String(text.slug))),
    ...files.newsletters.map((newsletter) => standing('newsletter', withPicture(newsletter), String(newsletter.slug))),
    ...files.features.map((feature) =>
      standing('feature', { ...withPicture(feature), modifiedAt: loadedAt }, String(feature.slug)),
    ),
    ...files.vanity.map(({ expires, target, ...rule }) => {
      const until = expires === undefined ? null : loadedAt - expires;
      return friendlyAddress(standing('vanity', { ...rule, target: target ?? null, expiresAt: until }, rule.path), now);
    }),
    ...files.places.providers.map(({ checked = 0, ...provider }) =>
      standing('provider', { ...provider, checkedAt: loadedAt - checked }, String(provider.slug)),
    ),
    ...files.places.towns.map((town) => standing('town', town, `${town.state}/${town.city}`)),
  ].filter((item) => item !== undefined);
}

/** Undefined where something is wrong with it, which is noted. */
function standingItem<Kind extends StandingKind>(
  kind: Kind,
  input: unknown,
  key: string,
  files: NewsroomFiles,
  faults: Faults,
): Item | undefined {
  const { data, error } = standingSchemas[kind].safeParse(input);
  for (const { field, message } of error ? wrongFieldsOf(error, 'it') : [])
    faults.near(files.sourceOf(LISTS[kind]), key, `${key}: ${field} ${message}`);
  return data && { kind, key, content: data, take: (db) => saveStanding(db, kind, key, data) };
}

/** No rule hides a story that readers see. */
const friendlyAddress = (item: Item | undefined, now: number): Item | undefined =>
  item && {
    ...item,
    async take(db) {
      const rule = standingSchemas.vanity.parse(item.content);
      const sentence = await hiddenBy(db, rule, now);
      if (sentence) throw new Error(`${LIST_FILES.vanity}: ${sentence}`);
      await item.take(db);
      await noteRuleOfFiles(db, rule.path, isRuleActive(rule, now));
    },
  };

/** The arrangements come last: they name stories. What has no file stays as it is. */
export const arrangementItems = ({ front, navigation, synonyms }: NewsroomFiles): Item[] => [
  ...(front ? [frontItem(front)] : []),
  ...(navigation ? [navigationItem(navigation)] : []),
  ...(synonyms ? [synonymsItem(synonyms)] : []),
];

function frontItem(front: NonNullable<NewsroomFiles['front']>): Item {
  const withHero = { ...front, sister: { ...front.sister, hero: idOf('picture', front.sister.hero) } };
  return {
    kind: 'arrangement',
    key: 'front',
    content: withHero,
    async take(db) {
      await saveArrangement(db, 'front', withHero);
    },
  };
}

const navigationItem = (navigation: NonNullable<NewsroomFiles['navigation']>): Item => ({
  kind: 'arrangement',
  key: 'navigation',
  content: navigation,
  take: async (db) => {
    await saveArrangement(db, 'navigation', navigation);
    await refreshNavigation(db);
  },
});

const synonymsItem = (groups: NonNullable<NewsroomFiles['synonyms']>): Item => ({
  kind: 'arrangement',
  key: SYNONYMS,
  content: groups,
  async take(db) {
    await saveArrangement(db, SYNONYMS, groups);
    await setSynonyms(db, groups);
  },
});
