/** A writer at the desk: sends what editors send, with a token, and reads the answers. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@masthead/runtime';
import type { Database } from '@masthead/storage';
import { z } from 'zod';
import type { StoryInput } from '../kinds/kinds.ts';
import type { ContentSchema } from '../schema.ts';
import { issueToken, SCOPES } from '../use-cases/writing/tokens.ts';
import { type Answer, NOW, type ServiceOptions, type ServiceUnderTest, startService, storeOf } from './newsroom.ts';

const manuscript = z.object({
  id: z.string(),
  slug: z.string(),
  headline: z.string(),
  status: z.string(),
  revision: z.number(),
  publishedRevision: z.number().nullable(),
  published: z.string().nullable(),
  updated: z.string().nullable(),
  scheduled: z.string().nullable(),
  scheduledRevision: z.number().nullable(),
  binned: z.string().nullable(),
  binnedBy: z.string().nullable(),
  document: z.record(z.string(), z.unknown()),
});
export type Manuscript = z.output<typeof manuscript>;

/** What an answer must hold that is a manuscript. */
export function manuscriptIn({ status, body }: Answer): Manuscript {
  const parsed = z.object({ data: manuscript }).safeParse(body);
  if (!parsed.success) throw new Error(`No manuscript, but ${status}: ${JSON.stringify(body)}`);
  return parsed.data.data;
}

const refusal = z.object({
  code: z.number(),
  message: z.string(),
  context: z
    .object({
      fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
      current: manuscript.optional(),
      availableOn: z.array(z.object({ edition: z.string(), slug: z.string() })).optional(),
    })
    .optional(),
});

/** Why an answer refuses. */
export const refusalIn = ({ body }: Answer): z.output<typeof refusal> =>
  z.object({ errors: z.tuple([refusal]) }).parse(body).errors[0];

/** The names of the fields that an answer says are wrong, in any order. */
export const wrongFieldsIn = (answer: Answer): string[] =>
  (refusalIn(answer).context?.fields ?? []).map(({ field }) => field).sort();

type Article = StoryInput<'article'>;

/** An article with what every story must have. */
export const article = (slug: string, more: Partial<Article> = {}): Article => ({
  typeName: 'content_article',
  slug,
  headline: `About ${slug}`,
  type: 'News',
  topics: ['phones'],
  authors: ['annlee'],
  body: '<p>Some words.</p>',
  ...more,
});

interface Sent {
  body?: unknown;
  /** The revision that was seen; as text, the whole of If-Match. */
  revision?: number | string | undefined;
  token?: string;
  headers?: Record<string, string>;
  /** Whom it comes from, for rate limits and the log. */
  sender?: string;
}

export interface Desk extends ServiceUnderTest {
  send(method: string, path: string, sent?: Sent): Promise<Answer>;
  sendForm(path: string, form: FormData): Promise<Answer>;
  create(document: unknown): Promise<Answer>;
  edit(seen: Pick<Manuscript, 'id' | 'revision'>, document: unknown): Promise<Answer>;
  /** One of publish, unpublish, restore, schedule, recover. */
  act(action: string, seen: Pick<Manuscript, 'id' | 'revision'>, body?: unknown): Promise<Answer>;
  /** Created and published, as readers see it. */
  published(document: StoryInput): Promise<Manuscript>;
  /** The manuscript as it is now. */
  manuscript(id: string): Promise<Manuscript>;
}

/** A desk whose token may do everything. */
export async function startDesk(database: Database<ContentSchema>, options: ServiceOptions = {}): Promise<Desk> {
  const service = await startService(database, options);
  const own = await storeOf(database).write((db) => issueToken(db, `test ${randomUUID()}`, SCOPES, NOW));
  const send: Desk['send'] = (method, path, { body, revision, token = own, headers = {}, sender } = {}) =>
    service.ask(
      `/api/desk${path}`,
      {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          ...(revision !== undefined && { 'if-match': typeof revision === 'string' ? revision : `"${revision}"` }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      sender,
    );
  const create: Desk['create'] = (body) => send('POST', '/stories', { body });
  const act: Desk['act'] = (action, { id, revision }, body) =>
    send('POST', `/stories/${id}/${action}`, { revision, body });
  return {
    ...service,
    send,
    async sendForm(path, form) {
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return service.ask(`/api/desk${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${own}`, 'content-type': type },
        body: await encoded.bytes(),
      });
    },
    create,
    act,
    edit: ({ id, revision }, body) => send('PUT', `/stories/${id}`, { revision, body }),
    published: async (document) => manuscriptIn(await act('publish', manuscriptIn(await create(document)))),
    manuscript: async (id) => manuscriptIn(await send('GET', `/stories/${id}`)),
  };
}

/** A clock that stands until it is moved. */
export function movableClock(): Clock & { pass(ms: number): void } {
  let now = NOW;
  return {
    now: () => now,
    pass(ms) {
      now += ms;
    },
  };
}

/** Collects what is heard. */
export function listener() {
  const heard: string[][] = [];
  return { heard, hear: (names: readonly string[]): void => void heard.push([...names]) };
}
