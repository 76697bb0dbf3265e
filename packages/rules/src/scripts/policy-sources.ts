/** The hosts that a Content-Security-Policy lets pages load from: those of declared tags, and no other. */
import { isCategoryName } from '../consent/categories.ts';
import { isOwner } from '../owners.ts';
import { isHost, originOf } from './host.ts';
import { isLink, SELF, type Tag } from './tag.ts';

export const POLICY_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'] as const;
export type PolicyDirective = (typeof POLICY_DIRECTIVES)[number];
export type PolicySources = Readonly<Record<PolicyDirective, readonly string[]>>;

/** What stands besides `'self'`, in order and each once. */
export function policySources(tags: readonly Tag[]): PolicySources {
  const hosts = (of: (tag: Tag) => readonly string[]): string[] =>
    [...new Set(tags.flatMap(of).filter((host) => host !== SELF))].sort().map(originOf);
  const talksTo = (tag: Tag, what: 'connect' | 'images' | 'frames'): readonly string[] =>
    isLink(tag) ? [] : (tag.talksTo?.[what] ?? []);
  const connects = (tag: Tag) => (isLink(tag) ? [] : [tag.host, ...talksTo(tag, 'connect')]);
  return {
    'script-src': hosts((tag) => (isLink(tag) ? [] : [tag.host])),
    'style-src': hosts((tag) => (isLink(tag) && tag.rel === 'stylesheet' ? [tag.host] : [])),
    'img-src': hosts((tag) => talksTo(tag, 'images')),
    'connect-src': hosts(connects),
    'frame-src': hosts((tag) => talksTo(tag, 'frames')),
  };
}

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
