/** Makes the tables of advertising. */
import type { Database, Migration } from '@masthead/storage';
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { AdsSchema } from './schema.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey();

async function createBookings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('ad_advertisers')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('payer', 'text', required)
    .addColumn('industry', 'text', required)
    .execute();
  await schema
    .createTable('ad_orders')
    .addColumn('id', 'text', key)
    .addColumn('advertiser_id', 'text', (column) => column.notNull().references('ad_advertisers.id'))
    .addColumn('name', 'text', required)
    .execute();
  await schema
    .createTable('ad_lines')
    .addColumn('id', 'text', key)
    .addColumn('order_id', 'text', (column) => column.notNull().references('ad_orders.id'))
    .addColumn('advertiser_id', 'text', (column) => column.notNull().references('ad_advertisers.id'))
    .addColumn('name', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('priority', 'integer', required)
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint')
    .addColumn('goal', 'bigint')
    .addColumn('pacing', 'text', required)
    .addColumn('cpm_micros', 'bigint', required)
    .addColumn('condition', 'text')
    .addColumn('caps', 'text', required)
    .addColumn('competes_as', 'text', required)
    .addColumn('creative_ids', 'text', required)
    .addColumn('roadblock', 'integer', required)
    .addColumn('changed_at', 'bigint', required)
    .addColumn('changed_by', 'text', required)
    .execute();
  await schema.createIndex('ad_lines_by_state').on('ad_lines').column('state').execute();
  await schema
    .createTable('ad_creatives')
    .addColumn('id', 'text', key)
    .addColumn('advertiser_id', 'text', (column) => column.notNull().references('ad_advertisers.id'))
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('landing', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('fields', 'text', required)
    .addColumn('archived', 'integer', required)
    .addColumn('changed_at', 'bigint', required)
    .addColumn('changed_by', 'text', required)
    .execute();
}

async function createDelivered({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('ad_delivered')
    .addColumn('day', 'integer', required)
    .addColumn('line_id', 'text', required)
    .addColumn('creative_id', 'text', required)
    .addColumn('placement', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('count', 'bigint', required)
    .addPrimaryKeyConstraint('ad_delivered_key', ['line_id', 'day', 'creative_id', 'placement', 'kind'])
    .execute();
  await schema.createIndex('ad_delivered_by_day').on('ad_delivered').column('day').execute();
  await schema
    .createTable('ad_noted')
    .addColumn('decision', 'text', required)
    .addColumn('slot', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('day', 'integer', required)
    .addColumn('line_id', 'text', required)
    .addColumn('creative_id', 'text', required)
    .addColumn('placement', 'text', required)
    .addPrimaryKeyConstraint('ad_noted_key', ['decision', 'slot', 'kind'])
    .execute();
  await schema.createIndex('ad_noted_by_time').on('ad_noted').column('at').execute();
}

const createSamples =
  (engine: Database<AdsSchema>['engine']) =>
  async ({ schema }: Kysely<unknown>): Promise<void> => {
    await schema
      .createTable('ad_samples')
      .addColumn('sequence', engine === 'postgres' ? sql`bigserial` : 'integer', (column) =>
        engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('day', 'integer', required)
      .addColumn('weight', 'double precision', required)
      .addColumn('question', 'text', required)
      .execute();
    await schema.createIndex('ad_samples_by_day').on('ad_samples').column('day').execute();
  };

export const migrationsFor = (engine: Database<AdsSchema>['engine']): Readonly<Record<string, Migration>> => ({
  '0001-bookings': { up: createBookings },
  '0002-delivered': { up: createDelivered },
  '0003-samples': { up: createSamples(engine) },
});
