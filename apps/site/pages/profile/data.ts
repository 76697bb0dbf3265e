/** What an author's page shows: who they are, and one page of what they signed. */
import type { Instant } from '@masthead/model';
import type { FormTab, RiverPage } from '../../components/cards/card-story.ts';
import type { Profile } from '../../components/profile/profile.ts';

export interface ProfilePageData {
  now: Instant;
  profile: Profile;
  river: RiverPage;
  /** Of all pages. */
  total: number;
  /** All of their work, and what there is of each form. */
  chips: FormTab[];
  /** The form that is shown: "Reviews". */
  only?: string;
}
