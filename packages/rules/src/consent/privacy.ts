/** Which laws and signals a request is under. A CDN says where it comes from; the browser says what its user wants. */
import type { HeaderReader } from '../header-reader.ts';

export interface PrivacyLaw {
  readonly title: string;
  /** `1` or `true`: the law applies; `0` or `false`: it does not, wherever the request comes from. */
  readonly flagHeader: string;
  /** Countries (`DE`) or parts of one (`US-WA`) where it applies, when no flag is sent. */
  readonly places: readonly string[];
}

export const COUNTRY_HEADER = 'cdn-country';
/** A part of a country as ISO 3166-2 has it: `US-WA`. */
export const REGION_HEADER = 'cdn-region';
export const GPC_HEADER = 'sec-gpc';

export const PRIVACY_LAWS = {
  gdpr: {
    title: 'General Data Protection Regulation, and the laws made after it',
    flagHeader: 'cdn-gdpr',
    places: 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
      ' ',
    ),
  },
  healthData: {
    title: 'Consumer health data laws',
    flagHeader: 'cdn-health-law',
    places: ['US-NV', 'US-WA'],
  },
} as const satisfies Record<string, PrivacyLaw>;
export type PrivacyLawName = keyof typeof PRIVACY_LAWS;

/** All that is looked at: a cache that many readers share keeps an answer for each state of these. */
export const PRIVACY_HEADERS: readonly string[] = [
  ...Object.values(PRIVACY_LAWS).map(({ flagHeader }) => flagHeader),
  COUNTRY_HEADER,
  REGION_HEADER,
  GPC_HEADER,
];

export interface Privacy {
  /** Nothing that is not critical before the reader has agreed; without this law, until they refuse. */
  readonly optIn: boolean;
  /** Pages about health are nobody else's business. */
  readonly healthLaw: boolean;
  /** The browser refuses, for its user, that anything is sold or shared. */
  readonly globalPrivacyControl: boolean;
}

export const privacyOf = (headers: HeaderReader): Privacy => ({
  optIn: applies(PRIVACY_LAWS.gdpr, headers),
  healthLaw: applies(PRIVACY_LAWS.healthData, headers),
  globalPrivacyControl: headers.get(GPC_HEADER) === '1',
});

/** One of eight words: what a page that differs by privacy is kept under. */
export function privacyKey({ optIn, healthLaw, globalPrivacyControl }: Privacy): string {
  // Most readers are under none of them, and this is asked for every answer.
  if (!optIn && !healthLaw && !globalPrivacyControl) return 'open';
  return [optIn && 'in', healthLaw && 'health', globalPrivacyControl && 'gpc'].filter(Boolean).join('+');
}

/** What such a word says; of any other word, as much of it as there is. */
export function privacyFrom(key: string): Privacy {
  const words = key.split('+');
  return {
    optIn: words.includes('in'),
    healthLaw: words.includes('health'),
    globalPrivacyControl: words.includes('gpc'),
  };
}

export const isPrivacyKey = (key: string): boolean => privacyKey(privacyFrom(key)) === key;

/** Whether scripts that measure come in their restricted form. */
export const isRestricted = ({ optIn, healthLaw }: Privacy): boolean => optIn || healthLaw;

function applies({ flagHeader, places }: PrivacyLaw, headers: HeaderReader): boolean {
  const flag = flagOf(headers.get(flagHeader));
  if (flag !== undefined) return flag;
  return isIn(headers.get(COUNTRY_HEADER), places) || isIn(headers.get(REGION_HEADER), places);
}

const isIn = (place: string | null, places: readonly string[]): boolean =>
  place !== null && places.includes(place.toUpperCase());

function flagOf(value: string | null): boolean | undefined {
  if (value === '1' || value === 'true') return true;
  return value === '0' || value === 'false' ? false : undefined;
}
