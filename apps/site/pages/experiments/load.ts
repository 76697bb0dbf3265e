/** The summary of experiments: what we try out on readers, and what is running. */
import type { Load } from '../load.ts';
import { fetchText } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

export const loadExperiments: Load<'experiments'> = async (context) => {
  const data = await fetchText(context, 'experiments');
  return { content: { page: 'experiments', data }, head: textHead(data.text), tags: [] };
};
