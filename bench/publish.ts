/** From the answer to an editor's publishing to the first page that shows it, while readers have the old one from the page cache. */
import { answerOf } from './answer.ts';
import { type Newsroom, openNewsroom } from './demo-site.ts';
import { tokenFor } from './desk-token.ts';
import type { Measurement, Part } from './measurement.ts';
import { emptyLists, median } from './rounds.ts';
import { launch } from './server-process.ts';

const ROUNDS = 25;
const BUDGET = { most: 100 };
const GIVE_UP_AFTER_MS = 5_000;
const SLUG = 'published-for-the-benchmark';

interface Manuscript {
  id: string;
  revision: number;
}

/** An editor's tool: sends what the desk takes, with a token. */
interface Desk {
  create(headline: string): Promise<Manuscript>;
  edit(seen: Manuscript, headline: string): Promise<Manuscript>;
  publish(seen: Manuscript): Promise<Manuscript>;
}

export const measurePublish: Part = async ({ folder }) => {
  const newsroom = await openNewsroom(folder);
  const [token, author] = await prepare(newsroom, folder).finally(() => newsroom.close());
  const server = await launch({ dataDir: folder });
  try {
    const desk = deskAt(server.origin, token, author);
    const first = await desk.publish(await desk.create('Before the first round'));
    const pages = { own: await addressOf(server.origin), front: `${server.origin}/` };
    const times = await measureRounds(desk, first, pages);
    return [...report('its own page', times.own), ...report('the front page', times.front)];
  } finally {
    await server.stop();
  }
};

async function prepare(newsroom: Newsroom, folder: string): Promise<[token: string, author: string]> {
  const authors = newsroom.database.db.selectFrom('authors').select('username');
  const { username } = await authors.executeTakeFirstOrThrow();
  return [await tokenFor(newsroom, folder), username];
}

function deskAt(origin: string, token: string, author: string): Desk {
  async function send(method: string, path: string, revision?: number, body?: unknown): Promise<Manuscript> {
    const response = await fetch(`${origin}/api/desk/stories${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(revision !== undefined && { 'if-match': `"${revision}"` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const { data }: { data: Manuscript } = JSON.parse(text);
    return data;
  }
  const document = (headline: string) => ({
    typeName: 'content_article',
    slug: SLUG,
    headline,
    type: 'News',
    topics: ['phones'],
    authors: [author],
    body: '<p>Some words.</p>',
  });
  return {
    create: (headline) => send('POST', '', undefined, document(headline)),
    edit: ({ id, revision }, headline) => send('PUT', `/${id}`, revision, document(headline)),
    publish: ({ id, revision }) => send('POST', `/${id}/publish`, revision),
  };
}

/** Asked for under another address than its own, a story says where it lives. */
async function addressOf(origin: string): Promise<string> {
  const { url, status } = await fetch(`${origin}/news/${SLUG}/`);
  if (status !== 200) throw new Error(`The published story answered ${status}`);
  return url;
}

async function measureRounds<Page extends string>(
  desk: Desk,
  first: Manuscript,
  pages: Readonly<Record<Page, string>>,
): Promise<Record<Page, number[]>> {
  const names = Object.keys(pages) as Page[];
  const times = emptyLists<Page, number>(names);
  let manuscript = first;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) {
      const headline = `Round ${round} of the benchmark, seen on ${name}`;
      // Readers have it, and the next one has it from the cache.
      await answerOf(pages[name]);
      manuscript = await desk.publish(await desk.edit(manuscript, headline));
      times[name].push(await msUntilSeen(pages[name], headline));
    }
  return times;
}

async function msUntilSeen(address: string, headline: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { body } = await answerOf(address);
    const passed = performance.now() - started;
    if (body.includes(headline)) return passed;
    if (passed > GIVE_UP_AFTER_MS) throw new Error(`${address} does not show what was published`);
  }
}

/** The slowest says as much about what else the machine did as about us, so it has no budget. */
const report = (page: string, times: readonly number[]): Measurement[] => [
  {
    part: 'publish',
    name: `publish to ${page}`,
    value: median(times),
    unit: 'ms',
    budget: BUDGET,
    note: `${times.length} times, ${times.filter((ms) => ms > BUDGET.most).length} of them slower than the budget`,
  },
  { part: 'publish', name: '  the slowest of them', value: Math.max(...times), unit: 'ms' },
];
