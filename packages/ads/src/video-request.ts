/** How a player asks an ad server, ours or one of others, for an ad before a film. */
import type { Device } from '@masthead/rules';
import { AD_NETWORK, DEFAULT_AD_REGION } from './constants.ts';
import type { Targeting } from './targeting.ts';

export const VIDEO_AD_TIMEOUT_MS = 12_000;
export const VIDEO_AD_SIZE = '640x480';

export interface VideoAdRequest {
  /** Of the ad server. */
  readonly address: string;
  readonly site: string;
  readonly device: Device;
  readonly region?: string | undefined;
  readonly targeting: Targeting;
  /** Of the page, and of the film if it has a page of its own. */
  readonly url: string;
  readonly descriptionUrl: string;
  readonly video: string;
  /** What else the ad server wants to be asked with, such as whether ads may be personal. */
  readonly adTagParameters?: Readonly<Record<string, string>> | undefined;
  readonly now: number;
}

/** By our own name for the place on that device. */
const videoAdUnit = ({ site, device, region = DEFAULT_AD_REGION }: VideoAdRequest): string =>
  `/${AD_NETWORK}/${region}-${site}/video-${device}`;

export function videoAdUrl(request: VideoAdRequest): string {
  const { address, targeting, url, descriptionUrl, video, adTagParameters = {}, now } = request;
  const about = Object.entries(targeting).map(([key, values]) => [key, values.join(',')]);
  const asked = new URL(address);
  const parameters = {
    output: 'vast',
    ...adTagParameters,
    sz: VIDEO_AD_SIZE,
    correlator: String(now),
    cust_params: new URLSearchParams(about).toString(),
    description_url: descriptionUrl,
    iu: videoAdUnit(request),
    url,
    vid: video,
  };
  for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
  return asked.href;
}
