/** The scripts of others that a publication can have. Each is declared when it is told where it comes from. */
import { usesAdLibraryVariant } from '../experiments/ad-experiments.ts';
import { hostOf } from './host.ts';
import type { ScriptTag } from './tag.ts';

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
  performanceTimings: { owner: 'platform', gdprCategory: 'C0002', features: ['timings'], timing: 'windowLoad' },
} as const satisfies Record<string, Gated>;
export type GatedScript = keyof typeof gatedScripts;

export interface GatedSource {
  /** A secure address, or a path of our own. */
  readonly src: string;
  /** In its stead where a privacy law is on. */
  readonly restrictedSrc?: string;
  /** The bidding library's other address, for those in that experiment. */
  readonly variantSrc?: string;
  readonly talksTo?: NonNullable<ScriptTag['talksTo']>;
}

/** Scripts without an address are not declared, and so can not be loaded. */
export function declareGatedScripts(sources: Readonly<Partial<Record<GatedScript, GatedSource>>>): ScriptTag[] {
  const names = Object.keys(gatedScripts).filter((name): name is GatedScript => Object.hasOwn(sources, name));
  return names.flatMap((name) => {
    const source = sources[name];
    return source ? [declared(name, source)] : [];
  });
}

const declared = (tagId: GatedScript, { src, variantSrc, ...more }: GatedSource): ScriptTag => ({
  ...gatedScripts[tagId],
  ...more,
  tagId,
  host: hostOf(src),
  src: variantSrc ? ({ experiments }) => (usesAdLibraryVariant(experiments) ? variantSrc : src) : src,
});
