/** The pictures of one page of every kind, as browsers get them: the site on a real content service with the demo. */
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type SlotName, slots } from '../apps/site/components/picture/slots.ts';
import { type Tag, tagsIn } from '../apps/site/server/testing/parsed-document.ts';
import { signedOrder } from '../apps/site/server/testing/picture-addresses.ts';
import { pageData } from './testing/page-data.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './testing/site-on-demo.ts';

const PAGES: [path: string, places: SlotName[]][] = [
  ['/', ['front-lead', 'front-side', 'front-shelf', 'ticket', 'front-video', 'playlist', 'sister', 'thumb']],
  ['/2/', ['thumb']],
  ['/topics/phones/', ['third', 'thumb']],
  ['/reviews/', ['index-lead', 'thumb']],
  ['/videos/', ['front-video', 'playlist', 'quarter']],
  ['/features/', ['thumb']],
  ['/tags/halo/', ['thumb']],
  ['/collections/money-basics/', ['thumb']],
  ['/feature/moon-week/', ['feature-hero', 'third', 'thumb']],
  ['/tech/mobile/halo-screen-repair-pairing/', ['story', 'avatar', 'quarter']],
  ['/roadshow/news/nine-hours-to-empty/', ['story', 'avatar', 'body', 'thumb', 'quarter']],
  ['/tech/home-entertainment/best-tvs-tested/', ['avatar', 'pick', 'sheet', 'quarter']],
  ['/tech/mobile/halo-12-pro-vs-ondo-9/', ['contender', 'avatar', 'quarter']],
  ['/paid-content/news/eighty-four-days/', ['immersive', 'bleed', 'quarter']],
  ['/news/ai/features/ferry-that-exists-in-answers/', ['immersive', 'bleed', 'avatar', 'quarter']],
  ['/pictures/a-desk-that-works/2/', ['shot', 'contact', 'quarter']],
  ['/videos/two-phones-six-rounds/', ['avatar', 'playlist', 'quarter']],
  ['/podcasts/the-tortoise-on-the-dashboard/', ['avatar', 'cover', 'quarter']],
  ['/news-live/halo-keynote-live/', ['live', 'signature', 'quarter']],
  ['/products/greave-wide-34/', ['story', 'quarter']],
  ['/profiles/inesokafor/', ['portrait', 'thumb']],
  ['/search/?query=phone', ['thumb']],
  ['/84-days/', ['immersive', 'bleed', 'quarter']],
  ['/awards/', ['quarter']],
  ['/voices/', ['avatar']],
  ['/newsletters/', ['thumb']],
  ['/newsletter-generator/newsletter/the-bench/', ['letter-lead', 'letter-thumb']],
  ['/shopping/', ['ticket']],
];

let demo: SiteOnDemo;
const atEnd = suiteEnd();
beforeAll(async () => {
  demo = await siteOnDemo({ atEnd });
});

const shownPicture = z.looseObject({ slot: z.enum(Object.keys(slots)), src: z.string() });
type Shown = z.output<typeof shownPicture>;

/** Every picture that a page was given, however deep. */
function picturesIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = shownPicture.safeParse(value);
  return own.success ? [own.data] : Object.values(value).flatMap(picturesIn);
}

/** What is seen, without the data that the page is woken with. */
const shownHtml = (html: string): string => html.slice(html.indexOf('<body>'), html.indexOf(' id="page-state"'));
const addressesIn = (srcset: string): string[] => srcset.split(', ').map((offer) => offer.split(' ')[0] ?? '');

/** What is left of some when each of the others is taken away once. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...some];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

async function read(path: string) {
  const response = await demo.get(path);
  expect(response.status).toBe(200);
  const html = shownHtml(await response.text());
  const tags = tagsIn(html);
  const named = (name: string): Tag[] => tags.filter((tag) => tag.name === name);
  return { images: named('img'), posters: named('video').map(({ attributes }) => attributes.poster ?? '') };
}

async function given(path: string): Promise<Shown[]> {
  const answer = await (await demo.get(`/_data${path}`)).json();
  return picturesIn(answer.page.content);
}

describe.each(PAGES)('%s', (path, places) => {
  it('has pictures that are signed, keep their room and are offered as their place wants', async () => {
    const { images } = await read(path);
    expect(images.length).toBeGreaterThan(0);
    for (const { attributes } of images) {
      const { src = '', srcset, sizes, width, height } = attributes;
      for (const address of [src, ...(srcset ? addressesIn(srcset) : [])])
        expect(() => signedOrder(address)).not.toThrow();
      expect([Number(width) > 0, Number(height) > 0, 'alt' in attributes]).toEqual([true, true, true]);
      expect(sizes !== undefined).toBe(srcset !== undefined);
    }
  });

  it('asks for one picture at most before the others', async () => {
    const { images } = await read(path);
    const first = images.filter(({ attributes }) => attributes.fetchpriority === 'high');
    expect(first.length).toBeLessThanOrEqual(1);
    for (const { attributes } of images)
      expect(attributes.loading).toBe(attributes.fetchpriority === 'high' ? 'eager' : 'lazy');
  });

  it('was given each picture for the place that it stands in', async () => {
    const told = (await given(path)).map(({ slot }) => slot);
    expect(new Set(told)).toEqual(new Set(places));
  });

  it('was given no picture that it does not show', async () => {
    const { images, posters } = await read(path);
    const seen = [...images.map(({ attributes }) => attributes.src ?? ''), ...posters];
    expect(
      without(
        (await given(path)).map(({ src }) => src),
        seen,
      ),
    ).toEqual([]);
  });
});

it('the menu of every page has pictures for its own place', async () => {
  const { images } = await read('/about/');
  expect(images.length).toBeGreaterThan(0);
  for (const { attributes } of images) expect(signedOrder(attributes.src ?? '')).toMatchObject({ width: 208 });
});

it('an address that nobody has suggests stories with pictures for their place, beside those of the menu', async () => {
  const response = await demo.get('/no-such-section/no-such-story/');
  expect(response.status).toBe(404);
  const images = tagsIn(shownHtml(await response.text())).filter(({ name }) => name === 'img');
  const asked = images.flatMap(({ attributes: { src = '' } }) => (src.startsWith('/a/img/') ? [signedOrder(src)] : []));
  expect(new Set(asked.map(({ width }) => width))).toEqual(new Set([208, 960]));
});

it('no place is without a page that has it', () => {
  const used = new Set<string>([...PAGES.flatMap(([, places]) => places), 'menu']);
  expect(Object.keys(slots).filter((name) => !used.has(name))).toEqual([]);
});

it('only the first story beside the lead of the front page has a picture', async () => {
  const { rows } = await pageData((path) => demo.get(path), '/', 'front');
  const pack = rows.flatMap((row) => (row.kind === 'band' && row.block.kind === 'package' ? row.block : []))[0];
  expect(pack?.side.length).toBeGreaterThan(1);
  expect(pack?.side.map(({ picture }) => picture !== undefined)).toEqual(pack?.side.map((_, index) => index === 0));
});

/** What readers wait for, of every kind of page that opens with a picture. */
const LEADING = [
  '/',
  '/tech/mobile/halo-screen-repair-pairing/',
  '/pictures/a-desk-that-works/2/',
  '/pictures/nine-things-off-the-bench/8/',
  '/videos/two-phones-six-rounds/',
  '/news-live/halo-keynote-live/',
  '/profiles/inesokafor/',
  '/84-days/',
];
it.each(LEADING)('%s asks ahead for the picture that it opens with', async (path) => {
  const html = await (await demo.get(path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const ahead = tagsIn(head).filter(({ name, attributes }) => name === 'link' && attributes.as === 'image');
  expect(ahead.length).toBeGreaterThan(0);
  for (const { attributes } of ahead) expect(attributes).toMatchObject({ rel: 'preload', fetchpriority: 'high' });
});
