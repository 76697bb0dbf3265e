/** An article as editors write it: with what it lists, compares, offers and what rates it tells. */
import { storyKinds } from '@masthead/model';
import { z } from 'zod';
import { baseFields } from '../../documents/base.ts';
import { address, couponCode, instant, line, required, score, slug } from '../../documents/fields.ts';

const listicleItem = z.strictObject({
  product: slug,
  award: line(80).default(''),
  /** Where no review of its own says it. */
  score: score.nullable().default(null),
  summary: line(1000).default(''),
  pros: z.array(line(200)).max(10).default([]),
  cons: z.array(line(200)).max(10).default([]),
});

/** What a comparison of two products found; the scores stand in the order of the list. */
const versus = z.strictObject({
  call: line(600).default(''),
  rounds: z
    .array(z.strictObject({ name: required(60), note: line(120).default(''), scores: z.tuple([score, score]) }))
    .max(20)
    .default([]),
});

const rate = z.strictObject({
  product: required(80),
  description: line(200).default(''),
  rate: z.number().min(0).max(100),
  apr: z.number().min(0).max(100),
});

/** What a story offers: a product at a shop's price, or a code that takes something off. */
const deal = z
  .strictObject({
    product: slug.nullable().default(null),
    /** What it is, where it is no product or not all of one. */
    title: line(160).default(''),
    /** The shop; none: whichever is cheapest. */
    merchant: line(80).default(''),
    /** Where the shop has it, when it is no product's offer. */
    url: address.nullable().default(null),
    code: couponCode.nullable().default(null),
    /** In dollars: what it costs with the code. */
    price: z.number().nonnegative().max(10_000_000).nullable().default(null),
    /** What the shop wants in return. */
    terms: line(300).default(''),
    ends: instant.nullable().default(null),
  })
  .refine(({ product, title }) => product !== null || title !== '', 'needs a product or a title')
  .refine(({ code, price }) => code !== null || price === null, 'has a price of its own without a code');

export const articleDocument = z.strictObject({
  ...baseFields,
  typeName: z.literal(storyKinds.article.typeName),
  listicle: z.array(listicleItem).max(40).default([]),
  versus: versus.nullable().default(null),
  deals: z.array(deal).max(24).default([]),
  rates: z.array(rate).max(40).default([]),
});

export type ArticleDocument = z.output<typeof articleDocument>;
