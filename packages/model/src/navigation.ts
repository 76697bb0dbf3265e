/** The curated navigation around every page: what the header and the footer lead to. */
import { z } from 'zod';
import { storySummaryCodec } from './story.ts';
import { list } from './wire.ts';

const link = z.object({ label: z.string(), href: z.string().optional(), topic: z.string().optional() });
const columns = z.array(z.object({ title: z.string(), links: z.array(link) }));

export const navigationCodec = z.object({
  header: z.object({
    main: z.array(link),
    roadshow: list(link),
    big: z.array(link),
    columns,
    featured: list(storySummaryCodec),
  }),
  footer: z.object({ statement: z.string(), columns, base: list(link) }),
});
