/** Podcasts as readers, apps and search engines get them: the site on a real content service with the demo. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOW_CATEGORIES } from '@masthead/model';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../apps/site/server/testing/check-xml.ts';
import { headOf, thingsIn } from '../apps/site/server/testing/parsed-document.ts';
import { signedOrder } from '../apps/site/server/testing/picture-addresses.ts';
import type { Desk } from '../services/content/src/testing/desk.ts';
import { DEMO_FOLDER } from '../services/content/src/testing/newsroom.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';

const FEED = '/rss/podcasts/on-the-bench/';
const TORTOISE = 'the-tortoise-on-the-dashboard';
/** Words that only the hosts say. */
const SAID_ONLY = 'bicycle outside lane jolt';

const { demo, desk, files } = await newsroomOnDemo();

const get = (path: string) => demo.get(path);
const audioOf = (slug: string): Promise<Buffer> => readFile(join(DEMO_FOLDER, 'audio-files', slug, 'episode.mp3'));

type Episode = Extract<Parameters<Desk['published']>[0], { typeName: 'content_podcast' }>;

/** An episode with what every one must have. */
const episode = (slug: string, more: Partial<Episode> = {}): Episode => ({
  typeName: 'content_podcast',
  slug,
  headline: `About ${slug}`,
  type: 'Podcast',
  topics: ['phones'],
  authors: ['inesokafor'],
  show: 'on-the-bench',
  audio: { path: `/audio/${slug}/episode.mp3`, bytes: 10, duration: 9 },
  ...more,
});

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** XML as a parser reads it. */
function rootOf(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        for (const element of open.slice(-1)) element.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return root;
}

const at = ({ children }: Element, ...[name, ...below]: string[]): Element => {
  const child = children.find((each) => each.name === name);
  if (!child) throw new Error(`There is no ${name}`);
  return below.length > 0 ? at(child, ...below) : child;
};
const textAt = (element: Element, ...path: string[]): string => at(element, ...path).text;

/** How long an MP3 of one bit rate plays, by its frames. */
function secondsOf(mp3: Buffer): number {
  const RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128];
  const [SAMPLES, FREQUENCY] = [1152, 44_100];
  // The length of a tag before the sound is written in bytes of seven bits.
  const tag =
    mp3.toString('latin1', 0, 3) === 'ID3'
      ? [6, 7, 8, 9].reduce((sum, place) => sum * 128 + (mp3[place] ?? 0), 0) + 10
      : 0;
  let frames = 0;
  for (let place = tag; mp3[place] === 0xff; frames += 1) {
    const bits = mp3[place + 2] ?? 0;
    const rate = (RATES[bits >> 4] ?? 0) * 1000;
    place += Math.floor((SAMPLES / 8 / FREQUENCY) * rate) + ((bits >> 1) & 1);
  }
  return (frames * SAMPLES) / FREQUENCY;
}

describe('the feed of a show', () => {
  let xml: string;
  let channel: Element;
  beforeAll(async () => {
    const response = await get(FEED);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    xml = await response.text();
    channel = at(rootOf(xml), 'rss', 'channel');
  });
  const items = () => channel.children.filter(({ name }) => name === 'item');

  it('is RSS with the elements of podcasts, as their schemas have them', async () => {
    expect(await faultsOf(xml, 'rss')).toEqual([]);
  });

  it('says of the show all that Apple and Spotify ask for', () => {
    expect(textAt(channel, 'title')).toBe('On the Bench');
    expect(textAt(channel, 'description')).toMatch(/^Things we measured/);
    expect(textAt(channel, 'link')).toBe('http://localhost/collections/on-the-bench/');
    expect(textAt(channel, 'language')).toBe('en-us');
    expect(textAt(channel, 'itunes:author')).toBe('Masthead');
    expect(textAt(channel, 'itunes:owner', 'itunes:name')).toBe('Masthead');
    expect(textAt(channel, 'itunes:owner', 'itunes:email')).toBe('podcasts@masthead.example');
    expect(textAt(channel, 'itunes:explicit')).toBe('false');
    expect(textAt(channel, 'itunes:type')).toBe('episodic');
    expect(at(channel, 'itunes:category').attributes).toEqual({ text: 'Technology' });
    expect(at(channel, 'atom:link').attributes).toEqual({
      href: `http://localhost${FEED}`,
      rel: 'self',
      type: 'application/rss+xml',
    });
  });

  it('has a square cover between 1,400 and 3,000 pixels', () => {
    const { href = '' } = at(channel, 'itunes:image').attributes;
    const { width, height } = signedOrder(href);
    expect(new URL(href).pathname).toMatch(/on-the-bench[\w-]*\.jpg$/);
    const [picture] = files.pictures.filter(({ file }) => file === 'on-the-bench.jpg');
    expect([picture?.width, picture?.height]).toEqual([1500, 1500]);
    expect(Math.min(width ?? 1500, 1500)).toBeGreaterThanOrEqual(1400);
    expect(height ?? width).toBe(width);
    expect(textAt(channel, 'image', 'url')).toBe(href);
  });

  it('has every episode, newest first, with the file’s own length in bytes and seconds', async () => {
    const newestFirst = files.podcasts.toSorted((one, other) => one.matter.age - other.matter.age);
    expect(newestFirst).toHaveLength(3);
    expect(items().map((item) => textAt(item, 'title'))).toEqual(newestFirst.map(({ matter }) => matter.headline));
    for (const [index, { slug, matter }] of newestFirst.entries()) {
      const item = items()[index] ?? channel;
      const sound = await audioOf(slug);
      expect(at(item, 'enclosure').attributes).toEqual({
        url: `http://localhost/a/video/audio/${slug}/episode.mp3`,
        length: String(sound.length),
        type: 'audio/mpeg',
      });
      expect(matter.duration).toBeCloseTo(secondsOf(sound), 1);
      expect(textAt(item, 'itunes:duration')).toBe(String(Math.round(matter.duration)));
      expect(textAt(item, 'link')).toBe(`http://localhost/podcasts/${slug}/`);
      expect(textAt(item, 'itunes:episode')).toBe(String(matter.number));
      expect(textAt(item, 'itunes:season')).toBe('1');
      expect(textAt(item, 'itunes:episodeType')).toBe('full');
      expect(textAt(item, 'itunes:explicit')).toBe('false');
      expect(at(item, 'guid').attributes).toEqual({ isPermaLink: 'false' });
      expect(Date.parse(textAt(item, 'pubDate'))).toBeGreaterThan(0);
      expect(textAt(item, 'content:encoded')).toMatch(/^<p>/);
    }
    expect(new Set(items().map((item) => textAt(item, 'guid'))).size).toBe(3);
  });

  it('leads to each episode’s chapters and transcript', async () => {
    for (const [index, item] of items().entries()) {
      const { url = '', type } = at(item, 'podcast:chapters').attributes;
      const response = await get(new URL(url).pathname);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      const slug = new URL(textAt(item, 'link')).pathname.split('/')[2];
      const file = files.podcasts.find((each) => each.slug === slug);
      expect([index, await response.json()]).toEqual([
        index,
        {
          version: '1.2.0',
          title: file?.matter.headline,
          chapters: file?.matter.chapters.map(({ start, title }) => ({ startTime: start, title })),
        },
      ]);
      const words = await demo.text(new URL(at(item, 'podcast:transcript').attributes.url ?? '').pathname);
      expect(words).toMatch(/^WEBVTT\n\n00:00:02\.400 --> 00:00:\d\d\.\d{3}\n<v [\w ]+>This is On the Bench/);
      expect(words.match(/-->/g)).toHaveLength(file?.matter.transcript.length ?? 0);
    }
  });

  it('is there as JSON too, with the file as an attachment', async () => {
    const feed = JSON.parse(await demo.text(`${FEED}feed.json`));
    const sound = await audioOf(files.podcasts.find(({ matter }) => matter.number === 3)?.slug ?? '');
    expect(feed.items[0].attachments[0]).toMatchObject({ mime_type: 'audio/mpeg', size_in_bytes: sound.length });
  });

  it.each([
    ['/rss/podcasts/on-the-bench', FEED],
    ['/rss/Podcasts/On-the-Bench/', FEED],
  ])('%s is sent to it', async (path, feed) => {
    expect(await movedTo(get, path)).toBe(feed);
  });

  it.each([
    '/rss/podcasts/no-such/',
    '/rss/podcasts/money-basics/',
    '/rss/videos/on-the-bench/',
    '/rss/podcasts/nine-hours-to-empty/chapters.json',
    '/rss/podcasts/no-such/chapters.json',
    `/rss/videos/${TORTOISE}/chapters.json/`,
  ])('%s is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('the page of an episode', () => {
  it('has its player, chapters, transcript, show and the show’s other episodes', async () => {
    const data = await pageData(get, `/podcasts/${TORTOISE}/`, 'podcast');
    expect(data.show).toMatchObject({ title: 'On the Bench', href: '/collections/on-the-bench/', feed: FEED });
    expect(data.episode).toMatchObject({
      headline: 'The tortoise on the dashboard',
      place: 'Season 1, episode 1',
      audio: { src: `/a/video/audio/${TORTOISE}/episode.mp3`, bytes: (await audioOf(TORTOISE)).length },
    });
    expect(data.episode.chapters.map(({ title }) => title)).toEqual(['The tortoise', 'Below zero', 'How it ends']);
    expect(data.episodes.map(({ headline }) => headline)).toEqual([
      'Eighty-one of two hundred and fourteen',
      'Leaving is the discount',
    ]);
    expect(data.keepReading[0]?.href).toBe('/roadshow/news/nine-hours-to-empty/');
  });

  it('is described as an episode of its series, with its sound', async () => {
    const head = headOf(await demo.text(`/podcasts/${TORTOISE}/`));
    const thing = thingsIn(head).find((each) => each['@type'] === 'PodcastEpisode');
    expect(thing).toMatchObject({
      name: 'The tortoise on the dashboard',
      duration: 'PT1M24S',
      episodeNumber: 1,
      partOfSeason: { '@type': 'PodcastSeason', seasonNumber: 1 },
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: `http://localhost/a/video/audio/${TORTOISE}/episode.mp3`,
        encodingFormat: 'audio/mpeg',
        contentSize: String((await audioOf(TORTOISE)).length),
      },
      partOfSeries: {
        '@type': 'PodcastSeries',
        name: 'On the Bench',
        url: 'http://localhost/collections/on-the-bench/',
        webFeed: `http://localhost${FEED}`,
      },
    });
    expect(head).toContain(`<link rel="alternate" href="http://localhost${FEED}" type="application/rss+xml"`);
  });

  it('shows words as words, whatever they look like, on the page and in files', async () => {
    const words = '</p><script>alert("&")</script> --> <b>loud</b>\n\nNOTE';
    const { slug } = await desk.published(
      episode('loud-words', {
        chapters: [{ start: 1, title: '<i>One</i>' }],
        transcript: [{ start: 1, speaker: '<v X>', text: words }],
      }),
    );
    const html = await demo.text(`/podcasts/${slug}/`);
    expect(html).toContain('&lt;/p&gt;&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert');
    const vtt = await demo.text(`/rss/podcasts/${slug}/transcript.vtt`);
    expect(vtt).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:09.000\n<v &lt;v X&gt;>&lt;/p&gt;&lt;script&gt;alert("&amp;")&lt;/script&gt; --&gt; &lt;b&gt;loud&lt;/b&gt; NOTE\n',
    );
    expect(await faultsOf(await demo.text(FEED), 'rss')).toEqual([]);
  });

  it('and its files follow it to another address', async () => {
    const seen = await desk.published(episode('old-name'));
    await desk.edit(seen, { ...seen.document, slug: 'new-name' });
    await desk.act('publish', await desk.manuscript(seen.id));
    expect(await movedTo(get, '/podcasts/old-name/')).toBe('/podcasts/new-name/');
    expect(await movedTo(get, '/rss/podcasts/old-name/chapters.json')).toBe('/rss/podcasts/new-name/chapters.json');
  });
});

it('a search finds an episode by what is said in it alone', async () => {
  const [file] = files.podcasts.filter(({ slug }) => slug === TORTOISE);
  const read = [file?.matter.headline, file?.matter.dek, file?.markdown].join(' ').toLowerCase();
  for (const word of SAID_ONLY.split(' ')) expect(read).not.toContain(word);
  const html = await demo.text(`/search/?query=${encodeURIComponent(SAID_ONLY)}`);
  expect(html).toContain(`href="/podcasts/${TORTOISE}/"`);
});

it('the door and the maps have every episode', async () => {
  const door = (await demo.text('/podcasts/')) + (await demo.text('/podcasts/2/'));
  const index = await demo.text('/sitemaps/index.xml');
  const maps = [...index.matchAll(/<loc>http:\/\/localhost(\/sitemaps\/podcasts-[\d-]+\.xml)<\/loc>/g)];
  const mapped = (await Promise.all(maps.map(([, path = '']) => demo.text(path)))).join('');
  for (const { slug } of files.podcasts) {
    expect(door).toContain(`href="/podcasts/${slug}/"`);
    expect(mapped).toContain(`<loc>http://localhost/podcasts/${slug}/</loc>`);
  }
});

/** What Apple (Podcasters, “A podcaster’s guide to RSS”) and Spotify (“Podcast delivery specification”) ask of a feed. */
describe('directories of podcasts take the feed:', () => {
  const APPLE_CATEGORIES = [
    'Arts',
    'Business',
    'Comedy',
    'Education',
    'Fiction',
    'Government',
    'Health & Fitness',
    'History',
    'Kids & Family',
    'Leisure',
    'Music',
    'News',
    'Religion & Spirituality',
    'Science',
    'Society & Culture',
    'Sports',
    'TV & Film',
    'Technology',
    'True Crime',
  ];
  /** RFC 2822, as RSS has dates. */
  const DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
  const MOST_BYTES = 4000;
  const channelOf = async () => at(rootOf(await demo.text(FEED)), 'rss', 'channel');
  const itemsOf = ({ children }: Element) => children.filter(({ name }) => name === 'item');
  const namesIn = ({ children }: Element) => children.map(({ name }) => name);

  it('every element that they require is there, once', async () => {
    const channel = await channelOf();
    const ofShow = ['title', 'link', 'description', 'language', 'itunes:author', 'itunes:image', 'itunes:category'];
    for (const name of [...ofShow, 'itunes:explicit', 'itunes:owner', 'itunes:type'])
      expect([name, namesIn(channel).filter((each) => each === name).length]).toEqual([name, 1]);
    for (const item of itemsOf(channel))
      for (const name of ['title', 'enclosure', 'guid', 'pubDate', 'description', 'itunes:duration', 'itunes:explicit'])
        expect([name, namesIn(item).filter((each) => each === name).length]).toEqual([name, 1]);
  });

  it('its words and values are those that they know', async () => {
    const channel = await channelOf();
    expect([...SHOW_CATEGORIES].sort()).toEqual(APPLE_CATEGORIES.toSorted());
    expect(APPLE_CATEGORIES).toContain(at(channel, 'itunes:category').attributes.text);
    expect(textAt(channel, 'language')).toMatch(/^[a-z]{2}(-[a-z]{2})?$/);
    expect(textAt(channel, 'itunes:owner', 'itunes:email')).toMatch(/^[^@\s]+@[^@\s]+$/);
    for (const told of [channel, ...itemsOf(channel)]) {
      expect(['true', 'false']).toContain(textAt(told, 'itunes:explicit'));
      expect(Buffer.byteLength(textAt(told, 'description'))).toBeLessThanOrEqual(MOST_BYTES);
    }
    expect(['episodic', 'serial']).toContain(textAt(channel, 'itunes:type'));
    for (const item of itemsOf(channel)) {
      expect(textAt(item, 'pubDate')).toMatch(DATE);
      expect(new Date(textAt(item, 'pubDate')).toUTCString()).toBe(textAt(item, 'pubDate'));
      expect(textAt(item, 'itunes:duration')).toMatch(/^[1-9]\d*$/);
      expect(['full', 'trailer', 'bonus']).toContain(textAt(item, 'itunes:episodeType'));
      const { url = '', length, type } = at(item, 'enclosure').attributes;
      expect([new URL(url).pathname.split('.').at(-1), type]).toEqual(['mp3', 'audio/mpeg']);
      expect(length).toMatch(/^[1-9]\d*$/);
    }
  });

  it('its cover is as large as they want it, a JPEG without transparency', async () => {
    const { href = '' } = at(await channelOf(), 'itunes:image').attributes;
    const cover = await sharp(join(DEMO_FOLDER, 'pictures', 'on-the-bench.jpg')).metadata();
    expect([cover.format, cover.space, cover.hasAlpha]).toEqual(['jpeg', 'srgb', false]);
    expect([new URL(href).pathname.endsWith('.jpg'), cover.width]).toEqual([true, cover.height]);
    expect(cover.width).toBeGreaterThanOrEqual(1400);
    expect(cover.width).toBeLessThanOrEqual(3000);
  });

  it('an episode keeps its guid and its date when it gets other words and another address', async () => {
    const told = (channel: Element, title: string) => {
      const item = itemsOf(channel).find((each) => textAt(each, 'title') === title);
      return item && [textAt(item, 'guid'), textAt(item, 'pubDate')];
    };
    const seen = await desk.published(episode('before-its-change', { headline: 'Before & “after” <1>' }));
    const before = told(await channelOf(), 'Before & “after” <1>');
    await desk.edit(seen, { ...seen.document, slug: 'after-its-change', headline: 'After 🎧' });
    await desk.act('publish', await desk.manuscript(seen.id));
    expect(before).toEqual([seen.id, expect.stringMatching(DATE)]);
    expect(told(await channelOf(), 'After 🎧')).toEqual(before);
  });
});
