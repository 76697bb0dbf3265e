/** Redirects for addresses that readers miss. Each is a rule of friendly addresses, held to what such rules are held to. */

import { storyKinds, typeNameOf } from '@masthead/model';
import { HttpError } from '@masthead/runtime';
import { type AddressName, pageAt, storyAt } from '@masthead/urls';
import { z } from 'zod';
import { noteSubject } from '../../audit/acting.ts';
import { requireRight } from '../../audit/rights.ts';
import { rulePath } from '../../documents/standing.ts';
import { noteRedirected, redirectedAddresses, wasMissed } from '../../reports/missing-addresses.ts';
import type { Portion, PortionAsked } from '../../repositories/desk-lists.ts';
import {
  deleteStanding,
  type Standing,
  saveStanding,
  standingDocument,
  standingDocuments,
} from '../../repositories/standing.ts';
import type { ContentDb } from '../../schema.ts';
import { noteChange, type Writing } from '../../store.ts';
import { whereabouts } from '../story-url.ts';
import { isRuleActive, targetsOf, VANITY_CHANGED } from '../vanity.ts';
import { InvalidDocument } from './refusals.ts';
import type { Desk } from './save.ts';
import { hiddenBy } from './story-address.ts';

type Rule = Standing<'vanity'>;
type Target = NonNullable<Rule['target']>;

export const redirectInput = z.strictObject({ path: rulePath, target: rulePath });
export type RedirectInput = z.output<typeof redirectInput>;

const wrong = (field: keyof RedirectInput, message: string) => new InvalidDocument([{ field, message }]);

export const makeRedirect = ({ database, clock }: Desk, { path, target }: RedirectInput): Promise<RedirectInput> =>
  database.write(async (db) => {
    requireRight(db, 'redirects');
    noteSubject(db, path);
    const now = clock.now();
    await checkFree(db, path, now);
    const end = await endOf(db, path, target, now);
    const rule: Rule = { path, kind: 'PERMANENT_REDIRECT', target: end.target, enabled: true, expiresAt: null };
    const hidden = await hiddenBy(db, rule, now);
    if (hidden) throw wrong('path', `is taken: ${hidden}`);
    await saveStanding(db, 'vanity', path, rule);
    await noteRedirected(db, path, now);
    noteVanity(db, path);
    return { path, target: end.url };
  });

/** Its address is missing again. Only what leads on: a rule that shows or hides a page is not one of these. */
export const removeRedirect = ({ database }: Desk, path: string): Promise<{ path: string }> =>
  database.write(async (db) => {
    requireRight(db, 'redirects');
    noteSubject(db, path);
    const rule = await standingDocument(db, 'vanity', path);
    if (rule?.kind !== 'PERMANENT_REDIRECT') throw new HttpError(404, 'There is no redirect for this address');
    await deleteStanding(db, 'vanity', path);
    await noteRedirected(db, path, null);
    noteVanity(db, path);
    return { path };
  });

export interface RedirectMade {
  path: string;
  /** Null where what it leads to is gone. */
  target: string | null;
  made: string;
}

/** Redirects of missing addresses, the last made first. */
export async function redirectsMade(
  db: ContentDb,
  asked: Pick<PortionAsked, 'offset' | 'limit'>,
): Promise<Portion<RedirectMade>> {
  const { rows, total } = await redirectedAddresses(db, asked);
  const paths = rows.map(({ path }) => path);
  const rules = new Map((await standingDocuments(db, 'vanity', paths)).map((rule) => [rule.path, rule]));
  const targetOf = await targetsOf(db, [...rules.values()]);
  const made = rows.map(({ path, redirected_at }) => {
    const rule = rules.get(path);
    return {
      path,
      target: (rule && targetOf(rule)?.url) ?? null,
      made: new Date(Number(redirected_at)).toISOString(),
    };
  });
  return { rows: made, total };
}

const noteVanity = (db: Writing, path: string): void => noteChange(db, [VANITY_CHANGED, `vanity:${path}`]);

/** Only what readers missed can lead on: a page that is there stays there. */
async function checkFree(db: ContentDb, path: string, now: number): Promise<void> {
  const rule = await standingDocument(db, 'vanity', path);
  if (rule && isRuleActive(rule, now)) throw new HttpError(409, `${path} has a friendly address already`);
  if (!(await wasMissed(db, path))) throw wrong('path', 'is not among the addresses that readers miss');
}

interface End {
  url: string;
  target: Target;
}

/** Where it ends: at content, which it follows wherever that goes, or at a page that there is one of. */
async function endOf(db: ContentDb, path: string, target: string, now: number): Promise<End> {
  if (target === path) throw wrong('target', 'is the address itself');
  const rule = await standingDocument(db, 'vanity', target);
  if (rule && isRuleActive(rule, now)) throw wrong('target', 'leads on to another address: choose where that leads to');
  const key = contentKeyAt(target);
  if (!key) {
    if (!pageAt(target)) throw wrong('target', 'has no page');
    return { url: target, target: { type: 'url', path: target } };
  }
  const found = (await whereabouts(db, [key]))(key);
  if (!found) throw wrong('target', 'leads to nothing that readers can see');
  if (found.url === path) throw wrong('target', 'is the address itself');
  return { url: found.url, target: { type: key.type, slug: found.slug } };
}

/** Pages of content that is no story, and which part of their address names it. */
const CONTENT_PAGES: Partial<Record<AddressName, readonly [Parameters<typeof typeNameOf>[0], string]>> = {
  topic: ['topic', 'slug'],
  'auto-topic': ['topic', 'slug'],
  collection: ['collection', 'slug'],
  feature: ['feature', 'slug'],
  profile: ['author', 'username'],
  product: ['product', 'slug'],
};

function contentKeyAt(path: string): { type: string; slug: string } | undefined {
  const story = storyAt(path);
  if (story) return { type: storyKinds[story.kind].typeName, slug: story.slug };
  const page = pageAt(path);
  const [kind, param = ''] = (page && CONTENT_PAGES[page.name]) ?? [];
  const slug = page?.params[param];
  return kind && slug !== undefined ? { type: typeNameOf(kind), slug } : undefined;
}
