/**
 * Services of others that can be told what readers do. Their code is ours, except for the script that one of them
 * brings; each is declared by the setting that names it, and talks to the host of that and to no other.
 */
import type { FeatureName } from '../features/table.ts';
import { comesFrom, hostOf } from './host.ts';
import { tagProblems } from './policy-sources.ts';
import { type ScriptTag, SELF } from './tag.ts';

export const adapters = {
  audienceBeacon: { owner: 'audience', gdprCategory: 'C0002', features: ['audienceTag'] },
  chartbeat: { owner: 'audience', gdprCategory: 'C0002', features: ['analyticsTag'] },
  segment: { owner: 'audience', gdprCategory: 'C0002', features: ['analyticsTag'] },
} as const satisfies Record<string, Pick<ScriptTag, 'owner' | 'gdprCategory' | 'features'>>;
export type AdapterName = keyof typeof adapters;

export interface AdapterSource {
  /** A secure address, or a path of our own: of the picture, of the script, of what takes batches. */
  readonly src: string;
  /** What the service knows the publication by. */
  readonly account: string;
  /** Chartbeat's name for the site; the host's, unless given. */
  readonly domain?: string | undefined;
  /** Further hosts of Chartbeat's script. */
  readonly talksTo?: ScriptTag['talksTo'];
}

export type AdapterSources = Readonly<Partial<Record<AdapterName, AdapterSource>>>;

export const isAdapterName = (name: string): name is AdapterName => Object.hasOwn(adapters, name);

const ACCOUNT = /^[\w.-]{1,128}$/;

/** For a start: what no adapter is called, and what cannot be told anything. */
export function adapterProblems(sources: Readonly<Record<string, AdapterSource>>): string[] {
  const problems = Object.entries(sources).flatMap(([name, source]) => {
    if (!isAdapterName(name)) return [`${name} is no service that can be told what readers do`];
    return problemsOf(name, source).map((problem) => `${name} ${problem}`);
  });
  return problems.length > 0 ? problems : tagProblems(declareAdapters(sources));
}

function problemsOf(name: AdapterName, { src, account, domain, talksTo }: AdapterSource): string[] {
  const isAddress = comesFrom(src, SELF) || (URL.canParse(src) && comesFrom(src, hostOf(src)));
  return [
    ...(isAddress ? [] : ['has an address that is not of a secure host']),
    ...(ACCOUNT.test(account) ? [] : ['has an account of other signs than letters, digits, dots and hyphens']),
    ...(name === 'chartbeat' || (domain === undefined && talksTo === undefined)
      ? []
      : ['has a domain or further hosts, which only chartbeat has']),
  ];
}

export const adapterFeatures = (sources: AdapterSources): FeatureName[] => [
  ...new Set(declareAdapters(sources).flatMap(({ features = [] }) => features)),
];

/** Those that are named, as a policy and the loader of scripts see them. */
export function declareAdapters(sources: AdapterSources): ScriptTag[] {
  const { audienceBeacon, chartbeat, segment } = sources;
  return [
    ...(audienceBeacon ? [ours('audienceBeacon', { images: [hostOf(audienceBeacon.src)] })] : []),
    ...(chartbeat ? [chartbeatTag(chartbeat)] : []),
    ...(segment ? [ours('segment', { connect: [hostOf(segment.src)] })] : []),
  ];
}

const ours = (tagId: AdapterName, talksTo: ScriptTag['talksTo']): ScriptTag => ({
  ...adapters[tagId],
  tagId,
  host: SELF,
  talksTo,
});

export const chartbeatTag = ({ src, talksTo }: AdapterSource): ScriptTag => ({
  ...adapters.chartbeat,
  tagId: 'chartbeat',
  host: hostOf(src),
  src,
  talksTo,
});
