/** What a standing text's page shows: the text, and stories that belong beside it. */

import type { Link } from '../../base/link.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface TextPageData extends WithText {
  /** An immersive page opens over a picture, and leads to the whole story. */
  opening?: {
    picture?: ShownPicture;
    storyHref?: string;
    /** Somebody paid for it. */
    paidFor?: boolean;
  };
  related?: { title: string; more?: Link; stories: readonly CardStory[] };
}
