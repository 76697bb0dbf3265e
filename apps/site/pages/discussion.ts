/** The discussion under a story: part of its page, and gone from it without harm when nobody can tell what was said. */
import { type Instant, isBranded } from '@masthead/model';
import type { FeatureName, PageFeatures } from '@masthead/rules';
import type { DiscussionPart } from '../base/discussion-part.ts';
import type { Head } from '../presentation/head/head.ts';
import { withComments } from '../presentation/structured-data/comments.ts';
import type { LoadContext } from './load.ts';

interface Under {
  part: DiscussionPart | undefined;
  /** What drops the page when somebody wrote. */
  tags: readonly string[];
  until: Instant | undefined;
  /** The head, with what was said. */
  head(head: Head): Head;
}

const NONE: Under = { part: undefined, tags: [], until: undefined, head: (head) => head };
/** A page that has to do without is made anew soon. */
const WITHOUT_MS = 30_000;

interface DiscussedStory {
  id: string;
  section?: string | undefined;
}

export async function discussionUnder(
  { discussions, preview, variant, now, logger }: LoadContext,
  story: DiscussedStory,
  path: string,
  features: PageFeatures<FeatureName>,
): Promise<Under> {
  const has = discussions && preview === undefined && variant === undefined && !isBranded(story);
  if (!has || !features.isOn('discussion')) return NONE;
  const tags = [`discussion:${story.id}`];
  try {
    const shown = await discussions({ story: story.id, path, accounts: features.isOn('accounts') });
    if (!shown) return NONE;
    const { part, discussion } = shown;
    if (!discussion) return { ...NONE, part };
    return { part, tags, until: discussion.closesAt, head: (head) => withComments(head, discussion, path) };
  } catch (error) {
    logger.warn('A story is shown without its discussion', { story: story.id, error });
    return { ...NONE, tags, until: now + WITHOUT_MS };
  }
}

export const earlier = (one: Instant | undefined, other: Instant | undefined): Instant | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
