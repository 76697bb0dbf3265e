import { pageCount, topicPageCodec } from '@masthead/model';
import { describeEachEngine } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { readNewsroom } from '../newsroom/files.ts';
import type { ContentSchema } from '../schema.ts';
import { DEMO_FOLDER, demoFiles, pagePath, type ServiceUnderTest, slugsOf, startDemo } from '../testing/newsroom.ts';

/** The long and the judging pieces, which carry a topic page. */
const LEADING = ['Feature', 'Analysis', 'Explainer', 'Review', 'Best List'];

describeEachEngine('a topic page', ({ open }) => {
  let service: ServiceUnderTest;
  let demo: Awaited<ReturnType<typeof demoFiles>>;
  beforeAll(async () => {
    service = await startDemo(await open<ContentSchema>());
    demo = await demoFiles();
  });

  const page = async (slug: string, number = 1) => {
    const data = await service.data(`${pagePath('topic', slug)}?contentOnly=true&pageNumber=${number}`);
    return topicPageCodec.parse(data).components;
  };
  /** The stories of a topic and of everything below it, newest first. */
  const storiesOf = (topic: string) =>
    demo.stories.filter((story) => [story.topic, ...story.topics].some((own) => demo.pathOf(own).includes(topic)));
  const listed = async (slug: string) => {
    const { listing } = await page(slug);
    const numbers = Array.from({ length: pageCount(listing.paging) }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => page(slug, number)));
    return pages.flatMap((each) => slugsOf(each.listing.items));
  };

  it('leads with the two newest pieces that judge or explain', async () => {
    for (const topic of demo.topics) {
      const expected = storiesOf(topic).filter(({ type }) => LEADING.includes(type));
      expect(slugsOf((await page(topic)).leads)).toEqual(slugsOf(expected.slice(0, 2)));
    }
  });

  it('lists every other story of the topic and of those below it once, newest first', async () => {
    for (const topic of demo.topics) {
      const leads = new Set(slugsOf((await page(topic)).leads));
      const expected = slugsOf(storiesOf(topic)).filter((slug) => !leads.has(slug));
      expect(await listed(topic)).toEqual(expected);
      expect((await page(topic)).listing.paging).toEqual({ limit: 4, offset: 0, total: expected.length });
    }
  });

  it('the demo has a topic of more than one page, and one whose stories are all of topics below', async () => {
    expect(pageCount((await page('tech')).listing.paging)).toBeGreaterThan(1);
    expect(demo.stories.some(({ topic, topics }) => [topic, ...topics].includes('tech'))).toBe(false);
    expect((await page('tech')).listing.paging.total).toBeGreaterThan(4);
  });

  it('has four stories a page, and the same leads on each', async () => {
    const [first, second] = await Promise.all([page('tech', 1), page('tech', 2)]);
    expect(first.listing.items).toHaveLength(4);
    expect(second.listing.paging).toMatchObject({ limit: 4, offset: 4 });
    expect(slugsOf(second.leads)).toEqual(slugsOf(first.leads));
  });

  it('has its ancestors from the root, its children and its neighbours, by name', async () => {
    const names = (topics: { name: string }[]) => topics.map(({ name }) => name);
    const { topic } = await page('home-entertainment');
    expect(topic).toMatchObject({ slug: 'home-entertainment', name: 'Home entertainment' });
    expect(names(topic.ancestors)).toEqual(['Tech']);
    expect(names(topic.children)).toEqual(['Audio', 'Streaming', 'TVs']);
    expect(names(topic.neighbours)).toEqual(['Computing', 'Gaming', 'Mobile', 'Services and software']);
    expect(slugsOf((await page('phones')).topic.ancestors)).toEqual(['tech', 'mobile']);
    const root = (await page('tech')).topic;
    expect(root.ancestors).toEqual([]);
    expect(names(root.neighbours)).toEqual(['Cars', 'Culture', 'Home', 'News', 'Science']);
  });

  it('describes itself in the editors’ words', async () => {
    const { topics } = await readNewsroom(DEMO_FOLDER);
    for (const { slug, name, description } of topics)
      expect((await page(slug)).topic).toMatchObject({ slug, name, description });
  });

  it('without stories is empty, not missing', async () => {
    expect(storiesOf('vpn')).toEqual([]);
    expect((await page('vpn')).listing).toMatchObject({ items: [], paging: { total: 0 } });
  });

  it.each(['no-such-topic', 'PHONES', 'tech^mobile', '%', '%25', "'", '1'])('%s is unknown', async (slug) => {
    const answer = await service.ask(pagePath('topic', slug));
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 404 }] } });
    expect(answer.body).not.toHaveProperty('data');
  });
});
