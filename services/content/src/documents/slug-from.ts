/** A slug from whatever somebody wrote: a headline, the name of a file. */

/** Cut between words; empty where there is nothing that a slug could be made of. */
export function slugFrom(text: string, most: number): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, most) : `${slug}-${word}`;
    if (longer.length > most) break;
    slug = longer;
  }
  return slug;
}
