/** Galleries, videos and live coverage, as readers get them: the site on a real content service with the demo. */
import { testImages } from '@masthead/image-url/testing';
import { describe, expect, it } from 'vitest';
import { manuscriptIn } from '../services/content/src/testing/desk.ts';
import { idOf } from '../services/content/src/testing/index.ts';
import { NOW } from '../services/content/src/testing/newsroom.ts';
import { firstOf } from '../services/content/src/testing/reading.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';
import { movedTo, pageData } from './testing/page-data.ts';
import { partsOf } from './testing/parts-of-document.ts';

const { demo, desk, files } = await newsroomOnDemo();

const get = (path: string) => demo.get(path);
const statusOf = async (path: string): Promise<number> => (await get(path)).status;
const isAuto = (topic: string): boolean => {
  const parent = files.topics.find(({ slug }) => slug === topic)?.parent;
  return topic === 'auto' || (parent !== undefined && isAuto(parent));
};
const brandOf = (topic: string): string => (isAuto(topic) ? '/roadshow' : '');
/** What React puts between texts that follow each other. */
const withoutMarks = (html: string): string => html.replaceAll('<!-- -->', '');
const canonicalIn = (html: string): string | undefined => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

const common = (slug: string) => ({
  slug,
  headline: `About ${slug}`,
  type: 'Feature',
  topics: ['phones'],
  authors: ['inesokafor'],
});
const PICTURE = idOf('picture', 'phone-trio.jpg');
const shot = (title: string, more: object = {}) => ({
  picture: PICTURE,
  title,
  body: `<p>All of ${title}.</p>`,
  ...more,
});
const gallery = (slug: string, items: ReturnType<typeof shot>[], more: object = {}) =>
  desk.published({ ...common(slug), typeName: 'content_gallery', items, ...more });
const video = (slug: string, more: object = {}) =>
  desk.published({
    ...common(slug),
    typeName: 'content_video',
    duration: 75,
    manifest: `/video/${slug}/index.m3u8`,
    mp4: `/video/${slug}/video.mp4`,
    width: 640,
    height: 360,
    ...more,
  });

describe('a gallery', () => {
  // Before the others write galleries of the same minute.
  it('is made anew when it changes, and when there is a newer gallery to lead to', async () => {
    const before = await gallery('changing', [shot('Before')]);
    await demo.text('/pictures/changing/');
    await desk.edit(before, { ...before.document, items: [shot('After')] });
    await desk.act('publish', { id: before.id, revision: before.revision + 1 });
    expect(await demo.text('/pictures/changing/')).toContain('All of After.');
    await gallery('newer', [shot('One')]);
    expect(await demo.text('/pictures/changing/')).toContain('href="/pictures/newer/"');
  });

  it('shows all its pictures, and has a page for each further one; every gallery of the demo', async () => {
    expect(files.galleries.length).toBeGreaterThan(5);
    for (const { slug, matter } of files.galleries) {
      const base = `${brandOf(matter.topic)}/pictures/${slug}/`;
      for (const [index, { title }] of matter.items.entries()) {
        const path = index === 0 ? base : `${base}${index + 1}/`;
        const data = await pageData(get, path, 'gallery');
        const shown = index === 0 ? matter.items.map((item) => item.title) : [title];
        expect(data.shots.map((each) => each.title)).toEqual(shown);
        expect(data.place).toMatchObject({ number: index + 1, count: matter.items.length });
        expect(data.sheet.map((thumb) => thumb.title)).toEqual(matter.items.map((item) => item.title));
      }
      expect(await statusOf(`${base}${matter.items.length + 1}/`)).toBe(404);
    }
  });

  it('leads from picture to picture by plain links, and ends at its ends', async () => {
    await gallery('three', [shot('One'), shot('Two'), shot('Three')]);
    const links = async (path: string) =>
      [...(await demo.text(path)).matchAll(/<a[^>]* href="([^"]*)" rel="(prev|next)"/g)].map(([, href, rel]) => [
        rel,
        href,
      ]);
    expect(await links('/pictures/three/')).toEqual([]);
    expect(await links('/pictures/three/2/')).toEqual([
      ['prev', '/pictures/three/'],
      ['next', '/pictures/three/3/'],
    ]);
    expect(await links('/pictures/three/3/')).toEqual([['prev', '/pictures/three/2/']]);
  });

  it('opens with what it is about and all its words; a page of one picture has only that one’s', async () => {
    await gallery('words', [shot('One'), shot('Two')], { dek: 'A short look.', body: '<p>It begins.</p>' });
    const [first, second] = [await demo.text('/pictures/words/'), await demo.text('/pictures/words/2/')];
    expect([first.includes('A short look.</p>'), first.includes('<p>It begins.</p>')]).toEqual([true, true]);
    expect([first.includes('All of One.'), first.includes('All of Two.')]).toEqual([true, true]);
    expect([second.includes('A short look.</p>'), second.includes('<p>It begins.</p>')]).toEqual([false, false]);
    expect([second.includes('All of One.'), second.includes('All of Two.')]).toEqual([false, true]);
  });

  it('has one address: page 1 without its number, its own brand, small letters', async () => {
    await gallery('one-address', [shot('One'), shot('Two')]);
    for (const [path, own] of [
      ['/pictures/one-address/1/', '/pictures/one-address/'],
      ['/pictures/One-Address/2/', '/pictures/one-address/2/'],
      ['/roadshow/pictures/one-address/2/', '/pictures/one-address/2/'],
    ] as const)
      expect([path, await movedTo(get, path)]).toEqual([path, own]);
    expect(await statusOf('/pictures/one-address/0/')).toBe(404);
    expect(await statusOf('/pictures/no-such-gallery/')).toBe(404);
    const { slug } = firstOf(files.videos, 'video');
    expect(await movedTo(get, `/pictures/${slug}/`)).toMatch(new RegExp(`/videos/${slug}/$`));
  });

  it('that was renamed sends to the address it has now, at the same picture', async () => {
    const before = await gallery('old-pictures', [shot('One'), shot('Two')]);
    await desk.edit(before, { ...before.document, slug: 'new-pictures' });
    await desk.act('publish', { id: before.id, revision: before.revision + 1 });
    expect(await movedTo(get, '/pictures/old-pictures/2/')).toBe('/pictures/new-pictures/2/');
  });

  it.each([
    ['its product is sold', [shot('One')], { products: ['ondo-9'] }, true],
    ['a picture’s product is sold', [shot('One'), shot('Two', { product: 'ondo-9' })], {}, true],
    [
      'a picture has a buy button',
      [shot('One', { body: '<p>Look.</p><shortcode shortcode="buybutton" product="ondo-9"></shortcode>' })],
      {},
      true,
    ],
    ['nothing in it is sold', [shot('One')], {}, false],
  ])('says that links earn money when %s', async (why, items, more, says) => {
    const slug = why.replaceAll(/[^a-z]+/gi, '-').toLowerCase();
    await gallery(slug, items, more);
    expect((await demo.text(`/pictures/${slug}/`)).includes('We may earn a commission')).toBe(says);
  });

  it('is kept from search engines when its editors want that', async () => {
    await gallery('hidden-pictures', [shot('One')], { noIndex: true });
    expect(await demo.text('/pictures/hidden-pictures/')).toContain('<meta name="robots" content="noindex');
  });
});

describe('a video', () => {
  it('has its stream before its file, and captions where the content service has them; every one of the demo', async () => {
    expect(files.videos.length).toBeGreaterThan(5);
    for (const { slug, matter } of files.videos) {
      const data = await pageData(get, `${brandOf(matter.topic)}/videos/${slug}/`, 'video');
      if (data.form !== 'whole') throw new Error(`${slug} is not shown whole`);
      expect(data.video).toMatchObject({
        headline: matter.headline,
        duration: matter.scenes.length * matter.sceneSeconds,
      });
      expect(data.video.playable).toMatchObject({
        sources: [
          { src: `/a/video/video/${slug}/index.m3u8`, type: 'application/vnd.apple.mpegurl' },
          { src: `/a/video/video/${slug}/video.mp4`, type: 'video/mp4' },
        ],
        captions: `/api/neutron/videos/cnet/captions/webvtt/${slug}.vtt`,
      });
      expect(data.playlist.length).toBeGreaterThan(3);
      expect(data.playlist.map(({ headline }) => headline)).not.toContain(matter.headline);
      const spoken = `${data.transcript?.bodyHtml}${data.moreTranscript?.bodyHtml ?? ''}`;
      const read = spoken.replaceAll(/<span>[\d:]+<\/span>|<[^>]*>/g, '');
      for (const caption of matter.captions) expect(read).toContain(caption.replaceAll('&', '&amp;').split('"')[0]);
    }
  });

  it('is played by the browser’s own player, with its transcript in the document once', async () => {
    await video('spoken', { captions: [{ start: 0, end: 3, text: 'Said < only once.' }], picture: PICTURE });
    const html = await demo.text('/videos/spoken/');
    const player = /<video[^>]*>/.exec(html)?.[0] ?? '';
    expect(player).toMatch(/ controls=""/);
    const pictures = demo.database.db.selectFrom('pictures').where('id', '=', PICTURE);
    const { bucket_path: bucketPath } = await pictures.select('bucket_path').executeTakeFirstOrThrow();
    const still = { bucketType: '/hub', bucketPath, width: 1600, height: 900 };
    expect(player).toContain(` poster="${testImages.of(still, 'video_still').replaceAll('&', '&amp;')}"`);
    expect(html).toContain('<track kind="captions" src="/api/neutron/videos/cnet/captions/webvtt/spoken.vtt"');
    expect(html).toContain('Said &lt; only once.');
    expect(html.split('only once.')).toHaveLength(2);
  });

  it('without captions has neither a track nor a transcript', async () => {
    await video('silent');
    const html = await demo.text('/videos/silent/');
    expect([html.includes('<video'), html.includes('<track'), html.includes('Transcript')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('that is not live says that it is not available, and is not played', async () => {
    await video('gone', { status: 'EXPIRED' });
    for (const path of ['/videos/gone/', '/videos/share/gone/']) {
      const html = await demo.text(path);
      expect(html).toContain('This video is not available');
      expect(html).not.toContain('<video');
    }
  });

  it('can be shared: the player, the title and the way to the whole page, and nothing else', async () => {
    await video('shared');
    const data = await pageData(get, '/videos/share/shared/', 'video');
    expect(Object.keys(data).sort()).toEqual(['brand', 'form', 'video', 'whole']);
    const html = await demo.text('/videos/share/shared/');
    expect(html).toContain('<video');
    expect(html).toMatch(/<a[^>]* href="\/videos\/shared\/" target="_top">Watch on Masthead/);
    expect(html).toContain('data-layout="minimal"');
    expect(html).not.toContain('Up next');
  });

  it('may be shown by other sites on its share page, fresh or kept, and nowhere else', async () => {
    await video('framed');
    const framedBy = async (path: string) => {
      const { headers } = await get(path);
      return [
        headers.get('x-frame-options'),
        /frame-ancestors [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0],
      ];
    };
    for (const path of ['/videos/share/framed/', '/videos/share/framed/'])
      expect(await framedBy(path)).toEqual([null, 'frame-ancestors *']);
    for (const path of ['/videos/framed/', '/videos/replay/framed/', '/videos/share/none/'])
      expect(await framedBy(path)).toEqual(['SAMEORIGIN', "frame-ancestors 'self'"]);
  });

  it.each(['/videos/share/again/', '/videos/replay/again/'])('is found under its own address from %s', async (path) => {
    await video('again').catch(() => undefined);
    expect(canonicalIn(await demo.text(path))).toBe('http://localhost/videos/again/');
  });

  it('has one address for each way it is shown', async () => {
    await video('one-way');
    await video('car-film', { topics: ['sedans'] });
    await video('paid-film', { section: 'commercial' });
    for (const [path, own] of [
      ['/roadshow/videos/one-way/', '/videos/one-way/'],
      ['/videos/One-Way/', '/videos/one-way/'],
      ['/paid-content/videos/one-way/', '/videos/one-way/'],
      ['/videos/car-film/', '/roadshow/videos/car-film/'],
      ['/videos/share/car-film/', '/roadshow/videos/share/car-film/'],
      ['/videos/replay/car-film/', '/roadshow/videos/replay/car-film/'],
      ['/videos/paid-film/', '/paid-content/videos/paid-film/'],
    ] as const)
      expect([path, await movedTo(get, path)]).toEqual([path, own]);
    expect(await demo.text('/roadshow/videos/share/car-film/')).toContain('Watch on Roadshow');
    expect(await statusOf('/paid-content/videos/paid-film/')).toBe(200);
    expect(await statusOf('/videos/no-such-video/')).toBe(404);
    expect(await statusOf('/videos/share/no-such-video/')).toBe(404);
  });

  it('is kept from search engines when its editors want that', async () => {
    await video('hidden-film', { noIndex: true });
    expect(await demo.text('/videos/hidden-film/')).toContain('<meta name="robots" content="noindex');
  });
});

describe('live coverage', () => {
  const KEYNOTE = '/news-live/halo-keynote-live/';
  const keynote = () =>
    firstOf(
      files.live.filter(({ slug }) => slug === 'halo-keynote-live'),
      'keynote',
    ).matter;

  it('has every entry once, newest first, and knows which are pinned; every one of the demo', async () => {
    expect(files.live.length).toBeGreaterThan(2);
    for (const { slug, matter } of files.live) {
      const path = `/${matter.type.startsWith('Deals') ? 'deals' : 'news'}-live/${slug}/`;
      const { entries } = await pageData(get, path, 'live');
      const newestFirst = matter.items.toSorted((one, other) => one.age - other.age);
      expect(entries.map(({ headline, pinned }) => [headline, pinned])).toEqual(
        newestFirst.map(({ headline, pinned }) => [headline, pinned]),
      );
    }
  });

  it('lives under what it is about: news or deals, and nothing else', async () => {
    expect(await movedTo(get, '/deals-live/halo-keynote-live/')).toBe(KEYNOTE);
    expect(await movedTo(get, '/news-live/driveway-deals-live/')).toBe('/deals-live/driveway-deals-live/');
    expect(await statusOf('/sports-live/halo-keynote-live/')).toBe(404);
    expect(await statusOf('/news-live/no-such-event/')).toBe(404);
  });

  it('says whether it is live, and when by the clocks of the place', async () => {
    const html = withoutMarks(await demo.text(KEYNOTE));
    expect(html).toMatch(/>Live<\/span>/);
    expect(html).toMatch(/Started <time dateTime="2026-11-15T15:00:00.000Z">Nov 15, 10:00\sAM EST</);
    const ended = withoutMarks(await demo.text('/news-live/gothenburg-motor-show-live/'));
    expect(ended).not.toMatch(/>Live<\/span>/);
    expect(ended).toMatch(/Ended <time dateTime="2026-11-\d\dT18:00:00.000Z">Nov \d+, 7:00\sPM GMT\+1</);
  });

  it('has a place of its own for each entry, its time a link to it', async () => {
    const html = await demo.text(KEYNOTE);
    const { entries } = await pageData(get, KEYNOTE, 'live');
    for (const { anchor, href, at, clock } of entries) {
      expect(href).toBe(`${KEYNOTE}#${anchor}`);
      expect(html).toContain(` id="${anchor}"`);
      expect(html).toContain(`href="${href}"><time dateTime="${new Date(at).toISOString()}">${clock}</time>`);
    }
  });

  it('marks what is important, and lists it as the key moments', async () => {
    const html = await demo.text(KEYNOTE);
    const important = keynote().items.filter((item) => item.important);
    const shownApart = important.filter((item) => !item.pinned);
    expect(html.match(/>Important</g)).toHaveLength(shownApart.length);
    const moments = /<nav[^>]*aria-label="Key moments">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
    expect(moments.match(/<li/g)).toHaveLength(important.length);
  });

  it('has the words of each entry in the document once as HTML, and not again as what the page is woken with', async () => {
    const html = await demo.text(KEYNOTE);
    const { state, rest } = partsOf(html);
    expect(rest).toContain('It has not rained.');
    expect(state).toContain('The queue, and what is in it');
    expect(state).not.toContain('It has not rained.');
  });

  it('shows what is new, and nothing that was deleted, as soon as it is told', async () => {
    const id = idOf('story', 'halo-keynote-live');
    const entry = {
      story_id: id,
      body: '<p>Words.</p>',
      author_id: null,
      published_at: NOW,
      updated_at: null,
      important: 0,
      pinned: 0,
    };
    await demo.text(KEYNOTE);
    await demo.database.db
      .insertInto('live_items')
      .values([
        { ...entry, id: 'new-one', event: 901, sequence: 901, headline: 'Just now', deleted: 0 },
        { ...entry, id: 'gone-one', event: 902, sequence: 902, headline: 'Never mind', deleted: 1 },
      ])
      .execute();
    demo.site.changes.heard([`story:${id}`]);
    const { entries } = await pageData(get, KEYNOTE, 'live');
    expect(entries[0]).toMatchObject({ headline: 'Just now', anchor: 'update-new-one' });
    const html = await demo.text(KEYNOTE);
    expect([html.includes('Just now'), html.includes('Never mind')]).toEqual([true, false]);
  });

  it('without an entry says so', async () => {
    const event = { starts: new Date(NOW + 3_600_000).toISOString(), zone: 'Europe/Berlin' };
    const document = { ...common('ahead'), typeName: 'content_updating_story', event };
    manuscriptIn(await desk.act('publish', manuscriptIn(await desk.create(document))));
    const html = withoutMarks(await demo.text('/news-live/ahead/'));
    expect(html).toMatch(/This has not begun yet<\/h2><p>Coverage starts <time[^>]*>Nov 15, 7:00\sPM GMT\+1<\/time>/);
    expect(html).toMatch(/>Starts <time/);
    expect(html).not.toMatch(/>Live<\/span>/);
  });
});
