/** The newest issue of the newsletter that editors recommend before all others, as a sample of what would come. */
import { type Newsletter, newsletterPageCodec } from '@masthead/model';
import { statusOf } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { IssueSample } from '../../components/standing/NewestIssue.tsx';
import { fetchPage, type LoadContext, storyTags } from '../load.ts';

const FURTHER = 3;

interface FoundIssue {
  issue?: IssueSample;
  tags: string[];
}

/** It is asked for as its own page asks for it. Without it the letters can be chosen all the same. */
export async function newestIssue(context: LoadContext, newsletters: readonly Newsletter[]): Promise<FoundIssue> {
  const newsletter = newsletters.find(({ recommended }) => recommended) ?? newsletters[0];
  if (!newsletter) return { tags: [] };
  const { slug, name } = newsletter;
  try {
    const { components } = await fetchPage(context, { type: 'newsletter', slug }, newsletterPageCodec);
    const { slug: topic, items } = components.stories;
    const [lead, ...others] = items.slice(0, 1 + FURTHER);
    const tags = [`listing:topic:${topic}`, ...storyTags(items)];
    if (!lead) return { tags };
    const { headline, dek } = context.view.card(lead);
    const issue = {
      newsletter: name,
      href: pathTo('newsletter-generator', { slug }),
      lead: { headline, ...(dek && { dek }) },
      further: others.map((story) => story.headline),
    };
    return { issue, tags };
  } catch (error) {
    context.logger.warn('The newest issue of a newsletter was left out', { slug, status: statusOf(error) });
    return { tags: [] };
  }
}
