import { STORY_KINDS, STORY_TYPE_NAMES, type StoryKind, storyKinds } from '@masthead/model';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { textPaths } from '../documents/texts.ts';
import type { ArticleDocument } from './article/document.ts';
import type { KindDefinition } from './definition.ts';
import { definitionOf, EVERY_TEXT, kinds, storyDocument, textPathsOf } from './kinds.ts';

/** What a new kind that said nothing would lack. */
type Parts = keyof KindDefinition<ArticleDocument>;
type Optional<Shape> = { [Key in keyof Shape]-?: object extends Pick<Shape, Key> ? Key : never }[keyof Shape];

describe('a kind of story', () => {
  it('without its definition, or a definition without a part, does not compile', () => {
    expectTypeOf<keyof typeof kinds>().toEqualTypeOf<StoryKind>();
    expectTypeOf<Optional<KindDefinition<ArticleDocument>>>().toBeNever();
    expectTypeOf<Omit<typeof kinds.article, 'card'>>().not.toExtend<KindDefinition<ArticleDocument>>();
    expectTypeOf<Parts>().not.toBeNever();
  });

  it.each(STORY_KINDS)('%s is written, and found, by its own name', (kind) => {
    expect(kinds[kind].document.shape.typeName.value).toBe(storyKinds[kind].typeName);
    expect(definitionOf({ typeName: storyKinds[kind].typeName })).toBe(kinds[kind]);
  });

  it('that nobody knows is refused with those that there are', () => {
    const { error } = storyDocument.safeParse({ typeName: 'content_hologram' });
    expect(error?.issues).toMatchObject([
      { path: ['typeName'], message: `takes one of ${STORY_TYPE_NAMES.join(', ')}` },
    ]);
  });

  it('has a page type of its own', () => {
    const types = STORY_KINDS.map((kind) => kinds[kind].page.type);
    expect(new Set(types).size).toBe(STORY_KINDS.length);
  });
});

/** No line of plain text is as long: what may be longer is a text, and has to be sanitised. */
const MOST_PLAIN = 2000;

/** The paths of all fields that hold text, with how long it may be. */
function strings(schema: z.core.$ZodType, path: string): [path: string, most: number][] {
  if (schema instanceof z.ZodString) return [[path, schema.maxLength ?? Number.POSITIVE_INFINITY]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, field]) => strings(field, path ? `${path}.${key}` : key));
  if (schema instanceof z.ZodArray) return strings(schema.element, `${path}.*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => strings(option, path));
  const inner =
    schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable
      ? schema.unwrap()
      : undefined;
  return inner ? strings(inner, path) : [];
}

describe('the texts of a document', () => {
  it.each(STORY_KINDS)('of the kind %s are all those fields that may hold more than a line', (kind) => {
    const fields = strings(kinds[kind].document, '');
    expect(fields.map(([path]) => path)).toContain('headline');
    const long = fields.filter(([, most]) => most > MOST_PLAIN).map(([path]) => path);
    expect(textPathsOf({ typeName: storyKinds[kind].typeName }).toSorted()).toEqual(long.toSorted());
    expect(EVERY_TEXT).toEqual(expect.arrayContaining(long));
  });

  it('are found below lists, defaults and what may be missing', () => {
    const { document } = kinds.gallery;
    expect(textPaths(z.object({ all: z.array(document).nullable().default(null) }))).toEqual([
      'all.*.body',
      'all.*.items.*.body',
    ]);
  });
});
