import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentCodec } from './content.ts';
import { contentLinkListCodec, contentListCodec } from './content-list.ts';
import { featureCodec } from './feature.ts';
import { articleCodec, articlePageCodec } from './kinds/article.ts';
import { galleryCodec } from './kinds/gallery.ts';
import { articleLiveCodec } from './kinds/live.ts';
import { reviewCodec } from './kinds/review.ts';
import { pageCodec } from './page.ts';
import { type Dropped, parseWire, UnreadableContent } from './parse-wire.ts';
import { techProductCodec } from './product.ts';
import { paging, story } from './testing/story-wires.ts';
import { vanityResponseCodec } from './vanity.ts';
import { videoCodec } from './video.ts';

/** What a parse gives, and what it left out. */
function read<Codec extends z.ZodType>(codec: Codec, wire: unknown) {
  const dropped: Dropped[] = [];
  const result = parseWire(codec, wire, (part) => dropped.push(part));
  return { result, dropped };
}

const failure = (codec: z.ZodType, wire: unknown): UnreadableContent => {
  try {
    parseWire(codec, wire);
  } catch (error) {
    if (error instanceof UnreadableContent) return error;
    throw error;
  }
  throw new Error('It was read');
};

describe('what came over the wire', () => {
  it('is read without a word when nothing is wrong', () => {
    const { result, dropped } = read(articleCodec, { ...story, body: '' });
    expect([result.slug, dropped]).toEqual([story.slug, []]);
  });

  it('loses an optional part that is broken, and says so', () => {
    const { result, dropped } = read(articleCodec, { ...story, body: '', image: { id: 'i' }, dek: 5 });
    expect([result.image, result.dek]).toEqual([undefined, undefined]);
    expect(dropped.map(({ path }) => path)).toEqual(['dek', 'image']);
    expect(dropped[1]?.reason).toMatch(/^image\.bucketPath: /);
  });

  it('loses only the smallest part that can be missing', () => {
    const author = { id: 'a', username: 'ines', jobTitle: 7, image: 'no' };
    const { result, dropped } = read(articleCodec, { ...story, body: '', author });
    expect(result.author).toMatchObject({ username: 'ines', jobTitle: '' });
    expect(result.author?.image).toBeUndefined();
    expect(dropped.map(({ path }) => path)).toEqual(['author.jobTitle', 'author.image']);
  });

  it('loses an item of a list whose needed part is broken, whatever stands before it', () => {
    const items = [{ id: 'x' }, story, 'no', { ...story, slug: 'b', topics: [{ slug: 't' }] }, { ...story, slug: '' }];
    const { result, dropped } = read(contentListCodec, { items, paging });
    expect(result.items.map(({ slug }) => slug)).toEqual([story.slug, 'b']);
    expect(result.items[1]?.topics).toEqual([]);
    expect(new Set(dropped.map(({ path }) => path))).toEqual(
      new Set(['items.0', 'items.2', 'items.3.topics.0', 'items.4']),
    );
  });

  it('is one error that names every wrong field when a needed part is broken', () => {
    const { message, fields } = failure(articleCodec, { ...story, slug: 5, headline: null, dek: 7, body: undefined });
    expect(fields.map((field) => field.split(':')[0])).toEqual(expect.arrayContaining(['slug', 'dek', 'body']));
    for (const field of fields) expect(message).toContain(field);
  });

  it('a page names the components of the wire in what it lost', () => {
    const component = (componentName: string, data: unknown) => ({
      id: componentName,
      meta: { componentName, componentType: 'ContentList' },
      data,
    });
    const keepReading = component('keepReading', { items: [story, { id: 1 }], paging });
    const moreInTopic = component('moreInTopic', { items: [], paging: 'no' });
    const article = component('article', { ...story, body: '' });
    const { result, dropped } = read(articlePageCodec, { components: [{}, keepReading, moreInTopic, article] });
    expect(result.components.keepReading.items).toHaveLength(1);
    expect(result.components.moreInTopic).toBeUndefined();
    expect(new Set(dropped.map(({ path }) => path))).toEqual(
      new Set(['components.0', 'components.1.data.items.1', 'components.2']),
    );
    expect(failure(articlePageCodec, { components: [article] }).fields.join()).toContain('keepReading');
  });

  it.each([null, undefined, 'text', 5, []])('%j is no story', (wire) => {
    expect(failure(articleCodec, wire).fields).toHaveLength(1);
  });

  it('nested without end is an error, not a crash', () => {
    let layout: unknown = {};
    for (let depth = 0; depth < 50_000; depth += 1) layout = { children: [layout] };
    expect(failure(featureCodec, { layout }).message).toContain('nested too deeply');
  });

  it('with thousands of broken parts is read in no time', () => {
    const items = Array.from({ length: 5000 }, (_, index) => ({ ...story, slug: index % 2 ? 's' : '', dek: 5 }));
    expect(read(contentListCodec, { items, paging }).result.items).toHaveLength(2500);
  }, 5000);

  it('a name that objects are born with is a name like any other', () => {
    const wire = JSON.parse('{"a":5,"__proto__":{"b":1},"constructor":5}');
    expect(read(z.object({ a: z.string().optional() }), wire)).toMatchObject({ result: {}, dropped: [{ path: 'a' }] });
  });
});

const CODECS = {
  articleCodec,
  contentCodec,
  contentListCodec,
  contentLinkListCodec,
  featureCodec,
  galleryCodec,
  articleLiveCodec,
  pageCodec,
  techProductCodec,
  reviewCodec,
  vanityResponseCodec,
  videoCodec,
};

/** JSON that looks like ours here and there. */
const fieldNames = [
  'id',
  'slug',
  'headline',
  'items',
  'image',
  'author',
  'data',
  'meta',
  'topics',
  'files',
  'children',
];
const { wire: anyWire } = fc.letrec((tie) => ({
  wire: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue(),
    fc.constant(story),
    fc.dictionary(fc.constantFrom(...fieldNames, 'componentType', 'components', 'video', 'layout'), tie('wire')),
    fc.array(tie('wire'), { maxLength: 3 }),
  ),
}));

describe.each(Object.entries(CODECS))('any JSON given to %s', (_, codec) => {
  it('is read, or one clear error', () => {
    fc.assert(
      fc.property(anyWire, (wire) => {
        try {
          parseWire<z.ZodType>(codec, wire);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableContent);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is left as it was', () => {
    fc.assert(
      fc.property(anyWire, (wire) => {
        const before = JSON.stringify(wire);
        try {
          parseWire<z.ZodType>(codec, wire);
        } catch {
          // Refusing it must not change it either.
        }
        expect(JSON.stringify(wire)).toBe(before);
      }),
      { numRuns: 30 },
    );
  });
});
