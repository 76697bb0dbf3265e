/** What the page of all newsletters shows. */

import type { SignUpState } from '../../components/sign-up/sign-up.ts';
import type { IssueSample } from '../../components/standing/NewestIssue.tsx';
import type { NewsletterEntry } from '../../components/standing/NewsletterList.tsx';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface NewslettersPageData extends WithText {
  newsletters: NewsletterEntry[];
  issue?: IssueSample;
  signUp: SignUpState;
}
