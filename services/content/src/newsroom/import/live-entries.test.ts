import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import type { LiveEntry } from '../../kinds/files.ts';
import type { ContentSchema } from '../../schema.ts';
import { startDesk } from '../../testing/desk.ts';
import { KEYNOTE, keptItems, liveDesk, replayed } from '../../testing/live-desk.ts';
import { NOW, openSmall, storeOf } from '../../testing/newsroom.ts';
import { takeLiveEntries } from './live-entries.ts';

describeEachEngine('the entries of a live file that is taken over again', (suite) => {
  let database: Database<ContentSchema>;
  beforeAll(async () => {
    database = await openSmall(suite);
  });

  const take = (entries: LiveEntry[]) => storeOf(database).write((db) => takeLiveEntries(db, KEYNOTE, entries, NOW));

  it('become events by what is new, changed and gone in it; what editors posted stays', async () => {
    const [first, second] = await keptItems(database);
    const desk = await startDesk(database);
    const own = await liveDesk(desk).posted({ headline: 'By hand' });
    const entry = (id: string | undefined, headline: string): LiveEntry => ({
      id: id ?? '',
      headline,
      body: first?.body ?? '',
      author: 'annlee',
      publishedAt: NOW,
      important: true,
      pinned: false,
    });
    await take([entry(first?.id, 'It began'), entry('third', 'New')]);
    const items = await keptItems(database);
    expect(items.map(({ id, headline, event, deleted }) => [id, headline, event, deleted])).toEqual([
      [own.id, 'By hand', 3, 0],
      [first?.id, 'It began', 4, 0],
      ['third', 'New', 5, 0],
      [second?.id, 'One more thing', 6, 1],
    ]);
    expect(items).toEqual(await replayed(database));
    await take([entry(first?.id, 'It began'), entry('third', 'New')]);
    expect(await keptItems(database)).toEqual(items);
    await desk.close();
  });
});
