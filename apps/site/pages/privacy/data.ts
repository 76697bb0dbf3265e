/** What the page about the sale and sharing of information shows: its text, what the reader chose, and the form. */

import type { Link } from '../../base/link.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { AskedOptOut, PrivacyState } from '../../components/standing/privacy-choice.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface PrivacyPageData extends WithText {
  privacy: PrivacyState;
  asked: AskedOptOut;
  related?: { more: Link; stories: readonly CardStory[] };
}
