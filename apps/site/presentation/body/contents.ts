/** Whether a story has a table of contents, and what is in it: lists of choices always, texts from three headings on. */
import { isBestList, type ListicleItem } from '@masthead/model';
import { saidIn } from '../../components/body/pick/data.ts';
import type { ContentsData, ContentsEntry } from '../../components/story/Contents.tsx';
import type { Heading } from './heading.ts';
import type { PreparedBody } from './headings.ts';

const LEAST_HEADINGS = 3;

export function contentsOf(
  { headings }: Pick<PreparedBody, 'headings'>,
  story: { type: string },
  choices: readonly ListicleItem[] = [],
): ContentsData | undefined {
  const picks = isBestList(story);
  // Elsewhere a choice without a heading stands below one, and is no place of its own.
  const places = picks ? headings : headings.filter(({ title }) => title !== '');
  const entries = places.flatMap((heading) => entryOf(heading, choices));
  if (entries.length < (picks ? 1 : LEAST_HEADINGS)) return undefined;
  return { form: picks ? 'picks' : 'headings', entries };
}

/** A choice that the list does not have (any more) is told of nowhere. */
function entryOf({ id, title, item }: Heading, choices: readonly ListicleItem[]): ContentsEntry[] {
  const href = `#${id}`;
  if (item === undefined) return [{ href, title }];
  const choice = choices.find(({ rank }) => rank === item);
  const name = title || choice?.title;
  if (!choice || !name) return [];
  const { award } = choice;
  return [{ href, title: name, rank: item, ...(award && !saidIn(name, award) && { award }) }];
}
