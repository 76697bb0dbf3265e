/** What an author's page shows. It has one page only: of many stories the newest, and the way to search for the rest. */
import type { Instant } from '@masthead/model';
import type { CardStory, Link } from '../../components/cards/card-story.ts';
import type { Profile } from '../../components/profile/profile.ts';

export interface ProfilePageData {
  now: Instant;
  profile: Profile;
  stories: CardStory[];
  total: number;
  more?: Link;
}
