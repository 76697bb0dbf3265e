/** Writes VAST 4.2: an ad of our own, one that another server has, or none. */
import { element, text } from './xml.ts';

/** What is told while a film runs, by the names of the standard. */
export const TRACKED = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
] as const;
export type TrackedEvent = (typeof TRACKED)[number];
export type TrackingUrls = Readonly<Partial<Record<TrackedEvent, string>>>;

interface MediaFile {
  readonly src: string;
  readonly type: 'video/mp4';
  readonly width: number;
  readonly height: number;
}

interface Companion {
  readonly id: string;
  readonly src: string;
  readonly type: 'image/webp' | 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly clickThrough: string;
}

interface AdBase {
  readonly id: string;
  readonly errorUrl: string;
  readonly impressionUrl: string;
  /** Half of it was in sight for two seconds. */
  readonly viewableUrl: string;
  readonly tracking: TrackingUrls;
}

export interface LinearAd extends AdBase {
  /** The same wherever the ad is reported on. */
  readonly servingId: string;
  readonly title: string;
  readonly advertiser: string;
  readonly creativeId: string;
  readonly durationMs: number;
  /** Null: it is watched to its end. */
  readonly skippableAfterMs: number | null;
  readonly clickThrough: string;
  readonly files: readonly MediaFile[];
  readonly companions: readonly Companion[];
}

export interface WrappedAd extends AdBase {
  /** Where the ad itself, or the next wrapper, is asked for. */
  readonly uri: string;
}

const AD_SYSTEM = 'Masthead';
const REGISTRY = 'masthead';

const document = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element('VAST', { version: '4.2', xmlns: 'http://www.iab.com/VAST' }, inside)}`;

/** The order of elements is the one of the standard's schema. */
export const linearVast = (ad: LinearAd): string =>
  document(
    element(
      'Ad',
      { id: ad.id },
      [
        element(
          'InLine',
          {},
          [
            ...told(ad),
            text('AdServingId', ad.servingId),
            text('AdTitle', ad.title),
            text('Advertiser', ad.advertiser),
            element('Creatives', {}, [linearCreative(ad), ...companionCreative(ad)].join('')),
          ].join(''),
        ),
      ].join(''),
    ),
  );

export const wrapperVast = (ad: WrappedAd): string =>
  document(
    element(
      'Ad',
      { id: ad.id },
      element(
        'Wrapper',
        {},
        [
          ...told(ad),
          element('Creatives', {}, element('Creative', {}, element('Linear', {}, trackingEvents(ad.tracking)))),
          text('VASTAdTagURI', ad.uri),
        ].join(''),
      ),
    ),
  );

export const noAdVast = (): string => document('');

const told = ({ errorUrl, impressionUrl, viewableUrl }: AdBase): string[] => [
  text('AdSystem', AD_SYSTEM),
  text('Error', errorUrl),
  text('Impression', impressionUrl),
  element('ViewableImpression', {}, text('Viewable', viewableUrl)),
];

function linearCreative(ad: LinearAd): string {
  const { skippableAfterMs: skip } = ad;
  const linear = [
    trackingEvents(ad.tracking),
    text('Duration', clockTime(ad.durationMs)),
    element('MediaFiles', {}, ad.files.map(mediaFile).join('')),
    element('VideoClicks', {}, text('ClickThrough', ad.clickThrough)),
  ].join('');
  return element(
    'Creative',
    { id: ad.creativeId },
    [
      text('UniversalAdId', ad.creativeId, { idRegistry: REGISTRY }),
      element('Linear', skip === null ? {} : { skipoffset: clockTime(skip) }, linear),
    ].join(''),
  );
}

const mediaFile = ({ src, type, width, height }: MediaFile): string =>
  text('MediaFile', src, { delivery: 'progressive', type, width, height });

const trackingEvents = (urls: TrackingUrls): string =>
  element(
    'TrackingEvents',
    {},
    TRACKED.flatMap((event) => {
      const url = urls[event];
      return url === undefined ? [] : [text('Tracking', url, { event })];
    }).join(''),
  );

function companionCreative({ companions, creativeId }: LinearAd): string[] {
  if (companions.length === 0) return [];
  const written = companions.map(({ id, src, type, width, height, alt, clickThrough }) =>
    element(
      'Companion',
      { id, width, height },
      [
        text('StaticResource', src, { creativeType: type }),
        text('AltText', alt),
        text('CompanionClickThrough', clickThrough),
      ].join(''),
    ),
  );
  const beside = element('CompanionAds', { required: 'any' }, written.join(''));
  const own = text('UniversalAdId', `${creativeId}-companions`, { idRegistry: REGISTRY });
  return [element('Creative', { id: `${creativeId}-companions` }, own + beside)];
}

/** `HH:MM:SS.mmm`. */
export function clockTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  const milliseconds = String(whole % 1000).padStart(3, '0');
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${milliseconds}`;
}
