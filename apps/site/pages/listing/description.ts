/** What is said above a listing that nobody wrote anything about. */

/** Doors that there is one of. */
const DOORS: Readonly<Record<string, string>> = {
  features: 'Long stories: reporting that took weeks, to be read in one sitting.',
  'how-to': 'How to set up, mend, switch off and get more out of what you own.',
  pictures: 'Stories told in pictures, from our benches and from farther away.',
  reviews: 'Everything we have judged, on one scale from 0 to 10, newest first.',
  videos: 'What we tested and where we went, filmed.',
};

export function descriptionOf(kind: string, slug: string, title: string): string {
  if (kind === 'tag') return `Every story about ${title}, newest first.`;
  const own = kind === 'door' && Object.hasOwn(DOORS, slug) ? DOORS[slug] : undefined;
  return own ?? `${title}: every story, newest first.`;
}
