/** What is kept of a story cannot become another thing without the number by which every story is shown anew. */
import { createHash } from 'node:crypto';
import { STORY_KINDS, type StoryKind } from '@masthead/model';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { detailSchema, storyCard } from '../../documents/shown.ts';
import { kinds, type StoryDocument } from '../../kinds/kinds.ts';
import { shapeOf } from '../../stored/shape.ts';
import { SHOWN_SHAPE } from './shown-shape.ts';

/**
 * The shapes that there have been, by their numbers, the newest last. When a test below fails, what is stored of stories
 * has changed: raise SHOWN_SHAPE and add a line here with what the failure shows. No line is ever changed, since a newsroom
 * somewhere has stories of that shape.
 */
const SHAPES: readonly [number: number, fingerprint: string][] = [
  [3, 'a880c8494a865ddd'],
  // The same, in more listings.
  [4, 'a880c8494a865ddd'],
  [5, '4fe0dec709fc0660'],
];

const fingerprintOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);

/** A schema without its rules, as those who read the column depend on it. */
const told = (schema: z.ZodType): unknown => z.toJSONSchema(shapeOf(schema), { unrepresentable: 'any', io: 'output' });

const detailOf = (kind: StoryKind): unknown => told(detailSchema<StoryDocument>(kinds[kind].document));

describe('the shape in which stories are kept', () => {
  it('has another number when it is another', () => {
    const fingerprint = fingerprintOf([told(storyCard), ...STORY_KINDS.map(detailOf)]);
    expect([SHOWN_SHAPE, fingerprint]).toEqual(SHAPES.at(-1));
  });

  it('is told apart by any field that comes, goes or becomes another thing', () => {
    const before = fingerprintOf(told(z.object({ a: z.string(), b: z.array(z.object({ c: z.number() })) })));
    const others = [
      z.object({ a: z.string(), b: z.array(z.object({ c: z.number() })), d: z.boolean().optional() }),
      z.object({ a: z.string(), b: z.array(z.object({})) }),
      z.object({ a: z.string().nullable(), b: z.array(z.object({ c: z.number() })) }),
      z.object({ a: z.string().default('x'), b: z.array(z.object({ c: z.number() })) }),
    ];
    for (const other of others) expect(fingerprintOf(told(other))).not.toBe(before);
  });

  it('is not another by a rule of what editors may write', () => {
    const before = fingerprintOf(told(z.object({ a: z.string() })));
    expect(fingerprintOf(told(z.object({ a: z.string().min(3).max(80) })))).toBe(before);
  });
});
