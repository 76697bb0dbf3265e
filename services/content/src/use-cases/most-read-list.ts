/** What is read most as a list of a page; where too little is read to say, the newest that the page shows nowhere else. */
import { ALSO_NEW, MOST_READ } from '@masthead/model';
import { wireWholeList } from '../wire/component.ts';
import { RANKED } from './most-read.ts';
import type { ListedStories } from './summaries.ts';

/** So many stories more than it lists a page asks for, to have as many that are also new. */
export const SPARE = RANKED;

interface Found {
  mostRead: readonly string[];
  alsoNew: readonly string[];
  stories: ListedStories;
}

export function mostReadList({ mostRead, alsoNew, stories }: Found) {
  const summaries = (ids: readonly string[]) => ids.flatMap((id) => stories.get(id)?.summary ?? []);
  return mostRead.length > 0
    ? wireWholeList('Most read', MOST_READ, summaries(mostRead))
    : wireWholeList('Also new', ALSO_NEW, summaries(alsoNew));
}
