/** The next page's stories below those that are there. What was published meanwhile moves stories on: none comes twice. */
import type { CardStory } from '../../components/cards/card-story.ts';

export function grown(shown: readonly CardStory[], next: readonly CardStory[]) {
  const known = new Set(shown.map(({ id }) => id));
  const added = next.filter(({ id }) => !known.has(id));
  return { stories: [...shown, ...added], added, said: saidOf(added.length) };
}

/** For those who listen to the page. */
function saidOf(count: number): string {
  if (count === 0) return 'No new stories on this page';
  return count === 1 ? '1 more story' : `${count} more stories`;
}
