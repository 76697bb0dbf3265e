import { contentListCodec, formOfStory, pageCount, STORY_FORMS, type StoryForm, topicPageCodec } from '@masthead/model';
import type { Database } from '@masthead/storage';
import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import {
  demoFiles,
  demoNewsroom,
  openDemo,
  pagePath,
  type ServiceUnderTest,
  slugsOf,
  startService,
} from '../testing/newsroom.ts';

/** The long and the judging pieces, which carry a topic page. */
const LEADING = ['Feature', 'Analysis', 'Explainer', 'Review', 'Best List'];

type DemoStory = Awaited<ReturnType<typeof demoFiles>>['stories'][number];
const formIn = ({ type, section, review }: DemoStory): StoryForm | undefined =>
  formOfStory({ kind: review ? 'review' : 'article', type, section });
const listsProducts = ({ listicle }: DemoStory): boolean => listicle.length > 0;

describeWithDatabase('a topic page', (suite) => {
  let database: Database<ContentSchema>;
  let service: ServiceUnderTest;
  let demo: Awaited<ReturnType<typeof demoFiles>>;
  beforeAll(async () => {
    database = await openDemo(suite);
    service = await startService(database);
    demo = await demoFiles();
  });

  const page = async (slug: string, number = 1, form?: StoryForm) => {
    const only = form ? `&form=${form}` : '';
    const data = await service.data(`${pagePath('topic', slug)}?contentOnly=true&pageNumber=${number}${only}`);
    return topicPageCodec.parse(data).components;
  };
  /** The stories of a topic and of everything below it, newest first. */
  const storiesOf = (topic: string) =>
    demo.unpaid.filter((story) => [story.topic, ...story.topics].some((own) => demo.pathOf(own).includes(topic)));
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
    for (const topic of ['tech', ...demo.topics.filter((_, index) => index % 7 === 0)]) {
      const leads = new Set(slugsOf((await page(topic)).leads));
      const expected = slugsOf(storiesOf(topic)).filter((slug) => !leads.has(slug));
      expect(await listed(topic)).toEqual(expected);
      expect((await page(topic)).listing.paging).toEqual({ limit: 4, offset: 0, total: expected.length });
    }
  });

  it('the demo has a topic of more than one page, most of whose stories are of topics below', async () => {
    expect(pageCount((await page('tech')).listing.paging)).toBeGreaterThan(1);
    const own = demo.unpaid.filter(({ topic, topics }) => [topic, ...topics].includes('tech'));
    expect(storiesOf('tech').length).toBeGreaterThan(2 * own.length + 4);
  });

  it('has four stories a page, and the same leads on each', async () => {
    const [first, second] = await Promise.all([page('tech', 1), page('tech', 2)]);
    expect(first.listing.items).toHaveLength(4);
    expect(second.listing.paging).toMatchObject({ limit: 4, offset: 4 });
    expect(slugsOf(second.leads)).toEqual(slugsOf(first.leads));
  });

  it('says how many stories it has of each form, and lists those of one form alone, newest first', async () => {
    for (const topic of ['tech', 'phones', 'auto']) {
      const ofForm = (form: StoryForm) => storiesOf(topic).filter((story) => formIn(story) === form);
      const counts = STORY_FORMS.map((form) => ({ form, total: ofForm(form).length }));
      expect((await page(topic)).forms).toEqual(counts.filter(({ total }) => total > 0));
      for (const { form, total } of counts) {
        const { listing, leads } = await page(topic, 1, form);
        expect(slugsOf(listing.items)).toEqual(slugsOf(ofForm(form)).slice(0, 4));
        expect([listing.paging.total, leads]).toEqual([total, []]);
      }
    }
    expect((await page('tech')).forms.length).toBeGreaterThan(6);
  });

  it('of a form leads on to the next stories of that form', async () => {
    const { body } = await service.ask(`${pagePath('topic', 'tech')}?form=news`);
    const next = JSON.stringify(body).match(/"next":"([^"]*)"/)?.[1] ?? '';
    const { items } = contentListCodec.parse(await service.data(next));
    const news = storiesOf('tech').filter((story) => formIn(story) === 'news');
    expect(slugsOf(items)).toEqual(slugsOf(news.slice(4, 8)));
  });

  it('has its newest best list, on its first page alone', async () => {
    for (const topic of demo.topics) {
      const [newest] = storiesOf(topic).filter((story) => formIn(story) === 'best-lists' && listsProducts(story));
      expect(slugsOf((await page(topic)).best)).toEqual(newest ? [newest.slug] : []);
    }
    expect((await page('tech', 2)).best).toEqual([]);
    expect((await page('tech', 1, 'best-lists')).best).toEqual([]);
  });

  it('refuses an unknown form, and to divide what is not divided', async () => {
    expect((await service.ask(`${pagePath('topic', 'tech')}?form=nothing`)).status).toBe(400);
    expect((await service.ask(`${pagePath('tag', 'lab-test')}?form=news`)).status).toBe(404);
  });

  it('has its ancestors from the root, its children and its neighbours, by name', async () => {
    const { topics } = await demoNewsroom();
    const below = (parent: string | undefined) => topics.filter((topic) => topic.parent === parent);
    const byName = (found: { slug: string; name: string }[]) =>
      found.map(({ slug, name }) => ({ slug, name })).sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const slug of ['tech', 'home-entertainment', 'phones']) {
      const file = topics.find((topic) => topic.slug === slug);
      const { topic } = await page(slug);
      expect(topic).toMatchObject({ slug, name: file?.name });
      expect(slugsOf(topic.ancestors)).toEqual(demo.pathOf(slug).slice(0, -1));
      expect(topic.children).toEqual(byName(below(slug)));
      expect(topic.neighbours).toEqual(byName(below(file?.parent)).filter((other) => other.slug !== slug));
    }
  });

  it('describes itself in the editors’ words', async () => {
    const { topics } = await demoNewsroom();
    for (const { slug, name, description } of topics)
      expect((await page(slug)).topic).toMatchObject({ slug, name, description });
  });

  it('without stories is empty, not missing', async () => {
    const quiet = { id: 'quiet', slug: 'quiet', name: 'Quiet', description: '', parent_id: null, path: 'quiet' };
    await database.db.insertInto('topics').values(quiet).execute();
    expect((await page('quiet')).listing).toMatchObject({ items: [], paging: { total: 0 } });
    await database.db.deleteFrom('topics').where('id', '=', 'quiet').execute();
  });

  it.each(['no-such-topic', 'PHONES', 'tech^mobile', '%', '%25', "'", '1'])('%s is unknown', async (slug) => {
    const answer = await service.ask(pagePath('topic', slug));
    expect(answer).toMatchObject({ status: 404, body: { errors: [{ code: 404 }] } });
    expect(answer.body).not.toHaveProperty('data');
  });
});
