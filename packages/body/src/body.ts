/** A text: blocks, and elements between them. It is stored and sent as JSON of version 1, and checked whole when it is read. */
import { z } from 'zod';
import { isSafeAddress } from './address.ts';
import { type Element, elementSchema } from './elements/registry.ts';
import { type Block, type Cell, type Inline, MARKS, SCOPES } from './tree.ts';

/** Elements never stand within a block. */
export interface Body {
  version: 1;
  blocks: (Block | Element)[];
}

const inlines = z.array(z.lazy(() => inlineSchema));
const blocks = z.array(z.lazy(() => blockSchema));

const wrapSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('br') }),
  z.object({ kind: z.enum(MARKS), inside: inlines }),
  z.object({
    kind: z.literal('link'),
    href: z.string().refine(isSafeAddress, 'leads where no link may'),
    rel: z.string().optional(),
    inside: inlines,
  }),
  z.object({ kind: z.literal('abbr'), title: z.string().optional(), inside: inlines }),
  z.object({ kind: z.literal('commercelink'), product: z.string().min(1), inside: inlines }),
]);
const inlineSchema: z.ZodType<Inline> = z.union([z.string(), wrapSchema]);

const span = z.int().positive().optional();
const cellSchema: z.ZodType<Cell> = z.object({
  header: z.boolean(),
  scope: z.enum(SCOPES).optional(),
  colspan: span,
  rowspan: span,
  inside: blocks,
});
const rows = z.array(z.array(cellSchema));

const blockKinds = [
  z.object({ kind: z.literal('paragraph'), inside: inlines }),
  z.object({ kind: z.literal('words'), inside: inlines }),
  z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), inside: inlines }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(blocks) }),
  z.object({ kind: z.literal('quote'), inside: blocks }),
  z.object({ kind: z.literal('aside'), inside: blocks }),
  z.object({ kind: z.literal('figure'), inside: blocks, caption: inlines.optional() }),
  z.object({ kind: z.literal('rule') }),
  z.object({ kind: z.literal('table'), caption: inlines.optional(), head: rows, body: rows }),
] as const;
const blockSchema: z.ZodType<Block> = z.discriminatedUnion('kind', blockKinds);

/** Elements are kept as their shortcodes say them: attributes in words, which reading makes into what they mean. */
const bodySchema = z.object({
  version: z.literal(1),
  blocks: z.array(z.discriminatedUnion('kind', [...blockKinds, elementSchema])),
});

/** A tree as JSON has it. */
export type StoredBody = z.input<typeof bodySchema>;

export const toStored = (body: Body): StoredBody => z.encode(bodySchema, body);
export const fromStored = (stored: unknown): Body => bodySchema.parse(stored);
