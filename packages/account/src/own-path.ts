/** A path of this site to go back to; anything else is the front page. */

const LONGEST = 2000;
/** Any address would do: it only tells whether the path leads away from it. */
const HERE = 'https://here.invalid';

export function ownPath(text: string | null | undefined): string {
  if (!text || text.length > LONGEST || !text.startsWith('/')) return '/';
  const url = URL.parse(text, HERE);
  // What browsers read as another host (`//host`, `/\host`, with tabs in between) has another origin here too.
  if (!url || url.origin !== HERE) return '/';
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? '/' : path;
}
