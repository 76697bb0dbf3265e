/** What stands at an address, as far as addresses tell: a page by its name, or a story by its kind and slug. */
import type { StoryKind } from '@masthead/model';
import type { Params } from './address.ts';
import { type AddressName, addresses } from './addresses.ts';
import { createPathMatcher } from './path-matcher.ts';
import type { PlacedContent } from './placed-content.ts';
import { contentTarget } from './resolve.ts';
import { kindAtAddress } from './story-addresses.ts';
import { targetPath } from './target.ts';

const names = Object.keys(addresses) as AddressName[];
const match = createPathMatcher(names.map((name) => ({ name, pattern: addresses[name].pattern })));

/** The story that whoever asks for a path is looking for; undefined where no story can be. */
export function storyAt(path: string): { kind: StoryKind; slug: string } | undefined {
  const found = match(path);
  const kind = found && kindAtAddress(found.entry.name);
  const slug = found?.params.slug;
  return kind && slug !== undefined ? { kind, slug } : undefined;
}

/** Where a story lives, and the page of another name that stands there already. */
export function placeOfStory(content: PlacedContent): { path: string; taken?: AddressName } {
  const target = contentTarget(content);
  const path = targetPath(target);
  const name = match(path)?.entry.name;
  if (name === undefined || name === target.name) return { path };
  // A story is looked for by its kind and its slug: which of their addresses has led there makes no difference.
  const at = storyAt(path);
  return at && at.kind === content.kind && at.slug === content.slug ? { path } : { path, taken: name };
}

/** The page that an address is one of, with what its path says; whether there is such a page only its content tells. */
export function pageAt(path: string): { name: AddressName; params: Params } | undefined {
  const found = match(path);
  return found && { name: found.entry.name, params: found.params };
}
