/** What loading a page means: ask the content service, and say what to show, its head, and the names it depends on. */
import { type Instant, pathSlugs, type ShortcodeData, type StoryForm, type Topic } from '@masthead/model';
import type { Logger } from '@masthead/runtime';
import { type AddressName, type Params, type Target, targetPath, type Variant, variantPath } from '@masthead/urls';
import type { z } from 'zod';
import type { PageName } from '../base/page-name.ts';
import type { PrivacyState } from '../components/standing/privacy-choice.ts';
import type { ContentClient } from '../content-api/client.ts';
import type { Bodies } from '../presentation/body/bodies.ts';
import type { Head } from '../presentation/head/head.ts';
import type { View } from '../presentation/view/view.ts';
import type { Explained } from './feature-rules/data.ts';
import type { PageContent } from './page-content.ts';
import type { PageDecision } from './page-state.ts';
import type { AskRules, Discussions, RankLists } from './platform.ts';

export interface LoadContext {
  content: ContentClient;
  view: View;
  /** Texts to what pages show of them. */
  bodies: Bodies;
  url: URL;
  /** The name of the page's address. */
  route: AddressName;
  /** The page shows a story again or apart from its own address. */
  variant: Variant | undefined;
  /** Behind a mask: the friendly address of its first page, in which its numbered pages stay. */
  shownAt: string | undefined;
  params: Params;
  /** The part of the query that the page is asked for by. */
  query: Readonly<Record<string, string | null>>;
  preview: string | undefined;
  /** What the reader chose; only on routes that are personal, whose pages nobody keeps. */
  privacy: PrivacyState | undefined;
  /** Which features the page has: each story page says which story it is about. */
  rules: AskRules;
  /** What readers say under stories; undefined where there is nothing of it on the page. */
  discussions: Discussions | undefined;
  /** Puts lists in order by what readers take of them. */
  ranking: RankLists;
  /** Which features another page has for this visitor. */
  explain(address: URL): Promise<Explained>;
  /** Whether the site counts what its readers do. */
  countsReaders: boolean;
  /** Whether its pages have places for ads. */
  showsAds: boolean;
  now: Instant;
  logger: Pick<Logger, 'warn'>;
}

export interface Loaded<Name extends PageName> {
  content: PageContent<Name>;
  head: Head;
  /** Names of what the page shows; a publish event naming one of them drops the page from the cache. */
  tags: readonly string[];
  /** Slugs of its topics and of those above them; absent where it is about none, as a front page. */
  topics?: readonly string[];
  /** The list on it that was put in order for it. */
  decision?: PageDecision | undefined;
  /** The page may show something else from this instant on, so nobody keeps it longer. */
  until?: Instant | undefined;
}

/** The page lives elsewhere on this site. */
export interface Elsewhere {
  redirect: string;
  /** Its query, where that is not the one it was asked for with. */
  search?: string;
}

export type Load<Name extends PageName> = (context: LoadContext) => Promise<Loaded<Name> | Elsewhere>;

/** Where a story belongs when it is asked for in this way; what has no such variant has its own address only. */
export const addressOf = ({ variant }: LoadContext, target: Target): string =>
  (variant && variantPath(target, variant)) ?? targetPath(target);

interface Wanted {
  type: string;
  slug: string;
  pageNumber?: number;
  form?: StoryForm | undefined;
}

/** A composed page without header and footer, which all pages have in common and which are asked for once. */
export const fetchPage = <Codec extends z.ZodType>(
  { content, query, preview }: LoadContext,
  { type, slug, pageNumber, form }: Wanted,
  codec: Codec,
): Promise<z.output<Codec>> =>
  content.page({ type, slug, contentOnly: true, query: { ...query, pageNumber, form }, preview }, codec);

/** The stories that a story's text shows parts of: what changes in them changes its page. */
export const shownInText = (data: ShortcodeData | undefined): { id: string }[] =>
  data ? [...Object.values(data.stories), ...Object.values(data.reviews)] : [];

export const topicsOf = ({ topics }: { topics: readonly Pick<Topic, 'slug' | 'topicPath'>[] }): string[] => [
  ...new Set(topics.flatMap(pathSlugs)),
];

export const storyTags = (...groups: readonly (readonly { id: string }[])[]): string[] =>
  groups.flat().map((story) => `story:${story.id}`);
