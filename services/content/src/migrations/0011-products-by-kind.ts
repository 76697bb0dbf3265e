/** Products of one kind by what they cost, so that a review finds its product's rivals however many products there are. */
import type { MigratedDb } from '../schema.ts';

export async function up({ schema }: MigratedDb): Promise<void> {
  await schema.createIndex('products_by_kind').on('products').columns(['kind', 'price_cents']).execute();
}
