/** What a request says of its reader's choice: by the cookie, by the browser's own signal, and by the law that holds. */
import type { Instant } from '@masthead/model';
import {
  allows,
  CATEGORIES,
  type ConsentChoice,
  choiceIn,
  type Privacy,
  privacyOf,
  readCookies,
  SOLD_OR_SHARED,
} from '@masthead/rules';
import type { PrivacyState } from '../../components/standing/privacy-choice.ts';

/** In the address that the form leads back to: the choice says nothing of an address. */
export const NOTED_QUERY = 'noted';

export interface ReaderPrivacy {
  privacy: Privacy;
  choice: ConsentChoice | undefined;
}

export const readerPrivacy = (headers: Headers, now: Instant): ReaderPrivacy => ({
  privacy: privacyOf(headers),
  choice: choiceIn(readCookies(headers.get('cookie')), now),
});

export function privacyState({ privacy, choice }: ReaderPrivacy, noted: boolean): PrivacyState {
  return {
    chosen: choice !== undefined && !SOLD_OR_SHARED.some((category) => choice.allowed.includes(category)),
    signalled: privacy.globalPrivacyControl,
    noted,
    asksFirst: privacy.optIn,
    allowed: CATEGORIES.filter((category) => allows(choice, category, privacy)),
  };
}
