/** What the page of all newsletters shows. */
import type { NewsletterEntry } from '../../components/standing/NewsletterList.tsx';
import type { SignUpState } from '../../components/standing/sign-up.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface NewslettersPageData extends WithText {
  newsletters: NewsletterEntry[];
  signUp: SignUpState;
}
