/** Names of topics, products and authors, found by the beginning of any of their words. */
import { storable } from './plain-text.ts';
import { type NameKind, type SearchDb, type SearchWriting, searchTables } from './schema.ts';
import { putThing, removeThing, type Thing, type ThingKey } from './things.ts';
import { cutTo, foldedWords } from './words.ts';

export type Name = Pick<Thing, 'kind' | 'key' | 'label'>;

const KINDS: readonly NameKind[] = ['topic', 'product', 'author'];
const MOST_STARTS = 12;
/** So many letters of a label tell it from others. */
const LONGEST_START = 60;
/** So many names are looked at for words that stand apart in them. */
const MOST_LOOKED_AT = 100;
/** Behind everything that begins with a text. */
const LAST_CHARACTER = '\u{10ffff}';

/** Indexing a thing again replaces all that was known of it. */
export async function indexName(db: SearchWriting, thing: Thing): Promise<void> {
  const { kind, key, label } = thing;
  await removeName(db, { kind, key });
  await putThing(db, thing);
  const starts = new Set(startsOf(label));
  if (starts.size === 0) return;
  const rows = [...starts].map((start, index) => ({
    kind,
    key,
    label: storable(label),
    start,
    position: index === 0 ? 0 : 1,
  }));
  await searchTables(db).insertInto('search_name_starts').values(rows).execute();
}

export async function removeName(db: SearchWriting, { kind, key }: ThingKey): Promise<void> {
  await removeThing(db, { kind, key });
  await searchTables(db).deleteFrom('search_name_starts').where('kind', '=', kind).where('key', '=', key).execute();
}

function startsOf(label: string): string[] {
  const words = foldedWords(label);
  return words.slice(0, MOST_STARTS).map((_, index) => cutTo(words.slice(index).join(' '), LONGEST_START));
}

type Found = Name & { position: number };

/** Names that begin with these words or have them further on, the last word unfinished; the kinds in turn. */
export async function namesWith(db: SearchDb, words: readonly string[], most: number): Promise<Name[]> {
  const together = await namesFrom(db, cutTo(words.join(' '), LONGEST_START), most);
  const apart = together.length < most ? await namesWithApart(db, words) : [];
  const names = inTurn([...together, ...apart]);
  return [...new Map(names.map(({ kind, key, label }) => [`${kind} ${key}`, { kind, key, label }])).values()].slice(
    0,
    most,
  );
}

async function namesFrom(db: SearchDb, start: string, most: number): Promise<Found[]> {
  const range = (kind: NameKind, position: number) =>
    searchTables(db)
      .selectFrom((outer) =>
        outer
          .selectFrom('search_name_starts')
          .select(['kind', 'key', 'label', 'position'])
          .where('kind', '=', kind)
          .where('position', '=', position)
          .where('start', '>=', start)
          .where('start', '<', start + LAST_CHARACTER)
          .orderBy('start')
          .orderBy('key')
          .limit(most)
          .as('names'),
      )
      .selectAll();
  const [first, ...others] = KINDS.flatMap((kind) => [range(kind, 0), range(kind, 1)]);
  if (!first) return [];
  return others.reduce((all, one) => all.unionAll(one), first).execute();
}

/** "iPhone Pro" is also in "iPhone 17 Pro". */
async function namesWithApart(db: SearchDb, words: readonly string[]): Promise<Found[]> {
  const [first, ...others] = words;
  const last = others.pop();
  if (first === undefined || last === undefined) return [];
  const candidates = await namesFrom(db, `${first} `, MOST_LOOKED_AT);
  return candidates.filter(({ label }) => {
    const has = foldedWords(label);
    return others.every((word) => has.includes(word)) && has.some((word) => word.startsWith(last));
  });
}

/** Labels that begin so before those that have it further on; within them the first of each kind, then the second. */
function inTurn(names: readonly Found[]): Found[] {
  const turns = new Map<string, number>();
  return names
    .map((name) => {
      const list = `${name.kind} ${name.position}`;
      const turn = turns.get(list) ?? 0;
      turns.set(list, turn + 1);
      return { name, turn };
    })
    .sort(
      (one, other) =>
        one.name.position - other.name.position || one.turn - other.turn || kindOrder(one.name) - kindOrder(other.name),
    )
    .map(({ name }) => name);
}

const kindOrder = ({ kind }: Found): number => KINDS.indexOf(kind);
