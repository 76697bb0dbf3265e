/** What this package has to know of a kind of story: its addresses, which of them a story has, and its listing door. */
import type { Address } from './address.ts';
import type { PlacedContent } from './placed-content.ts';

type ParamsOf<Named> = Named extends Address<infer P> ? P : never;

/** One of some addresses, with its params. */
export type TargetAmong<Addresses> = {
  [Name in keyof Addresses]: { readonly name: Name; readonly params: ParamsOf<Addresses[Name]> };
}[keyof Addresses];

export interface KindPlace {
  /** By name, in order of specificity: the first pattern that matches wins. No address of another kind matches them. */
  addresses: Readonly<Record<string, Address<never>>>;
  /** Where a story of the kind lives. */
  target(content: PlacedContent): { readonly name: string; readonly params: unknown };
  /** The page that lists all of them, under the name of their form; none where nothing links to it. */
  doors: Readonly<Record<string, Address<never>>>;
}
