/** The reader's settings. What is set is kept in the browser: nothing of it is asked for here. */
import type { Load } from '../load.ts';
import { fetchText } from '../text/fetch-text.ts';
import { textHead } from '../text/head.ts';

export const loadSettings: Load<'settings'> = async (context) => {
  const data = await fetchText(context, 'user-settings');
  return { content: { page: 'settings', data }, head: textHead(data.text), tags: [] };
};
