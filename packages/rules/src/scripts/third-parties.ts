/** The scripts of others that a publication can have. Each is declared when it is told where it comes from. */
import { usesAdLibraryVariant } from '../experiments/ad-experiments.ts';
import type { FeatureName } from '../features/table.ts';
import { comesFrom, hostOf } from './host.ts';
import { tagProblems } from './policy-sources.ts';
import { type ScriptTag, SELF } from './tag.ts';

type Gated = Pick<ScriptTag, 'owner' | 'gdprCategory' | 'features' | 'timing' | 'priority' | 'windowVars'>;

const advertising = { owner: 'advertising', gdprCategory: 'C0004', features: ['adService'] } as const satisfies Gated;

export const gatedScripts = {
  consentManager: { owner: 'platform', gdprCategory: 'C0001', timing: 'serverRender', priority: 900 },
  biddingLibrary: { ...advertising, timing: 'immediate', windowVars: ['biddingLibrary'] },
  adServerTag: { ...advertising, timing: 'immediate', windowVars: ['adServer'] },
  headerBiddingExchange: { ...advertising, timing: 'immediate', windowVars: ['biddingExchange'] },
  shoppingAds: { ...advertising, timing: 'windowLoad' },
  searchAds: { ...advertising, timing: 'domContentLoaded' },
  contextualAds: { ...advertising, timing: 'windowLoad' },
  recommendations: { ...advertising, timing: 'windowLoad' },
  adBlockRecovery: { ...advertising, timing: 'windowLoad' },
  audience: { owner: 'audience', gdprCategory: 'C0002', features: ['audienceTag'], timing: 'domContentLoaded' },
  analytics: { owner: 'audience', gdprCategory: 'C0002', features: ['analyticsTag'], timing: 'domContentLoaded' },
  pixel: { owner: 'advertising', gdprCategory: 'C0004', features: ['pixelTag'], timing: 'windowLoad' },
  remarketing: { owner: 'advertising', gdprCategory: 'C0004', features: ['remarketingTag'], timing: 'windowLoad' },
  survey: { owner: 'audience', gdprCategory: 'C0003', features: ['surveyTag'], timing: 'windowLoad' },
  affiliateTools: { owner: 'deals desk', gdprCategory: 'C0004', features: ['affiliateTag'], timing: 'windowLoad' },
  performanceTimings: { owner: 'platform', gdprCategory: 'C0002', features: ['timings'], timing: 'windowLoad' },
} as const satisfies Record<string, Gated>;
export type GatedScript = keyof typeof gatedScripts;

export interface GatedSource {
  /** A secure address, or a path of our own. */
  readonly src: string;
  /** In its stead where a privacy law is on. */
  readonly restrictedSrc?: string | undefined;
  /** The bidding library's other address, for those in that experiment. */
  readonly variantSrc?: string | undefined;
  readonly talksTo?: ScriptTag['talksTo'];
  /** Its number in the vendor list, if it reads consent from the IAB's strings. */
  readonly vendorId?: number | undefined;
}

export type ScriptSources = Readonly<Partial<Record<GatedScript, GatedSource>>>;

const isGatedScript = (name: string): name is GatedScript => Object.hasOwn(gatedScripts, name);

/** For a start: what no script is called, and what comes from no secure host or from several. */
export function sourceProblems(sources: Readonly<Record<string, GatedSource>>): string[] {
  const unknown = Object.keys(sources).filter((name) => !isGatedScript(name));
  const known = Object.entries(sources).filter(([name]) => isGatedScript(name));
  const misplaced = known.flatMap(([name, source]) => (isInOnePlace(source) ? [] : [name]));
  if (misplaced.length > 0 || unknown.length > 0)
    return [
      ...unknown.map((name) => `${name} is no script that a publication can have`),
      ...misplaced.map((name) => `${name} has an address that is not of one secure host`),
    ];
  return tagProblems(declareGatedScripts(sources));
}

function isInOnePlace({ src, restrictedSrc = src, variantSrc = src }: GatedSource): boolean {
  if (!comesFrom(src, SELF) && !URL.canParse(src)) return false;
  return [src, restrictedSrc, variantSrc].every((address) => comesFrom(address, hostOf(src)));
}

/** The features that decide whether one of them is on a page. */
export const scriptFeatures = (sources: ScriptSources): FeatureName[] => [
  ...new Set(declareGatedScripts(sources).flatMap(({ features = [] }) => features)),
];

/** Scripts without an address are not declared, and so cannot be loaded. */
export function declareGatedScripts(sources: ScriptSources): ScriptTag[] {
  const names = Object.keys(gatedScripts).filter(isGatedScript);
  return names.flatMap((name) => {
    const source = sources[name];
    return source ? [declared(name, source)] : [];
  });
}

const declared = (tagId: GatedScript, { src, variantSrc, vendorId: _read, ...more }: GatedSource): ScriptTag => ({
  ...gatedScripts[tagId],
  ...more,
  tagId,
  host: hostOf(src),
  addresses: variantSrc ? [src, variantSrc] : undefined,
  src: variantSrc ? ({ experiments }) => (usesAdLibraryVariant(experiments) ? variantSrc : src) : src,
});
