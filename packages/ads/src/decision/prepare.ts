/** What is booked, made ready for decisions: an index, so that a page looks only at lines that could be meant. */
import type { Advertiser, Creative, LineItem } from './campaign.ts';
import { type ConditionLeaf, looksAtPlaces, neededLeaves } from './condition.ts';
import { type Fits, fitsOf } from './creative-sizes.ts';

export interface Campaigns {
  readonly advertisers: readonly Advertiser[];
  readonly lines: readonly LineItem[];
  readonly creatives: readonly Creative[];
}

export interface PreparedLine {
  readonly line: LineItem;
  readonly fits: Fits;
  readonly industry: string;
  /** Its condition has to be asked for each place. */
  readonly looksAtPlaces: boolean;
}

export interface LineIndex {
  /** By one value of one key without which no page matches. */
  readonly byValue: ReadonlyMap<string, readonly PreparedLine[]>;
  /** Lines that have no such key, and are tried on every page. */
  readonly others: readonly PreparedLine[];
  readonly creatives: ReadonlyMap<string, Creative>;
}

export const lookupKey = (key: string, value: string): string => `${key}=${value}`;

/** Made once for each change of what is booked; neither clock nor numbers of deliveries are part of it. */
export function prepareLines({ advertisers, lines, creatives }: Campaigns): LineIndex {
  const industries = new Map(advertisers.map(({ id, industry }) => [id, industry]));
  const creativesById = new Map(creatives.map((creative) => [creative.id, creative]));
  const prepared = lines.filter(canEverServe).map((line) => ({
    line,
    fits: fitsOf(line.creativeIds.flatMap((id) => creativesById.get(id) ?? [])),
    industry: industries.get(line.advertiserId) ?? '',
    looksAtPlaces: looksAtPlaces(line.where),
  }));
  const rarest = rarestLeaves(prepared);
  const byValue = new Map<string, PreparedLine[]>();
  for (const [each, leaf] of rarest)
    for (const value of new Set(keysOfLeaf(leaf))) {
      const lines = byValue.get(value);
      if (lines) lines.push(each);
      else byValue.set(value, [each]);
    }
  return { byValue, others: prepared.filter((each) => !rarest.has(each)), creatives: creativesById };
}

const canEverServe = ({ state, goal, from, until }: LineItem): boolean =>
  state === 'running' && (goal === null || goal > 0) && (until === null || until > from);

/** Of a line's necessary leaves the one by whose values the fewest lines would be found. */
function rarestLeaves(prepared: readonly PreparedLine[]): Map<PreparedLine, ConditionLeaf> {
  const usable = new Map(prepared.map((each) => [each, neededLeaves(each.line.where).filter(isOfPage)]));
  const uses = new Map<string, number>();
  for (const value of [...usable.values()].flat().flatMap(keysOfLeaf)) uses.set(value, (uses.get(value) ?? 0) + 1);
  const cost = (leaf: ConditionLeaf): number =>
    keysOfLeaf(leaf).reduce((sum, value) => sum + (uses.get(value) ?? 0), 0);
  const rarest = new Map<PreparedLine, ConditionLeaf>();
  for (const [each, leaves] of usable) {
    const [first, ...rest] = leaves;
    if (first)
      rarest.set(
        each,
        rest.reduce((best, leaf) => (cost(leaf) < cost(best) ? leaf : best), first),
      );
  }
  return rarest;
}

const isOfPage = ({ key }: ConditionLeaf): boolean => key !== 'size' && key !== 'placement';
const keysOfLeaf = ({ key, isOneOf }: ConditionLeaf): string[] => isOneOf.map((value) => lookupKey(key, value));
