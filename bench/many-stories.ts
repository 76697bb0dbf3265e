/** Grows the demo newsroom to any size: copies of its stories, each with a picture, topics, authors and listing places of its own. */
import type { ContentSchema } from '@masthead/content';
import type { Database } from '@masthead/storage';
import { type RawBuilder, sql, type Transaction } from 'kysely';

/** Whole texts weigh as in life; short ones keep a very large newsroom small on the disk. */
export type BodyLength = 'whole' | 'short';

type Db = Transaction<ContentSchema>;

/** What each copy differs by: a number, its id scattered over the index as real ids are, its age in minutes. */
const COPY_ID = sql`printf('%08x%024x', (n.i * 2654435761) % 4294967296, n.i)`;
const MINUTE_MS = sql.lit(60_000);
const SHORT_BODY = '<p>A short text, the same in every story.</p>';

export async function growTo(database: Database<ContentSchema>, stories: number, body: BodyLength): Promise<void> {
  await database.transaction(async (db) => {
    const templates = await db.selectFrom('stories').select('id').orderBy('id').execute();
    const wanted = stories - templates.length;
    for (const [index, { id }] of templates.entries()) {
      const numbers = numbersOf(index, templates.length, wanted);
      await copyPictures(db, id, numbers);
      await copyStories(db, id, numbers, body);
      await copyLinks(db, id, numbers);
    }
    await placeAll(db);
  });
}

/** Every template's share of the copies, dealt in turn so that each listing has all of them mixed. Literals: a bound number would be a float. */
function numbersOf(first: number, step: number, wanted: number): RawBuilder<unknown> {
  const [from, by, last] = [first + step, step, wanted + step - 1].map((number) => sql.lit(number));
  return sql`with recursive n(i) as (select ${from} union all select i + ${by} from n where i + ${by} <= ${last})`;
}

async function copyPictures(db: Db, templateId: string, numbers: RawBuilder<unknown>): Promise<void> {
  await sql`${numbers} insert into pictures
    (id, bucket_path, alt, caption, credit, width, height, color, focus_x, focus_y, fingerprint)
    select ${COPY_ID}, '/copies/' || n.i || p.bucket_path || '-copy', p.alt, p.caption, p.credit, p.width, p.height, p.color, p.focus_x, p.focus_y, ''
    from n, stories s join pictures p on p.id = s.picture_id where s.id = ${templateId}`.execute(db);
}

async function copyStories(db: Db, templateId: string, numbers: RawBuilder<unknown>, body: BodyLength): Promise<void> {
  const text = body === 'whole' ? sql`s.body` : sql`${SHORT_BODY}`;
  await sql`${numbers} insert into manuscripts
    (id, type_name, slug, status, revision, published_revision, first_published_at, document, created_at, saved_at)
    select ${COPY_ID}, m.type_name, m.slug || '-' || n.i, m.status, 1, 1, m.first_published_at, '{}', m.created_at, m.saved_at
    from n, manuscripts m where m.id = ${templateId}`.execute(db);
  await sql`${numbers} insert into stories
    (id, type_name, slug, edition, section, type, headline, dek, body, picture_id, word_count, no_index, published_at,
      updated_at, card, detail)
    select ${COPY_ID}, s.type_name, s.slug || '-' || n.i, s.edition, s.section, s.type, s.headline || ' ' || n.i, s.dek, ${text},
      iif(s.picture_id is null, null, ${COPY_ID}), s.word_count, s.no_index, s.published_at - n.i * ${MINUTE_MS}, null,
      s.card, s.detail
    from n, stories s where s.id = ${templateId}`.execute(db);
}

async function copyLinks(db: Db, templateId: string, numbers: RawBuilder<unknown>): Promise<void> {
  await sql`${numbers} insert into story_topics (story_id, topic_id, position)
    select ${COPY_ID}, t.topic_id, t.position from n, story_topics t where t.story_id = ${templateId}`.execute(db);
  await sql`${numbers} insert into story_authors (story_id, author_id, position)
    select ${COPY_ID}, a.author_id, a.position from n, story_authors a where a.story_id = ${templateId}`.execute(db);
  await sql`${numbers} insert into listing_entries (listing, story_id, published_at, place)
    select e.listing, ${COPY_ID}, e.published_at - n.i * ${MINUTE_MS}, 0
    from n, listing_entries e where e.story_id = ${templateId}`.execute(db);
}

/** Entries are copied without their place; here each gets it, counted from the oldest. */
async function placeAll(db: Db): Promise<void> {
  await sql`update listing_entries set place = counted.place from (
      select listing, story_id, row_number() over (partition by listing order by published_at, story_id desc) as place
      from listing_entries
    ) counted
    where listing_entries.listing = counted.listing and listing_entries.story_id = counted.story_id`.execute(db);
}
