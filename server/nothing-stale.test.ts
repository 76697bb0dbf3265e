/** After whatever is written, nothing that the site keeps is old, and what has nothing to do with it is still kept. */
import { seededRandom } from '@masthead/rules';
import { beforeAll, expect, it } from 'vitest';
import { article, type Desk, type Manuscript, manuscriptIn, startDesk } from '../services/content/src/testing/desk.ts';
import { liveDesk } from '../services/content/src/testing/live-desk.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

/** Files, and the data of pages, which is made of kept answers. */
const WATCHED = [
  '/rss/',
  '/rss/reviews/',
  '/rss/topics/phones/',
  '/rss/authors/inesokafor/feed.json',
  '/apple-news/',
  '/sitemaps/index.xml',
  '/sitemaps/news.xml',
  '/_data/topics/phones/',
  '/_data/reviews/',
  '/_data/profiles/inesokafor/',
] as const;

const atEnd = suiteEnd();
let demo: SiteOnDemo;
let desk: Desk;
beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
  desk = await startDesk(demo.database, { hear: (names) => demo.site.changes.heard(names) });
  atEnd(() => desk.close());
});

const all = () => Promise.all(WATCHED.map(async (path) => [path, await demo.text(path)] as const));
const liveStory = async () => {
  const story = demo.database.db.selectFrom('live_coverage').select('story_id');
  return (await story.executeTakeFirstOrThrow()).story_id;
};

it('whatever is published, changed, withdrawn or posted, all that is given is as if nothing were kept', async () => {
  const random = seededRandom('nothing stale');
  const live = liveDesk(desk, await liveStory());
  const shown: Manuscript[] = [];
  let number = 0;
  const publish = async () => {
    number += 1;
    const about = { topics: ['phones'], authors: ['inesokafor'], type: number % 2 ? 'News' : 'Feature' };
    shown.push(await desk.published(article(`stale-${number}`, about)));
  };
  const taken = () => shown.splice(Math.floor(random() * shown.length), 1)[0];
  const change = async () => {
    const story = taken();
    if (!story) return publish();
    const document = { ...story.document, headline: `Anew ${number}`, slug: `${story.slug}-a` };
    shown.push(manuscriptIn(await desk.act('publish', manuscriptIn(await desk.edit(story, document)))));
  };
  const withdraw = async () => {
    const story = taken();
    if (story) await desk.act('unpublish', story);
  };
  const post = async () => void (await live.posted({ headline: `Entry ${random()}` }));
  const works = [publish, change, withdraw, post, publish, change];
  await all();
  for (let round = 0; round < 8; round += 1) {
    await works[Math.floor(random() * works.length)]?.();
    const kept = await all();
    demo.site.changes.missed();
    expect(kept, `round ${round}`).toEqual(await all());
  }
});

it('an entry of live coverage leaves the feeds and answers that do not show it where they are', async () => {
  const live = liveDesk(desk, await liveStory());
  const unmoved = [
    '/rss/reviews/',
    '/rss/authors/inesokafor/feed.json',
    '/_data/reviews/',
    '/_data/profiles/inesokafor/',
  ];
  for (const path of unmoved) await demo.text(path);
  demo.asked.length = 0;
  await live.posted({ headline: 'Every two seconds' });
  for (const path of unmoved) await demo.text(path);
  expect(demo.asked.filter((path) => !path.includes('/flags/'))).toEqual([]);
});
