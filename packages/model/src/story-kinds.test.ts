import { describe, expect, expectTypeOf, it } from 'vitest';
import { contentKindOf, typeNameOf } from './content-kinds.ts';
import { contentListCodec } from './content-list.ts';
import { type Dropped, parseWire } from './parse-wire.ts';
import type { storyCodecs } from './story-codecs.ts';
import {
  STORY_FORMS,
  STORY_KINDS,
  STORY_PLURALS,
  STORY_TYPE_NAMES,
  type StoryKind,
  storyKindOf,
  storyKindOfPlural,
  storyKinds,
} from './story-kinds.ts';
import { paging, story } from './testing/story-wires.ts';

describe('the kinds of story', () => {
  it('are one list, each kind once', () => {
    expect(Object.keys(storyKinds)).toEqual([...STORY_KINDS]);
    expectTypeOf<keyof typeof storyKinds>().toEqualTypeOf<StoryKind>();
    expectTypeOf<keyof typeof storyCodecs>().toEqualTypeOf<StoryKind>();
  });

  it.each(STORY_KINDS)('a %s is told by what the wire and addresses call it, and by nothing else', (kind) => {
    const { typeName, plural } = storyKinds[kind];
    expect(storyKindOf(typeName)).toBe(kind);
    expect(storyKindOfPlural(plural)).toBe(kind);
    expect(contentKindOf(typeName)).toBe(kind);
    expect(typeNameOf(kind)).toBe(typeName);
  });

  it('no two share a name, a word for many of them or a form', () => {
    const forms = STORY_KINDS.flatMap((kind) => storyKinds[kind].form ?? []);
    for (const names of [STORY_TYPE_NAMES, STORY_PLURALS, forms]) expect(new Set(names).size).toBe(names.length);
    expect(STORY_FORMS).toEqual(expect.arrayContaining(forms));
  });

  it.each(['', 'article', 'content_hologram', 'toString', '__proto__'])('%j is none', (name) => {
    expect(storyKindOf(name)).toBeUndefined();
    expect(storyKindOfPlural(name)).toBeUndefined();
    expect(contentKindOf(name)).toBeUndefined();
  });

  it('what is around stories is no story', () => {
    expect(contentKindOf('content_topic')).toBe('topic');
    expect(storyKindOf('content_topic')).toBeUndefined();
  });
});

it('a story of an unknown kind is left out of its list, and told', () => {
  const dropped: Dropped[] = [];
  const list = parseWire(
    contentListCodec,
    { items: [story, { ...story, id: 's2', typeName: 'content_hologram' }], paging },
    (part) => dropped.push(part),
  );
  expect(list.items.map(({ id, kind }) => [id, kind])).toEqual([['s1', 'article']]);
  expect(dropped).toMatchObject([{ path: 'items.1', reason: expect.stringContaining('items.1.typeName') }]);
});
