/** Episodes: what the desk refuses, with a sentence for each field, and what follows from one being shown. */
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { ContentSchema } from '../../schema.ts';
import { type Desk, refusalIn, startDesk } from '../../testing/desk.ts';
import { openSmall, pagePath } from '../../testing/newsroom.ts';
import type { StoryInput } from '../kinds.ts';

type Episode = StoryInput<'podcast'>;

const episode = (slug: string, more: Partial<Episode> = {}): Episode => ({
  typeName: 'content_podcast',
  slug,
  headline: `About ${slug}`,
  type: 'Podcast',
  topics: ['phones'],
  authors: ['annlee'],
  show: 'bench-talk',
  audio: { path: `/audio/${slug}/episode.mp3`, bytes: 1000, duration: 60 },
  ...more,
});

const turn = (start: number) => ({ start, speaker: 'Ann', text: 'Words.' });

const WRONG: readonly (readonly [what: string, more: object, field: string, sentence: string])[] = [
  ['a show that nobody knows', { show: 'no-such' }, 'show', 'names the collection "no-such", which does not exist'],
  [
    'chapters out of order',
    { chapters: [{ start: 30, title: 'B' }, { start: 2, title: 'A' }] }, // biome-ignore format: one line says it
    'chapters',
    'stand in the order in which they begin',
  ],
  ['a chapter after the end', { chapters: [{ start: 60, title: 'A' }] }, 'chapters', 'begin before the episode ends'],
  ['a turn after the end', { transcript: [turn(61)] }, 'transcript', 'begins before the episode ends'],
  ['turns out of order', { transcript: [turn(5), turn(5)] }, 'transcript', 'stands in the order in which it is said'],
  [
    'a file that is no sound',
    { audio: { path: '/audio/x/page.html', bytes: 1, duration: 60 } },
    'audio.path',
    'is not an MP3 file',
  ],
  [
    'a file outside of the store',
    { audio: { path: '/../../etc/passwd.mp3', bytes: 1, duration: 60 } },
    'audio.path',
    'is not a path for media',
  ],
];

const list = z.object({ items: z.array(z.object({ slug: z.string() })) });

describeEachEngine('an episode', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database);
  });
  afterAll(() => desk.close());

  const slugsAt = async (path: string): Promise<string[]> =>
    list.parse(await desk.data(path)).items.map(({ slug }) => slug);

  it.each(WRONG)('is refused with %s', async (_what, more, field, sentence) => {
    const answer = await desk.create({ ...episode('wrong'), ...more });
    expect(answer.status).toBe(422);
    expect(refusalIn(answer).context?.fields).toEqual([{ field, message: sentence }]);
  });

  it('stands in its show’s feed and collection, at the door, and among its show’s others on their pages', async () => {
    await desk.published(episode('second'));
    const both = ['second', 'what-rings'];
    expect(await slugsAt('/api/neutron/feeds/masthead/podcasts/bench-talk/')).toEqual(both);
    expect(await slugsAt('/api/neutron/feeds/masthead/podcasts/')).toEqual(both);
    expect(await slugsAt('/api/neutron/components/masthead/listing/collection/bench-talk/web?searchBy=slug')).toEqual(
      both,
    );
    const page = JSON.stringify(await desk.data(pagePath('podcast', 'what-rings')));
    expect(page).toContain('About second');
  });

  it.each(['podcasts/repair-files', 'podcasts/no-such', 'videos/bench-talk', 'constructor/bench-talk'])(
    'is in no feed %s',
    async (name) => {
      expect((await desk.ask(`/api/neutron/feeds/masthead/${name}/`)).status).toBe(404);
    },
  );
});
