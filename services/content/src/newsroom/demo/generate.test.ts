import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareContent } from '../../index.ts';
import type { ContentSchema } from '../../schema.ts';
import {
  clock,
  NOW,
  openSmall,
  type ServiceUnderTest,
  startService,
  storeOf,
  temporaryMedia,
} from '../../testing/newsroom.ts';
import { contentsOf } from '../../testing/newsroom-folder.ts';
import { generateStories } from './generate.ts';

describeWithDatabase('generating stories', (suite) => {
  const { media } = temporaryMedia();
  let database: Database<ContentSchema>;
  let service: ServiceUnderTest;
  beforeAll(async () => {
    database = await openSmall(suite);
    service = await startService(database);
  });
  afterAll(() => service.close());

  const generate = (count: number, steps: string[] = []) =>
    generateStories({ database: storeOf(database), media, clock }, count, (done, total, what) =>
      steps.push(`${done}/${total} ${what}`),
    );
  const generated = async () => {
    const { items } = (await service.data('/api/neutron/components/masthead/listing/door/river/web?limit=100')) as {
      items: { slug: string }[];
    };
    return items.map(({ slug }) => slug).filter((slug) => slug.startsWith('generated-'));
  };

  it('makes as many as are asked for, as readers see stories, and says how far it is', async () => {
    const steps: string[] = [];
    expect(await generate(5, steps)).toBe(5);
    expect(steps).toEqual([1, 2, 3, 4, 5].map((number) => `${number}/5 generated-test-${number}`));
    expect(await generated()).toEqual([5, 4, 3, 2, 1].map((number) => `generated-test-${number}`));
    const newest = await database.db
      .selectFrom('stories')
      .select('published_at')
      .where('slug', '=', 'generated-test-5')
      .executeTakeFirst();
    expect(newest?.published_at).toBe(NOW - 60_000);
    expect(await service.data('/api/neutron/search/masthead/results/web?searchQuery=bench')).toMatchObject({
      paging: { total: '5' },
    });
  });

  it('again makes nothing twice, and more makes only what is missing', async () => {
    const before = await contentsOf(database);
    expect(await generate(5)).toBe(0);
    expect(await contentsOf(database)).toEqual(before);
    expect(await generate(8)).toBe(3);
    expect((await generated()).length).toBe(8);
  });

  it('that was interrupted is completed by the next', async () => {
    await expect(
      generateStories({ database: storeOf(database), media, clock }, 20, (done) => {
        if (done === 11) throw new Error('Stopped');
      }),
    ).rejects.toThrow('Stopped');
    expect(await generate(12)).toBe(1);
    expect((await generated()).length).toBe(12);
  });

  it('needs topics and authors', async () => {
    const empty = await suite.open<ContentSchema>();
    await prepareContent(empty);
    await expect(generateStories({ database: storeOf(empty), media, clock }, 1, () => {})).rejects.toThrow(
      'There are no topics or authors yet: import a newsroom first',
    );
  });
});
