/** What a Content-Security-Policy lets pages load: declared tags by their whole addresses, whom they talk to by host, and no other. */
import { isCategoryName } from '../consent/categories.ts';
import { isOwner } from '../owners.ts';
import { isHost, originOf } from './host.ts';
import { addressesOf, isLink, SELF, type Tag, type TalkKind } from './tag.ts';

export const POLICY_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'] as const;
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number];
export type PolicySources = Readonly<Record<PolicyDirective, readonly string[]>>;

/** What stands besides `'self'`, in order and each once. */
export function policySources(tags: readonly Tag[]): PolicySources {
  const sources = (of: (tag: Tag) => readonly string[]): string[] => [...new Set(tags.flatMap(of))].sort();
  const hosts = (of: (tag: Tag) => readonly string[]): string[] =>
    sources((tag) => of(tag).filter((host) => host !== SELF)).map(originOf);
  const talksTo = (tag: Tag, what: TalkKind): readonly string[] => (isLink(tag) ? [] : (tag.talksTo?.[what] ?? []));
  const connects = (tag: Tag) => (isLink(tag) ? [] : [tag.host, ...talksTo(tag, 'connect')]);
  return {
    'script-src': [
      ...sources((tag) => (isLink(tag) ? [] : elsewhere(tag))),
      ...hosts((tag) => talksTo(tag, 'scripts')),
    ],
    'style-src': sources((tag) => (isLink(tag) && tag.rel === 'stylesheet' ? elsewhere(tag) : [])),
    'img-src': hosts((tag) => talksTo(tag, 'images')),
    'connect-src': hosts(connects),
    'frame-src': hosts((tag) => talksTo(tag, 'frames')),
  };
}

/** The addresses of a tag as a policy names them: without a query, which it does not look at. Our own files are ours anyway. */
const elsewhere = (tag: Tag): string[] =>
  tag.host === SELF ? [] : addressesOf(tag).map((address) => policyAddress(new URL(address)));

/** A comma or semicolon would end the address, and the policy with it. */
const policyAddress = ({ origin, pathname }: URL): string =>
  origin + pathname.replace(/[;,]/g, (sign) => (sign === ';' ? '%3B' : '%2C'));

/** For a build: tags that nobody answers for, of no category, from no real host, or with an id that is taken. */
export function tagProblems(tags: readonly Tag[]): string[] {
  const ids = tags.map(({ tagId }) => tagId);
  return tags.flatMap((tag, index) => {
    const others = isLink(tag) ? [] : Object.values(tag.talksTo ?? {}).flatMap((hosts) => hosts ?? []);
    const problems = [
      ...(isOwner(tag.owner) ? [] : ['has no owner']),
      ...(isCategoryName(tag.gdprCategory) ? [] : ['has no consent category']),
      ...[tag.host, ...others].filter((host) => !isHost(host)).map((host) => `names "${host}", which is no host`),
      ...(ids.indexOf(tag.tagId) === index ? [] : ['has an id that is taken']),
    ];
    return problems.map((problem) => `${tag.tagId} ${problem}`);
  });
}
