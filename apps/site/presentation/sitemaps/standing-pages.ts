/** The pages that there is one of, by the route table: those that search engines may find, and which stories they list. */
import { isIndexForm, STORY_KINDS, type StoryKind } from '@masthead/model';
import { addresses, isAddressName, isDoorName, storyPlaces } from '@masthead/urls';
import { routes } from '../../routes/table.ts';

/** The address of a page whose address has nothing that differs; of a listing, its first page. */
function onlyPath(pattern: string): string | undefined {
  const path = pattern.replaceAll(/\{:\w+\([^)]*\)\/\}\?/g, '');
  return path.includes(':') ? undefined : path;
}

const isForAll = (name: string): boolean => {
  const meta = isAddressName(name) ? routes[name] : undefined;
  // A story is among the stories, also one with an address of its own.
  return meta !== undefined && meta.page !== 'article' && !meta.noIndex && !meta.developmentOnly && !meta.variant;
};

interface StandingPage {
  path: string;
  /** It changes with any story of these kinds; of a page without any nobody knows when it did. */
  kinds: readonly StoryKind[];
}

function kindsListedAt(name: string): readonly StoryKind[] {
  if (name === 'front-page') return STORY_KINDS;
  if (isIndexForm(name) && !isDoorName(name)) return ['article'];
  return STORY_KINDS.filter((kind) => Object.hasOwn(storyPlaces[kind].doors, name));
}

export const standingPages = (): StandingPage[] =>
  Object.entries(addresses).flatMap(([name, { pattern }]) => {
    const path = isForAll(name) ? onlyPath(pattern) : undefined;
    return path === undefined ? [] : [{ path, kinds: kindsListedAt(name) }];
  });
