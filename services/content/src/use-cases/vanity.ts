/** Friendly addresses: the rule for one path, and all of them. */
import { isVanityActive, toContentDate } from '@masthead/model';
import { badRequest, notFound } from '@masthead/runtime';
import { dependsOn } from '../changes/depends-on.ts';
import { type Standing, standingDocument, standingDocuments } from '../repositories/standing.ts';
import type { ContentDb } from '../schema.ts';
import { whereabouts } from './story-url.ts';

type Rule = Standing<'vanity'>;

/** The name under which all rules are known together: one came or went. */
export const VANITY_CHANGED = 'vanity';

export interface VanityQuery {
  path?: string | undefined;
  contentType?: string | undefined;
  slug?: string | undefined;
  edition: string;
}

/** The rule for a path, or the one that leads to the content of a kind and slug. */
export async function vanityRule(db: ContentDb, query: VanityQuery) {
  const rule = await findRule(db, query);
  if (!rule) throw notFound('There is no friendly address for this');
  const target = (await targetsOf(db, [rule]))(rule);
  return {
    id: rule.path,
    urlType: rule.kind,
    urlPath: rule.path,
    enabled: rule.enabled,
    dateExpired: rule.expiresAt === null ? null : toContentDate(rule.expiresAt),
    targets: target ? [{ edition: query.edition, targetType: rule.target?.type, target }] : [],
  };
}

async function findRule(db: ContentDb, { path, contentType, slug }: VanityQuery): Promise<Rule | undefined> {
  if (path) return standingDocument(db, 'vanity', path);
  if (!contentType || !slug) throw badRequest('A path is needed, or a contentType and a slug');
  const rules = await standingDocuments(db, 'vanity');
  return rules.find(({ target }) => target?.type === contentType && target.slug === slug);
}

export const isRuleActive = ({ enabled, expiresAt }: Pick<Rule, 'enabled' | 'expiresAt'>, now: number): boolean =>
  isVanityActive({ enabled: enabled ?? undefined, dateExpired: expiresAt ?? undefined }, now);

/** Where rules lead, content to where it is by now; one whose content is gone leads nowhere. */
export async function targetsOf(db: ContentDb, rules: readonly Rule[]) {
  const keys = rules.flatMap(({ target }) =>
    target?.slug !== undefined && target.path === undefined ? [{ type: target.type, slug: target.slug }] : [],
  );
  const find = await whereabouts(db, keys);
  return ({ target }: Rule): { url: string; slug?: string } | undefined => {
    if (target?.path !== undefined) return { url: target.path };
    return target?.slug === undefined ? undefined : find({ type: target.type, slug: target.slug });
  };
}

/** Every rule that applies, by its path. */
export async function vanityDictionary(db: ContentDb, now: number) {
  dependsOn(VANITY_CHANGED);
  const rules = await standingDocuments(db, 'vanity');
  const active = rules.filter((rule) => isRuleActive(rule, now));
  const targetOf = await targetsOf(db, active);
  return Object.fromEntries(
    active.map((rule) => [rule.path, { urlType: rule.kind, target: targetOf(rule)?.url ?? null }]),
  );
}
