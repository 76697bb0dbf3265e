/** Where a rule leads: a path of this site that we wrote ourselves, whatever the content service says. Pure. */
import { contentKindOf, type VanityResponse, vanitySlug } from '@masthead/model';
import { contentPath } from '@masthead/urls';

/** Only its path and query are ever used. */
const HERE = 'http://localhost';
/** One slash: two of them, or a backslash, would be the beginning of a host. */
const OWN_PATH = /^\/(?![/\\])/;

export const isOwnPath = (address: string): boolean => OWN_PATH.test(address);

/** The address behind a rule for an edition; undefined when it has none there, or one that is not ours. */
export function targetOf(rule: VanityResponse, edition: string): URL | undefined {
  const address = addressOf(rule, edition);
  const url = address !== undefined && isOwnPath(address) ? URL.parse(address, HERE) : null;
  return url?.origin === HERE && isOwnPath(url.pathname) ? url : undefined;
}

/** Content is named by a slug, with its address where that is known; a page that is no content by its address alone. */
function addressOf(rule: VanityResponse, edition: string): string | undefined {
  const found = rule.targets.find((each) => each.edition === edition);
  if (!found?.target) return undefined;
  const { url, slug: plain, availableOn } = found.target;
  if (plain === undefined && !availableOn) return url;
  const slug = vanitySlug(rule, edition);
  if (slug === undefined) return undefined;
  const kind = contentKindOf(found.targetType ?? '');
  return url ?? (kind && contentPath({ kind, slug, topicPath: [] }));
}

/** The target with the reader's query; where both say something of a name, the target does. */
export function withQueryOf(target: URL, { searchParams }: URL): string {
  const query = new URLSearchParams(target.searchParams);
  for (const [name, value] of searchParams) if (!target.searchParams.has(name)) query.append(name, value);
  return query.size === 0 ? target.pathname : `${target.pathname}?${query}`;
}
