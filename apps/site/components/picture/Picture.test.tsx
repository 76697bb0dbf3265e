import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';
import type { ShownPicture } from './shown-picture.ts';
import { sizesOf } from './sizes.ts';
import { slots } from './slots.ts';

const single: ShownPicture = { slot: 'story', src: '/l.jpg', width: 640, height: 360, alt: 'A phone' };
const choice: ShownPicture = { ...single, srcset: '/s.jpg 320w, /l.jpg 640w' };
const moving: ShownPicture = { ...choice, motion: { phone: '/p.mp4', wider: '/w.mp4', poster: '/f.png' } };
const upright: ShownPicture = { ...choice, slot: 'immersive', phoneSrcset: '/t.jpg 480w, /u.jpg 640w' };

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

/** React lets nothing end a tag or a value but itself. */
const tagsIn = (html: string): Tag[] =>
  [...html.matchAll(/<(\w+)([^>]*)>/g)].map(([, name = '', inside = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, attribute = '', value = '']) => [
        attribute.toLowerCase(),
        value,
      ]),
    ),
  }));
const tags = (picture: ShownPicture, priority?: boolean): Tag[] =>
  tagsIn(renderToString(<Picture picture={picture} {...(priority !== undefined && { priority })} />));
const named = (name: string, all: readonly Tag[]): Tag[] => all.filter((each) => each.name === name);
function only(name: string, all: readonly Tag[]): Tag['attributes'] {
  const [tag, ...more] = named(name, all);
  if (!tag || more.length > 0) throw new Error(`Expected one ${name}, found ${named(name, all).length}`);
  return tag.attributes;
}

describe('a picture', () => {
  it('has its width, height and words, and is decoded beside all else', () => {
    expect(only('img', tags(single))).toEqual({
      src: '/l.jpg',
      width: '640',
      height: '360',
      alt: 'A phone',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  it('says how wide it stands only where there is a choice', () => {
    expect(only('img', tags(choice))).toMatchObject({ srcset: choice.srcset, sizes: sizesOf(slots.story) });
    expect(only('img', tags(single))).not.toHaveProperty('srcset');
    expect(only('img', tags(single))).not.toHaveProperty('sizes');
  });

  it('waits until it is near', () => {
    for (const picture of [single, choice, upright]) {
      const image = only('img', tags(picture));
      expect(image).toMatchObject({ loading: 'lazy' });
      expect(image).not.toHaveProperty('fetchpriority');
      expect(named('link', tags(picture))).toEqual([]);
    }
  });

  it('that leads its page is asked for at once, before the others and ahead of the page', () => {
    const leading = tags(choice, true);
    expect(only('img', leading)).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
    expect(only('link', leading)).toEqual({
      rel: 'preload',
      as: 'image',
      imagesrcset: choice.srcset,
      imagesizes: sizesOf(slots.story),
      fetchpriority: 'high',
    });
  });

  it('has an upright cut for phones where its place has one, and is asked for once', () => {
    for (const priority of [false, true]) {
      const all = tags(upright, priority);
      expect(only('source', all)).toEqual({
        media: '(max-width: 47.999em)',
        srcset: upright.phoneSrcset,
        sizes: sizesOf(slots.immersive),
      });
      const shown = all.filter(({ name }) => name !== 'link');
      expect(shown.map(({ name }) => name)).toEqual(['span', 'picture', 'source', 'img']);
    }
    expect(named('picture', tags(choice))).toEqual([]);
  });

  it('with an upright cut is asked for ahead in the cut that the screen needs', () => {
    const ahead = named('link', tags(upright, true)).map(({ attributes: { media, imagesrcset } }) => [
      media,
      imagesrcset,
    ]);
    expect(ahead).toEqual([
      ['(max-width: 47.999em)', upright.phoneSrcset],
      ['(min-width: 48em)', upright.srcset],
    ]);
    expect(named('link', tags(upright))).toEqual([]);
  });
});

describe('the colour of a picture', () => {
  const colored: ShownPicture = { ...choice, color: '#203040' };

  it('is drawn behind it, told to nobody, without a style attribute', () => {
    const all = tags(colored);
    expect(only('svg', all)).toMatchObject({ 'aria-hidden': 'true' });
    expect(only('rect', all)).toEqual({ width: '100%', height: '100%', fill: '#203040' });
    expect(all.map(({ name }) => name)).toEqual(['span', 'svg', 'rect', 'img']);
    for (const { attributes } of all) expect(attributes).not.toHaveProperty('style');
  });

  it('is not drawn where it has none, nor where its place has no shape to fill', () => {
    expect(named('svg', tags(choice))).toEqual([]);
    expect(named('svg', tags({ ...colored, slot: 'shot' }))).toEqual([]);
  });

  it('is only ever text', () => {
    const html = renderToString(<Picture picture={{ ...colored, color: '"/><script>alert(1)</script>' }} />);
    expect(html).toContain('fill="&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

describe('a moving picture', () => {
  it('is a silent film in a loop that readers can stop, and does not start by itself', () => {
    expect(only('video', tags(moving))).toEqual({
      width: '640',
      height: '360',
      poster: '/f.png',
      'aria-label': 'A phone',
      preload: 'metadata',
      muted: '',
      loop: '',
      playsinline: '',
      controls: '',
    });
  });

  it('is played from the file for the reader’s screen, and no picture is asked for besides', () => {
    const all = tags(moving);
    expect(named('source', all).map(({ attributes }) => attributes)).toEqual([
      { src: '/p.mp4', type: 'video/mp4', media: '(max-width: 47.999em)' },
      { src: '/w.mp4', type: 'video/mp4' },
    ]);
    expect([...named('img', all), ...named('link', all)]).toEqual([]);
  });

  it('is asked for ahead by its first frame where it leads the page', () => {
    expect(only('link', tags(moving, true))).toMatchObject({ rel: 'preload', as: 'image', href: '/f.png' });
  });
});
