import { describe, expect, it } from 'vitest';
import { contentCodec, contentPlatformCodec, relatedObjectCodec } from './content.ts';
import { flattenEnvelope } from './envelope.ts';
import { content, contentPlatform, relatedObject } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';

const inside = ({ authorBio, ...author }: (typeof content)['author']) => author;

describe('content', () => {
  it('has every field', () => {
    readsBack(contentCodec, content, { author: inside(content.author), moreAuthors: content.moreAuthors.map(inside) });
    expect(Object.keys(contentCodec.parse(content))).toEqual(expect.arrayContaining(Object.keys(content)));
  });

  it('of nothing is of the edition us, and its lists are empty', () => {
    expect(contentCodec.parse({})).toEqual({
      edition: 'us',
      moreAuthors: [],
      authors: [],
      collections: [],
      relatedObjects: [],
      seoNewsKeywords: [],
      tags: [],
      topics: [],
    });
  });

  it('is signed by its author and those of the others who are valid', () => {
    const moreAuthors = [{ id: 'b', username: 'b' }, { id: 'c' }];
    const { authors } = contentCodec.parse({ author: { id: 'a', username: 'a' }, moreAuthors });
    expect(authors.map(({ username }) => username)).toEqual(['a', 'b']);
  });

  it('keeps the links and meta of its envelope', () => {
    const wire = { data: { id: '1', headline: 'h' }, links: { next: 'n' }, meta: { componentName: 'c' } };
    expect(contentCodec.parse(flattenEnvelope(wire))).toMatchObject({
      id: '1',
      headline: 'h',
      links: { next: 'n' },
      meta: { componentName: 'c' },
    });
  });
});

describe('a related object', () => {
  it('has every field', () => {
    readsBack(relatedObjectCodec, relatedObject);
  });

  it('may name its topic by the slug alone', () => {
    expect(relatedObjectCodec.parse({ topic: 'tech' }).topic).toEqual({ slug: 'tech' });
  });
});

it('what the content platform says has every field', () => {
  readsBack(contentPlatformCodec, contentPlatform);
});
