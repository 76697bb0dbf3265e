/** Cards and names for what a reader saved and follows, and accounts by their flag: the site on a real content service. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardStory } from '../apps/site/components/cards/card-story.ts';
import { pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

let demo: SiteOnDemo;
let known: readonly CardStory[];
const atEnd = suiteEnd();

beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
  known = (await pageData(demo.get, '/topics/phones/', 'topic')).river.stories;
});

const dataAt = async (path: string) => (await (await demo.get(path)).json()).data;
const ids = (stories: readonly CardStory[]): string[] => stories.map(({ id }) => id);

describe('what was saved', () => {
  it('is shown as the content has it; what is not there is missing', async () => {
    const [one, other] = known;
    const { stories } = await dataAt(`/_reading/cards/?ids=${one?.id},no-such-story,${other?.id}`);
    expect(ids(stories).sort()).toEqual([one?.id, other?.id].sort());
    expect(stories.find(({ id }: CardStory) => id === one?.id)).toMatchObject({
      headline: one?.headline,
      href: one?.href,
    });
  });

  it.each(['', 'ids=', 'ids=../x', `ids=${Array.from({ length: 25 }, (_, index) => index).join(',')}`])(
    'is not looked for with "%s"',
    async (query) => {
      const response = await demo.get(`/_reading/cards/?${query}`);
      expect([response.status, (await response.json()).errors[0].message]).toEqual([400, 'This takes 1 to 24 ids']);
    },
  );
});

describe('what is followed', () => {
  it('has its names, and one river: each story once, the newest first; what is not there keeps nothing back', async () => {
    const { subjects, stories } = await dataAt(
      '/_reading/following/?topic=Phones&topic=mobile&topic=no-such-topic&product=no-such-product',
    );
    expect(subjects).toMatchObject([
      { kind: 'topic', key: 'phones', name: 'Phones', href: '/topics/phones/' },
      { kind: 'topic', key: 'mobile', href: '/topics/mobile/' },
    ]);
    expect(new Set(ids(stories)).size).toBe(stories.length);
    const times = stories.map(({ publishedAt }: CardStory) => publishedAt);
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
  });

  it('is not looked for where it is too much, or no name', async () => {
    const many = Array.from({ length: 61 }, (_, index) => `topic=t${index}`).join('&');
    expect((await demo.get(`/_reading/following/?${many}`)).status).toBe(400);
    expect((await demo.get('/_reading/following/?topic=a%2Fb')).status).toBe(400);
  });
});

describe('accounts', () => {
  it('are there unless their flag is off: the way in, and the settings', async () => {
    expect(await demo.text('/')).toContain('href="/user/login/?returnTo=%2F"');
    expect(await demo.text('/?disableFeatures=accounts')).not.toContain('/user/login/');
    expect((await demo.get('/user/settings/saved/?disableFeatures=accounts')).status).toBe(404);
    expect((await demo.get('/user/settings/saved/')).status).toBe(200);
    expect((await demo.get('/user/settings/nonsense/')).status).toBe(404);
  });
});
