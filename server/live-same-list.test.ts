import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorAt, type LiveNewsroom, type LiveProcess, liveNewsroom, poll } from './testing/live-product.ts';
import {
  type ChannelDetails,
  follow,
  type Item,
  KeptList,
  type LiveMessage,
  type RawSocket,
} from './testing/live-readers.ts';

type ItemsMessage = Extract<LiveMessage, { type: 'items' }>;

/** A reader with a bad network: hears things late, twice and in any order, and is gone now and then. */
class WanderingReader {
  readonly #list = new KeptList();
  readonly #channel: ChannelDetails;
  #known = 0;
  #socket: RawSocket | undefined;
  #digested = 0;

  constructor(channel: ChannelDetails) {
    this.#channel = channel;
  }

  get isConnected(): boolean {
    return this.#socket !== undefined;
  }

  async connect(url: string): Promise<void> {
    this.#socket = await follow(url, this.#channel, this.#known);
    this.#digested = 0;
  }

  disconnect(): void {
    this.#socket?.socket.terminate();
    this.#socket = undefined;
  }

  /** Takes what came so far: each twice, in an order that the seed gives. What is lost on the way is gone. */
  digest(seed: number, losing: boolean): void {
    const heard = this.#socket?.heard ?? [];
    const items = heard.slice(this.#digested).filter((message): message is ItemsMessage => message.type === 'items');
    this.#digested = heard.length;
    const kept = losing ? items.filter((_, index) => (seed >> index) % 2 === 0) : items;
    const scattered = [...kept, ...kept].map((message, index) => ({
      message,
      order: Math.imul(seed + index, 2_654_435_761),
    }));
    for (const { message } of scattered.sort((one, other) => one.order - other.order)) this.#take(message);
  }

  #take({ from, to, items }: ItemsMessage): void {
    this.#list.take(items);
    if (from <= this.#known + 1) this.#known = Math.max(this.#known, to);
  }

  async catchUp(url: string): Promise<Item[]> {
    for (let more = true; more; ) {
      const since = await poll(url, this.#known + 1);
      this.#list.take(since.items);
      this.#known = since.more ? (since.items.at(-1)?.event ?? 0) : since.lastEvent;
      more = since.more;
    }
    return this.#list.list();
  }
}

const KINDS = [
  'post',
  'edit',
  'delete',
  'pin',
  'important',
  'move',
  'time',
  'end',
  'drop',
  'join',
  'digest',
  'lose',
  'restart',
] as const;
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  reader: fc.nat(2),
  pick: fc.nat(100),
  seed: fc.nat(100_000),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Scene {
  newsroom: LiveNewsroom;
  process: LiveProcess;
  readers: WanderingReader[];
  ids: string[];
}

/** Who is refused because an entry is gone has done nothing. */
async function edit(scene: Scene, { kind, pick, seed }: Step): Promise<void> {
  const editor = editorAt(scene.process.url, scene.newsroom.token);
  const [id, other] = [scene.ids[pick % scene.ids.length], scene.ids[seed % scene.ids.length]];
  const state = (await poll(scene.process.url, 0)).items.find((item) => item.id === id);
  if (kind === 'post' || !id || !state || state.deleted) {
    scene.ids.push((await editor.post(`Post ${pick} ${seed}`)).id);
    return;
  }
  if (kind === 'edit')
    await editor.send('PUT', `/items/${id}`, { headline: `Edit ${seed}` }, { 'if-match': `"${state.event}"` });
  else if (kind === 'delete') await editor.send('DELETE', `/items/${id}`);
  else if (kind === 'move') await editor.send('POST', `/items/${id}/move`, { above: other });
  else if (kind === 'time') await editor.send('POST', `/items/${id}/time`, { at: Date.now() - seed * 1000 });
  else if (kind === 'end') await editor.send('POST', seed % 2 ? '/end' : '/open', {});
  else await editor.send('POST', `/items/${id}/${seed % 2 ? kind : `un${kind}`}`);
}

async function restart(scene: Scene): Promise<void> {
  await scene.process.stop();
  for (const reader of scene.readers) reader.disconnect();
  scene.process = await scene.newsroom.start();
}

async function take(scene: Scene, each: Step): Promise<void> {
  const reader = scene.readers[each.reader];
  switch (each.kind) {
    case 'drop':
      return reader?.disconnect();
    case 'join':
      return reader?.isConnected ? undefined : reader?.connect(scene.process.url);
    case 'digest':
    case 'lose':
      return reader?.digest(each.seed, each.kind === 'lose');
    case 'restart':
      return restart(scene);
    default:
      return edit(scene, each);
  }
}

test('readers who were offline, doubled, late or lost messages, or joined at any moment end with the same list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const newsroom = await liveNewsroom();
      const process = await newsroom.start();
      const readers = [0, 1, 2].map(() => new WanderingReader(newsroom.channel));
      const scene: Scene = { newsroom, process, readers, ids: [] };
      await readers[0]?.connect(process.url);
      for (const each of steps) await take(scene, each);
      const { url } = scene.process;
      const lists = await Promise.all(readers.map((reader) => reader.catchUp(url)));
      const late = await new WanderingReader(newsroom.channel).catchUp(url);
      for (const list of lists) expect(list).toEqual(late);
      const rows = await newsroom.database.db
        .selectFrom('live_items')
        .select(['id', 'event'])
        .where('deleted', '=', 0)
        .orderBy('sequence', 'desc')
        .execute();
      const posts = late.filter(({ type }) => type === 'post');
      expect(posts.map(({ id, event }) => ({ id, event }))).toEqual(rows);
      for (const reader of readers) reader.disconnect();
      await scene.process.stop();
    }),
    { numRuns: 25 },
  );
});

test('a reader who was there all the time has it by what it was told alone', async () => {
  const newsroom = await liveNewsroom();
  const { url } = await newsroom.start();
  const reader = await follow(url, newsroom.channel, 0);
  const list = new KeptList();
  list.take((await reader.next('items')).items);
  const scene: Scene = { newsroom, process: { url } as LiveProcess, readers: [], ids: [] };
  const kinds = KINDS.slice(0, 8);
  for (let seed = 1; seed <= 60; seed += 1)
    await edit(scene, { kind: kinds[seed % kinds.length] ?? 'post', reader: 0, pick: seed * 7, seed: seed * 13 });
  const { items, lastEvent } = await poll(url, 0);
  const whole = new KeptList();
  whole.take(items);
  for (let known = 2; known < lastEvent; ) {
    const message = await reader.next('items');
    expect(message.from).toBe(known + 1);
    list.take(message.items);
    known = message.to;
  }
  expect(list.list()).toEqual(whole.list());
});
