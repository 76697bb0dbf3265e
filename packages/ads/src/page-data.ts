/** What a page hands to advertising: for the adapters of others, in the shape that they know. */
import type { Device } from '@masthead/rules';
import { AD_NETWORK } from './constants.ts';
import type { AdPageFacts, AdVisitFacts } from './page-targeting.ts';

export interface AdPageData {
  readonly containerId: string;
  readonly disableAdIncrement: boolean;
  readonly disableInitialLoad: boolean;
  readonly slotVars: {
    readonly network: string;
    readonly platform: Device;
    readonly siteName: string;
    readonly topics: readonly string[];
  };
  readonly targeting: {
    readonly device: Device;
    /** Experiments and buckets, joined. */
    readonly test: string;
    readonly env: string;
    readonly ptype: string;
    readonly cid: string;
    readonly vguid: string;
  };
  readonly enabled: boolean;
  readonly skybox: { readonly sticky: boolean; readonly releaseAfterMs: number };
}

/** A skybox lets go after that, or after the first window of scrolling, whichever is later. */
export const SKYBOX_RELEASE_MS = 4_000;

export interface AdPageDataSource {
  /** The id of the element that has all places in it. */
  readonly containerId: string;
  readonly siteName: string;
  readonly test: string;
  readonly enabled: boolean;
  readonly disableAdIncrement?: boolean | undefined;
  readonly disableInitialLoad?: boolean | undefined;
  readonly skyboxSticks?: boolean | undefined;
}

export const adPageData = (page: AdPageFacts, visit: AdVisitFacts, source: AdPageDataSource): AdPageData => ({
  containerId: source.containerId,
  disableAdIncrement: source.disableAdIncrement ?? false,
  disableInitialLoad: source.disableInitialLoad ?? false,
  slotVars: {
    network: AD_NETWORK,
    platform: visit.device,
    siteName: source.siteName,
    topics: page.topics ?? [],
  },
  targeting: {
    device: visit.device,
    test: source.test,
    env: page.environment,
    ptype: page.pageType,
    cid: page.contentId ?? '',
    vguid: visit.viewGuid ?? '',
  },
  enabled: source.enabled,
  skybox: { sticky: source.skyboxSticks ?? true, releaseAfterMs: SKYBOX_RELEASE_MS },
});
