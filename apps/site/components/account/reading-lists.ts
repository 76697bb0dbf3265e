/** Where the page asks for what it shows of saved stories and follows: names, addresses and pictures come from the content. */
import type { FollowKind } from '@masthead/account';
import type { CardStory } from '../cards/card-story.ts';
import type { ShownPicture } from '../picture/shown-picture.ts';
import { answerOf, property, reach } from './calls.ts';

/** `?ids=a,b` gives cards in this order; what readers cannot see is missing. */
export const CARDS_PATH = '/_reading/cards/';
/** `?topic=a&person=b&product=c` gives who that is, and the newest stories of all of them. */
export const FOLLOWING_PATH = '/_reading/following/';

export const MOST_CARDS = 24;
export const MOST_SUBJECTS = 60;

/** Something that is followed, as readers know it. */
export interface FollowedSubject {
  kind: FollowKind;
  key: string;
  name: string;
  href: string;
  /** "6 stories this week" */
  fact?: string;
  picture?: ShownPicture;
}

export interface FollowingLists {
  subjects: readonly FollowedSubject[];
  stories: readonly CardStory[];
}

/** Our own server wrote them, by the same types. */
interface Lists {
  [CARDS_PATH]: { stories: readonly CardStory[] };
  [FOLLOWING_PATH]: FollowingLists;
}

export async function fetchLists<Path extends keyof Lists>(path: Path, query: URLSearchParams): Promise<Lists[Path]> {
  const told = await answerOf(await reach(`${path}?${query}`, { credentials: 'omit' }));
  return property(told, 'data') as Lists[Path];
}
