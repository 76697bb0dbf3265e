/** The desk's lists: stories, and what stories name. Each is read in portions and says how long it is. */
import { STORY_KINDS, storyKinds } from '@masthead/model';
import { badRequest } from '@masthead/runtime';
import { type Context, Hono } from 'hono';
import type { ProductRow } from '../product-schema.ts';
import {
  type Portion,
  type PortionAsked,
  peopleFor,
  picturesFor,
  productsFor,
  topicsFor,
} from '../repositories/desk-lists.ts';
import { manuscriptsFor } from '../repositories/manuscripts.ts';
import { PATH_SEPARATOR } from '../repositories/topics.ts';
import type { AuthorRow, ContentDb, TopicRow } from '../schema.ts';
import { noticesOnEach } from '../use-cases/writing/warnings.ts';
import { wireByline } from '../wire/people.ts';
import { wireImage } from '../wire/picture.ts';
import type { AppDeps } from './app-deps.ts';
import { createDeskDoor } from './desk-door.ts';
import { envelope } from './envelope.ts';
import { oneOf, rangeOf } from './query.ts';
import { wireEntry } from './wire-manuscript.ts';

export const STATUSES = ['draft', 'scheduled', 'published', 'unpublished', 'binned'] as const;
export const PORTION = { limit: 25, most: 100 };
/** Of what is looked for; the rest of a long sentence finds nothing more. */
export const MOST_LOOKED_FOR = 200;
const MOST_WORDS = 12;

export function deskListRoutes(deps: AppDeps): Hono {
  const { db } = deps.database;
  const { reader } = createDeskDoor(deps);
  const app = new Hono();

  app.get('/stories', async (context) => {
    await reader(context);
    const kind = oneOf(context, 'kind', STORY_KINDS);
    const asked = {
      ...askedBy(context),
      status: statusOf(context),
      typeName: kind && storyKinds[kind].typeName,
    };
    const portion = await manuscriptsFor(db, asked);
    const notices = await noticesOnEach(db, portion.rows);
    return portionAnswer(context, portion, (row) => ({ ...wireEntry(row), ...notices(row) }));
  });

  const list = <Row>(
    path: string,
    find: (db: ContentDb, asked: PortionAsked) => Promise<Portion<Row>>,
    wire: (row: Row) => unknown,
  ) =>
    app.get(path, async (context) => {
      await reader(context);
      return portionAnswer(context, await find(db, askedBy(context)), wire);
    });
  list('/topics', topicsFor, wireChoiceOfTopic);
  list('/people', peopleFor, wirePerson);
  list('/media', picturesFor, wireImage);
  list('/products', productsFor, wireChoiceOfProduct);
  return app;
}

function statusOf(context: Context): (typeof STATUSES)[number] | undefined {
  // An empty one would list what nobody asked for.
  if (context.req.query('status') === '') throw badRequest(`status takes ${STATUSES.join(', ')}`);
  return oneOf(context, 'status', STATUSES);
}

function askedBy(context: Context): PortionAsked {
  const text = context.req.query('q') ?? '';
  if (text.length > MOST_LOOKED_FOR) throw badRequest(`q takes at most ${MOST_LOOKED_FOR} characters`);
  const words = text.split(/\s+/).filter((word) => word !== '');
  return { words: words.slice(0, MOST_WORDS), ...portionAsked(context) };
}

/** Which portion of a list is asked for. */
export const portionAsked = (context: Context): Pick<PortionAsked, 'offset' | 'limit'> =>
  rangeOf(context, PORTION.limit, PORTION.most);

/** `next` leads to the following portion, and is missing from the last. */
export function portionAnswer<Row>(
  context: Context,
  { rows, total }: Portion<Row>,
  wire: (row: Row) => unknown = (row) => row,
): Response {
  const { links, ...said } = envelope(rows.map(wire), context);
  const { offset } = portionAsked(context);
  const end = offset + rows.length;
  const next = rows.length > 0 && end < total && { next: addressWith(context, 'offset', end) };
  return context.json({ ...said, links: { ...links, ...next }, meta: { total } });
}

/** What was asked for, from another place on. */
export function addressWith(context: Context, name: 'offset' | 'before', place: number): string {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.set(name, `${place}`);
  return `${pathname}?${searchParams}`;
}

const wireChoiceOfTopic = ({ id, slug, name, description, path }: TopicRow) => {
  const slugs = path.split(PATH_SEPARATOR);
  return { id, slug, name, description, parent: slugs.at(-2) ?? null, path: slugs };
};

const wirePerson = (author: AuthorRow) => ({ ...wireByline(author), bio: author.bio, picture: author.picture_id });

const wireChoiceOfProduct = ({ id, slug, name, maker, kind, picture_id }: ProductRow) => ({
  id,
  slug,
  name,
  maker,
  kind,
  picture: picture_id,
});
