/**
 * Previews: the page of a story as readers would get it if a revision were shown to them now. Who may read at the desk
 * gets an address with a signed token, which ends; the page is composed in a transaction that shows the revision and is
 * then undone, so that nothing of a page is made in two ways.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, notFound } from '@masthead/runtime';
import { readDocument } from '../../kinds/details.ts';
import { manuscriptById, revisionOf } from '../../repositories/manuscripts.ts';
import type { ContentDb } from '../../schema.ts';
import type { ContentStore, Writing } from '../../store.ts';
import { signingSecret } from '../signing-secret.ts';
import { timesOf } from './publish.ts';
import { inBin, noManuscript } from './refusals.ts';
import { showStory } from './show-story.ts';
import { pathOf } from './story-address.ts';

/** A day: long enough to be sent to somebody who looks at it tomorrow morning. */
export const PREVIEW_LASTS_MS = 24 * 3_600_000;

interface Previews {
  database: ContentStore;
  clock: Clock;
}

interface Previewed {
  story: string;
  revision: number;
  until: number;
}

/** Where a revision can be seen, and until when; without a number, the newest. */
export async function previewOf({ database, clock }: Previews, id: string, asked: number | undefined) {
  const { db } = database;
  const row = await manuscriptById(db, id);
  if (!row) throw noManuscript(id);
  if (row.status === 'binned') throw inBin(row);
  const shown = await revisionOf(db, id, asked ?? row.revision);
  if (!shown) throw notFound(`There is no revision ${asked} of ${id}`);
  const { revision } = shown;
  const until = clock.now() + PREVIEW_LASTS_MS;
  const token = tokenOf({ story: id, revision, until }, await signingSecret(database));
  const path = await pathOf(db, id, readDocument(shown.document));
  return { url: `${path}?preview=${token}`, revision, until: new Date(until).toISOString() };
}

const signatureOf = (signed: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview ${signed}`).digest('base64url');

function tokenOf({ story, revision, until }: Previewed, secret: string): string {
  const signed = `${story}.${revision}.${until}`;
  return `${signed}.${signatureOf(signed, secret)}`;
}

const TOKEN = /^(([a-z0-9-]+)\.(\d{1,10})\.(\d{1,16}))\.([\w-]+)$/;

/** What a token was given for; undefined for one that nobody here gave. */
function readToken(token: string, secret: string): Previewed | undefined {
  const [, signed = '', story = '', revision, until, signature = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(signed, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { story, revision: Number(revision), until: Number(until) };
}

const UNDO = new Error('A preview changes nothing');

/** Makes something of the database as it would be with the previewed revision shown, or as it is where no preview is asked for. */
export async function previewing<Result>(
  { database, clock }: Previews,
  { token, slug }: { token: string | undefined; slug: string },
  make: (db: ContentDb) => Promise<Result>,
): Promise<Result> {
  const previewed = token === undefined ? undefined : readToken(token, await signingSecret(database));
  if (!previewed) return make(database.db);
  const now = clock.now();
  if (previewed.until <= now) throw notFound('This preview has ended: open it from the desk again');
  const { story, revision } = previewed;
  const row = await manuscriptById(database.db, story);
  const shown = await revisionOf(database.db, story, revision);
  if (!row || !shown || row.status === 'binned') throw notFound('What this preview was of is not there any more');
  const document = readDocument(shown.document);
  // On any other page the token is for nothing: the page is shown as it is, and nobody waits who writes.
  if (document.slug !== slug) return make(database.db);
  const { publishedAt, updatedAt } = timesOf(row, revision, now);
  return undoing(database, async (db) => {
    await showStory(db, { id: story, document, published_at: publishedAt, updated_at: updatedAt });
    return make(db);
  });
}

/** Gives what the work made, and leaves nothing of what it wrote. */
async function undoing<Result>(database: ContentStore, work: (db: Writing) => Promise<Result>): Promise<Result> {
  const made: Result[] = [];
  try {
    return await database.write(async (db) => {
      made.splice(0, 1, await work(db));
      throw UNDO;
    });
  } catch (error) {
    const [result] = made;
    if (error !== UNDO || result === undefined) throw error;
    return result;
  }
}
