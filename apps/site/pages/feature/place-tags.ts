/** The names of the listings that the places of a layout show: a new story in one of them changes the page. */
import type { Layout } from '@masthead/model';

export function placeTags({ components, children }: Layout): string[] {
  const own = components.flatMap(({ familyName, slug }) => {
    if (familyName === 'listing') return [`listing:topic:${slug}`];
    return familyName === 'collection' ? [`listing:collection:${slug}`] : [];
  });
  return [...own, ...children.flatMap(placeTags)];
}
