/** The stories that a shortcode names by their ids, each once, without those that are not there (any more). */
import type { StorySummary } from '@masthead/model';
import { found, type Told } from './element.ts';

export function storiesNamed(ids: string, { data }: Pick<Told, 'data'>): StorySummary[] {
  const names = new Set(ids.split(',').map((id) => id.trim()));
  return [...names].flatMap((id) => found(data?.stories, id) ?? []);
}
