import { STORY_KINDS } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { frontArrangement, navigationArrangement } from '../documents/arrangements.ts';
import { instant, line, required } from '../documents/fields.ts';
import { detailSchema } from '../documents/shown.ts';
import { standingSchemas } from '../documents/standing.ts';
import { kinds, type StoryDocument } from '../kinds/kinds.ts';
import { jsonColumn } from './json.ts';
import { shapeOf } from './shape.ts';

describe('the shape of a schema', () => {
  const schema = z
    .strictObject({
      name: required(5),
      at: instant,
      tags: z.array(line(3)).max(1).default([]),
      seo: z.strictObject({ title: line(3).default('') }).prefault({}),
      side: z.enum(['left', 'right']).nullable(),
      pair: z.tuple([z.number().min(0), z.number().min(0)]).optional(),
    })
    .refine(({ name }) => name !== 'never');
  const stored = {
    name: 'far too long',
    at: 7,
    tags: ['long', 'long'],
    seo: { title: 'long' },
    side: null,
    pair: [-1, 2],
  };

  it('takes what today’s rules would refuse', () => {
    expect(schema.safeParse(stored).success).toBe(false);
    expect(shapeOf(schema).parse(stored)).toEqual(stored);
    expect(shapeOf(schema).parse({ ...stored, name: 'never' })).toMatchObject({ name: 'never' });
  });

  it('has the defaults of the schema, and leaves out what it does not know', () => {
    const { tags: _tags, seo: _seo, pair: _pair, ...older } = stored;
    expect(shapeOf(schema).parse({ ...older, mood: 'glum' })).toEqual({ ...older, tags: [], seo: { title: '' } });
  });

  it.each([
    ['a text for an instant', { at: '2026-11-20T09:00:00Z' }],
    ['a number for a text', { name: 7 }],
    ['nothing for what has no default', { side: undefined }],
    ['a word that is not one of them', { side: 'below' }],
    ['one of a pair', { pair: [1] }],
  ])('refuses %s', (_, wrong) => {
    expect(shapeOf(schema).safeParse({ ...stored, ...wrong }).success).toBe(false);
  });

  it('is found of schemas that hold themselves, and of each of a union', () => {
    const cell = { label: '', colspan: 99, components: [], children: [] };
    const feature = {
      slug: 's',
      name: '',
      viewType: 'landing',
      layout: [{ ...cell, children: [cell] }],
      modifiedAt: 1,
    };
    expect(shapeOf(standingSchemas.feature).parse(feature)).toMatchObject(feature);
    const union = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a'), size: z.number().max(1) }),
      z.strictObject({ kind: z.literal('b') }),
    ]);
    expect(shapeOf(union).parse({ kind: 'a', size: 9 })).toEqual({ kind: 'a', size: 9 });
    expect(() => shapeOf(union).parse({ kind: 'c' })).toThrow();
  });

  it('is none of what cannot be stored, however often it is asked for', () => {
    const dated = z.object({ at: z.date() });
    for (const _ of [1, 2])
      expect(() => shapeOf(dated)).toThrow('There is no stored shape for a schema of the type date');
  });

  it('is found of what editors arrange, in each spelling that was stored', () => {
    const front = {
      threads: [],
      lead: 'a',
      more: [],
      side: [],
      picks: { title: '', stories: [] },
      shelf: { topic: 'b', title: '', stories: ['c', { story: 'd', label: 'e' }] },
      sister: { hero: '', heroAlt: '', stories: [] },
    };
    const shelf = {
      stories: [
        { story: 'c', label: '' },
        { story: 'd', label: 'e' },
      ],
      index: [],
    };
    expect(shapeOf(frontArrangement).parse(front)).toMatchObject({ lead: 'a', shelf });
    expect(() => shapeOf(navigationArrangement)).not.toThrow();
  });

  it.each(STORY_KINDS)('is there for the details of the kind %s', (kind) => {
    expect(() => jsonColumn(detailSchema<StoryDocument>(kinds[kind].document))).not.toThrow();
  });
});
