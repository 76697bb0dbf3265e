/** The search index: terms of stories newest first, the texts that results quote, names to complete, words to correct to. */
import { type CreateTableBuilder, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createTexts(db, onPostgres);
  await createNames(db, onPostgres);
  await createSpellings(db, onPostgres);
  for (const statement of onPostgres ? POSTGRES_INDEX : SQLITE_INDEX) await statement.execute(db);
}

async function createTexts({ schema }: Kysely<unknown>, onPostgres: boolean): Promise<void> {
  // SQLite takes a key of this very type for the row's own number.
  const place = onPostgres ? 'bigint' : 'integer';
  await schema
    .createTable('search_stories')
    .addColumn('place', place, (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('headline', 'text', (column) => column.notNull())
    .addColumn('dek', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('spellings', 'text', (column) => column.notNull())
    .execute();
}

/** SQLite keeps a table as its key's index alone when told to. */
const asItsKey = <Table extends string>(
  table: CreateTableBuilder<Table, never>,
  onPostgres: boolean,
): CreateTableBuilder<Table, never> => (onPostgres ? table : table.modifyEnd(sql`without rowid`));

async function createNames({ schema }: Kysely<unknown>, onPostgres: boolean): Promise<void> {
  // Ranges of beginnings are found by the bytes of the text, as SQLite does, and not by a country's order of letters.
  const bytewise = onPostgres ? sql`text collate "C"` : 'text';
  const starts = schema
    .createTable('search_name_starts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('start', bytewise, (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_name_starts_key', ['kind', 'position', 'start', 'key']);
  await asItsKey(starts, onPostgres).execute();
  await schema.createIndex('search_name_starts_by_name').on('search_name_starts').columns(['kind', 'key']).execute();
}

async function createSpellings({ schema }: Kysely<unknown>, onPostgres: boolean): Promise<void> {
  const spellings = schema
    .createTable('search_spellings')
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_spellings_key', ['variant', 'word']);
  await asItsKey(spellings, onPostgres).execute();
}

/** FTS5 walks the stories of a term in the order of their rowid, which is their place: newest first costs nothing. */
const SQLITE_INDEX: readonly RawBuilder<unknown>[] = [
  sql`create virtual table search_index using fts5(
    terms, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars '_'"
  )`,
];

/**
 * A GIN index knows no order: the newest of many would be found by reading all of them. So every story also has a term
 * for each era it belongs to, from about a second to some nine years, each four times the one before, and the search
 * looks into the newest eras first, widening until it has found enough. The work is bounded for any word: a common one
 * is found in the newest eras, a rare one is rare.
 */
const POSTGRES_INDEX: readonly RawBuilder<unknown>[] = [
  sql`create table search_index (place bigint primary key, terms text[] not null)`,
  // Nothing plans by them, and to gather them every text would be unpacked.
  sql`alter table search_index alter column terms set statistics 0`,
  // Without the list of pending entries: every search would read through it.
  sql`create index search_index_terms on search_index using gin (terms) with (fastupdate = off)`,
  sql`create function search_eras(place bigint) returns text[] language sql immutable return
    array(select 'z' || level || '_' || (place >> (20 + 2 * level)) from generate_series(0, 14) level)`,
  // The first level of which four eras, the newest of them only begun, cover a span.
  sql`create function search_level(span bigint) returns integer language plpgsql immutable as $$
    begin return greatest(0, least(15, ceil((ln(greatest(span, 1) / 3.0) / ln(2.0) - 20) / 2))); end $$`,
  // The newest places of each search, joined by commas. The terms of a search are joined by spaces. With narrowing,
  // the first search finds all that the others find: they need not look into fewer eras than it did.
  // "place + 0" keeps the planner from walking by place, which would unpack the terms of every story on the way.
  // A condition that is not wanted is written as one that is met already. When what was found lets expect no more
  // than ten times the most in all, all is looked through.
  sql`create function search_newest(
      searches text[], narrowing boolean, one_of text[], lowest bigint, highest bigint, most integer
    ) returns table (search integer, places text) language plpgsql stable
    set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off
    as $$
    declare
      newest bigint;
      nearest bigint;
      oldest bigint;
      first_level integer;
      last_level integer;
      level integer;
      bucket bigint;
      wanted text[];
      eras text[];
      found bigint[];
    begin
      select max(place), min(place) into newest, nearest from (
        select place from search_index where place between lowest and highest order by place desc limit 2 * most
      ) recent;
      if newest is null then return; end if;
      select min(place) into oldest from search_index where place >= lowest;
      first_level := search_level(newest - nearest);
      last_level := search_level(newest - oldest);
      for number in 1 .. cardinality(searches) loop
        wanted := string_to_array(searches[number], ' ');
        level := first_level;
        loop
          bucket := newest >> (20 + 2 * level);
          eras := case when level > 14 or level = last_level and highest - lowest > 1::bigint << 53 then wanted[:1]
            else array['z' || level || '_' || bucket, 'z' || level || '_' || bucket - 1,
              'z' || level || '_' || bucket - 2, 'z' || level || '_' || bucket - 3] end;
          found := array(
            select place from search_index
            where terms @> wanted and terms && eras and terms && coalesce(one_of, wanted[:1])
              and place + 0 between lowest and highest
            order by place + 0 desc limit most
          );
          exit when level = last_level or cardinality(found) >= most;
          level := case
            when (cardinality(found) + 0.5) * (newest - oldest) <= 30 * most * 2 ^ (20 + 2 * level) then last_level
            when cardinality(found) * 4 >= most then level + 1
            else least(level + 2, last_level) end;
        end loop;
        if narrowing and number = 1 then first_level := level; end if;
        search := number;
        places := array_to_string(found, ',');
        return next;
      end loop;
    end $$`,
];
