/** What stands beside a review as what may be bought instead: against the demo, with its products made rivals. */
import { contentListCodec } from '@masthead/model';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idOf } from '../kinds/newsroom-id.ts';
import { pagePath } from '../testing/newsroom.ts';
import { type Reader, startReading } from '../testing/reading.ts';
import { alsoConsider } from './also-consider.ts';

/** Each has a review with a score, but for the first look at tempo-5. */
const RIVALS = ['carrow-h2', 'pomelo-duo', 'wending-mesh-3', 'cairn-one', 'tamarisk-ombra', 'tempo-5'];
const DOLLARS: Readonly<Record<string, number>> = {
  'carrow-h2': 300,
  'pomelo-duo': 310,
  'wending-mesh-3': 280,
  'cairn-one': 900,
  'tamarisk-ombra': 320,
  'tempo-5': 300,
};

describeEachEngine('what a reader of a review may also consider', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const change = (slug: string, values: { kind?: string; price_cents?: number; review_id?: string | null }) =>
    reader.database.db.updateTable('products').set(values).where('slug', '=', slug).execute();
  const kept = new Map<string, { kind: string; price_cents: number; review_id: string | null }>();
  beforeAll(async () => {
    const { db } = reader.database;
    const rows = await db.selectFrom('products').selectAll().where('slug', 'in', RIVALS).execute();
    for (const { slug, kind, price_cents, review_id } of rows) kept.set(slug, { kind, price_cents, review_id });
  });
  const asTheyWere = async () => {
    for (const [slug, values] of kept) await change(slug, values);
  };
  afterAll(asTheyWere);
  beforeEach(async () => {
    await asTheyWere();
    for (const slug of RIVALS) await change(slug, { kind: 'Thing', price_cents: (DOLLARS[slug] ?? 0) * 100 });
  });

  const foundFor = async (slug: string, score: number | null) => {
    const { db } = reader.database;
    const product = await db.selectFrom('products').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();
    return (await alsoConsider(db, product, score)).map((found) => found.slug);
  };

  it('is at most three of the same kind, the nearest in price first when scores are equally far', async () => {
    expect(await foundFor('carrow-h2', null)).toEqual(['pomelo-duo', 'tamarisk-ombra', 'wending-mesh-3']);
  });

  it('is nearer when its score is', async () => {
    // Mesh router 8.1, handheld 8.3, espresso machine 8.9.
    expect(await foundFor('carrow-h2', 9)).toEqual(['tamarisk-ombra', 'pomelo-duo', 'wending-mesh-3']);
  });

  it('is neither the product itself, nor a first look, nor what has no review', async () => {
    await change('pomelo-duo', { review_id: null });
    const found = await foundFor('carrow-h2', 8.8);
    expect(found).toContain('cairn-one');
    for (const other of ['carrow-h2', 'tempo-5', 'pomelo-duo']) expect(found).not.toContain(other);
  });

  it('stands on the page with its review, its score and what the cheapest shop asks', async () => {
    await change('pomelo-duo', { kind: 'Rare' });
    await change('tamarisk-ombra', { kind: 'Rare' });
    const list = contentListCodec.parse(await reader.component('review', 'pomelo-duo', 'alsoConsider'));
    const { db } = reader.database;
    const asked = await db
      .selectFrom('offers')
      .select(({ fn }) => fn.min('price_cents').as('least'))
      .where('product_id', '=', idOf('product', 'tamarisk-ombra'))
      .where('in_stock', '=', 1)
      .executeTakeFirstOrThrow();
    expect(list.items).toMatchObject([
      { slug: 'tamarisk-ombra', rating: 8.9, pick: { slug: 'tamarisk-ombra', score: 8.9, price: asked.least } },
    ]);
  });

  it('is not on the page at all when there is none', async () => {
    await change('pomelo-duo', { kind: 'Alone' });
    const page = JSON.stringify(await reader.data(`${pagePath('review', 'pomelo-duo')}?contentOnly=true`));
    expect(page).toContain('keepReading');
    expect(page).not.toContain('alsoConsider');
  });
});
