/** What is said above a listing that nobody wrote anything about. */

/** Doors that there is one of. */
const DOORS: Readonly<Record<string, string>> = {
  features: 'Long stories: reporting that took weeks, to be read in one sitting.',
  'how-to': 'How to set up, mend, switch off and get more out of what you own.',
};

export function descriptionOf(kind: string, slug: string, title: string): string {
  if (kind === 'tag') return `Every story about ${title}, newest first.`;
  const own = kind === 'door' && Object.hasOwn(DOORS, slug) ? DOORS[slug] : undefined;
  return own ?? `${title}: every story, newest first.`;
}
