/** A discussion to talk in: the service on a database of its own, with stories, readers and moderators that tests name. */
import { type Clock, createErrorReporter, HttpError, type RateLimits } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { type Suite, silentLogger } from '@masthead/storage/testing';
import { type Comment, DESK_DISCUSSION_API, type Discussion } from '@masthead/talk';
import type { Act, DiscussionDeps, SignedIn, Story } from '../deps.ts';
import { createDiscussionService, type DiscussionSchema, prepareDiscussion } from '../index.ts';
import { discussionApp } from '../service.ts';

const NOW = Date.UTC(2026, 10, 18, 9);
const ORIGIN = 'https://site.example';
export const DAY_MS = 86_400_000;

export const storyNamed = (id: string, ageMs = 0): Story => ({
  id,
  headline: `About ${id}`,
  path: `/news/${id}/`,
  publishedAt: NOW - ageMs,
  authors: ['Jonas Petit'],
});

const READERS: Readonly<Record<string, SignedIn>> = {
  mara: { id: 'mara', name: 'Mara Q.', isConfirmed: true },
  rui: { id: 'rui', name: 'Rui C.', isConfirmed: true },
  hana: { id: 'hana', name: 'Hana K.', isConfirmed: true },
  jonas: { id: 'jonas', name: 'Jonas Petit', isConfirmed: true, badge: 'author' },
  ines: { id: 'ines', name: 'Ines Okafor', isConfirmed: true, badge: 'author' },
  fake: { id: 'fake', name: 'J0nas Pеtit', isConfirmed: true },
  unsure: { id: 'unsure', name: 'Una', isConfirmed: false },
};

/** Somebody of the newsroom without the right. */
export const MAY_NOT_MODERATE = 'An author';

interface Sent {
  by?: string;
  body?: unknown;
  origin?: string | null;
  form?: Record<string, string>;
  sender?: string;
  desk?: string;
}

export async function startTalking(suite: Pick<Suite, 'open'>, limits?: (clock: Clock) => RateLimits) {
  const database: Database<DiscussionSchema> = await suite.open();
  await prepareDiscussion(database);
  let now = NOW;
  const clock: Clock = { now: () => now };
  const noted: string[] = [];
  const acts: Act[] = [];
  const stories = new Map([storyNamed('s1'), storyNamed('old', 15 * DAY_MS)].map((story) => [story.id, story]));
  const readers: Record<string, SignedIn> = { ...READERS };
  const store = {
    db: database.db,
    async write<Result>(
      work: (
        db: Parameters<Parameters<typeof database.transaction>[0]>[0],
        note: (names: readonly string[]) => void,
      ) => Promise<Result>,
      act?: Act,
    ): Promise<Result> {
      const names: string[] = [];
      const result = await database.transaction((db) => {
        names.length = 0;
        return work(db, (more) => void names.push(...more));
      });
      noted.push(...names);
      if (act) acts.push(act);
      return result;
    },
  };
  const deps: DiscussionDeps = {
    store,
    clock,
    limits: limits?.(clock) ?? (() => ({ take: async () => undefined, check: async () => undefined })),
    reporter: createErrorReporter({ logger: silentLogger, onReport() {} }),
    readerOf: async ({ headers }) => readers[headers.get('cookie') ?? ''],
    async deskWriter({ headers }) {
      const name = headers.get('authorization');
      if (!name) throw new HttpError(401, 'This needs a valid token');
      // Who may not is let through this door: what is behind it asks again.
      const may = name === MAY_NOT_MODERATE ? [] : ['moderate'];
      return { name, may, refusal: (right) => `${name} may not ${right}` };
    },
    storyOf: async (id) => stories.get(id),
    origin: ORIGIN,
    openMs: 14 * DAY_MS,
  };
  const service = createDiscussionService(deps);

  async function send(method: string, path: string, { by, body, origin = ORIGIN, form, sender, desk }: Sent = {}) {
    const headers = new Headers();
    if (by) headers.set('cookie', by);
    if (desk) headers.set('authorization', desk);
    if (origin !== null) headers.set('origin', origin);
    if (form) headers.set('content-type', 'application/x-www-form-urlencoded');
    const payload = form ? new URLSearchParams(form).toString() : body === undefined ? null : JSON.stringify(body);
    const request = new Request(`${ORIGIN}${path}`, { method, headers, body: payload });
    const response = await service.fetch(request, sender);
    const text = await response.text();
    const json = text.startsWith('{') ? JSON.parse(text) : {};
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: json.data,
      message: json.errors?.[0]?.message,
    };
  }
  const api = (path: string) => `/api/discussion${path}`;
  const talking = {
    database,
    service,
    /** Every call of the desk, such as `GET /words`. */
    deskCalls: discussionApp(deps).routes.flatMap(({ method, path }) =>
      path.startsWith(DESK_DISCUSSION_API) ? `${method} ${path.slice(DESK_DISCUSSION_API.length)}` : [],
    ),
    store,
    clock,
    stories,
    readers,
    noted,
    acts,
    send,
    pass: (ms: number) => {
      now += ms;
    },
    post: (by: string, text: string, replyTo?: string, story = 's1') =>
      send('POST', api(`/${story}/comments`), { by, body: { text, ...(replyTo && { replyTo }) } }),
    /** Posted, and approved where it was held. */
    async said(by: string, text: string, replyTo?: string, story = 's1'): Promise<Comment> {
      const { status, data, message } = await talking.post(by, text, replyTo, story);
      if (status !== 201) throw new Error(`Not posted: ${status} ${message}`);
      const comment: Comment = data;
      if (comment.state === 'held') await talking.decide(comment.id, { action: 'approve' });
      return comment;
    },
    async read(query = '', by?: string, story = 's1'): Promise<Discussion> {
      return (await send('GET', api(`/${story}${query}`), by ? { by } : {})).data;
    },
    decide: (id: string, body: unknown, desk: string | undefined = 'Dana') =>
      send('POST', `/api/desk/discussion/comments/${id}`, { body, ...(desk && { desk }) }),
    desk: (method: string, path: string, body?: unknown) =>
      send(method, `/api/desk/discussion${path}`, { desk: 'Dana', ...(body !== undefined && { body }) }),
  };
  return talking;
}

export type Talking = Awaited<ReturnType<typeof startTalking>>;
