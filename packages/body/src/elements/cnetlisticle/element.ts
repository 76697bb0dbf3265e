/** A choice of the story's list, by its rank. */
import { z } from 'zod';
import { marked, paragraph, words } from '../../make.ts';
import type { Block } from '../../tree.ts';
import { defineElement, refersToNothing } from '../definition.ts';

const rank = z.codec(z.string().regex(/^[1-9]\d{0,2}$/, 'takes a number'), z.int().min(1).max(999), {
  decode: Number,
  encode: String,
});

export const cnetlisticle = defineElement({
  attributes: z.object({ item: rank }),
  refersTo: refersToNothing,
  reads({ item }, source) {
    const choice = source.choice(item);
    if (!choice) return [];
    const { award, summary, pros, cons } = choice;
    return [
      ...(award ? [strongLine(award)] : []),
      ...(summary ? [paragraph(summary)] : []),
      ...points('For', pros),
      ...points('Against', cons),
    ];
  },
  sells: false,
  inFiles: {},
});

const strongLine = (text: string): Block => paragraph(marked('strong', text));

const points = (name: string, lines: readonly string[]): Block[] =>
  lines.length === 0
    ? []
    : [strongLine(name), { kind: 'list', ordered: false, items: lines.map((line) => [words(line)]) }];
