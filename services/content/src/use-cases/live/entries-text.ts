/** Live coverage as one text, for those who take stories elsewhere: its introduction, then its newest entries. */
import { storyKinds } from '@masthead/model';
import { storyDetails } from '../../kinds/details.ts';
import type { LiveItemRow } from '../../live-schema.ts';
import { liveItemsOf } from '../../repositories/live-coverage.ts';
import type { ContentDb, StoryRow } from '../../schema.ts';
import { referencesOf } from '../writing/story-row.ts';

const MOST_ENTRIES = 25;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const entryText = ({ headline, body }: LiveItemRow): string =>
  `${headline === '' ? '' : `<h2>${escaped(headline)}</h2>`}${body}`;

/** Stories as they are; live coverage with what it says now, and with what that names. */
export async function withEntries(db: ContentDb, rows: readonly StoryRow[]): Promise<StoryRow[]> {
  const covered = rows.filter(({ type_name }) => type_name === storyKinds.live.typeName).map(({ id }) => id);
  const items = await liveItemsOf(db, covered);
  return rows.map((row) => withText(row, items.get(row.id)?.slice(0, MOST_ENTRIES) ?? []));
}

function withText(row: StoryRow, entries: readonly LiveItemRow[]): StoryRow {
  if (entries.length === 0) return row;
  const body = [row.body, ...entries.map(entryText)].join('');
  const detail = storyDetails.read(row.detail);
  return { ...row, body, detail: storyDetails.write({ ...detail, references: referencesOf([body]) }) };
}
