/** The summary of experiments: what we try out on readers, what is running, and what has been seen of it. */
import { triedExperiments } from '@masthead/rules';
import type { Load, LoadContext } from '../load.ts';
import { fetchText } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';
import { type BucketCounts, summariesOf } from './summary.ts';

export const loadExperiments: Load<'experiments'> = async (context) => {
  const [text, counts] = await Promise.all([fetchText(context, 'experiments'), countsOf(context)]);
  const experiments = summariesOf(triedExperiments, counts ?? [], context.now);
  const data = { ...text, experiments, counted: counts !== undefined, counting: context.countsReaders };
  return { content: { page: 'experiments', data }, head: textHead(text.text), until: nextEdge(context.now), tags: [] };
};

/** Without the figures there is still everything else to say. */
async function countsOf({ content, logger }: LoadContext): Promise<BucketCounts | undefined> {
  try {
    return (await content.get('experimentCounts')).items;
  } catch (error) {
    logger.warn('What happened in experiments could not be asked for', { error });
    return undefined;
  }
}

/** When one of them begins or ends. */
const nextEdge = (now: number): number | undefined => {
  const edges = triedExperiments.flatMap(({ start, end }) => [start, end]).filter((edge) => edge > now);
  return edges.length > 0 ? Math.min(...edges) : undefined;
};
