/** The stories that an element names by their ids, without those that are not there (any more). */
import type { StorySummary } from '@masthead/model';
import { found, type Told } from './element.ts';

export const storiesNamed = (ids: readonly string[], { data }: Pick<Told, 'data'>): StorySummary[] =>
  ids.flatMap((id) => found(data?.stories, id) ?? []);
