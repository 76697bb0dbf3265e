/** Where a reader came from, and the tags that links to us carry. Whatever comes in an address is cut to a plain label. */
import { type CookieScope, setCookie } from '@masthead/rules';
import { LONGEST_ADDRESS, LONGEST_LABEL } from './limits.ts';

/** The tag of the link that led here, in the address; and the cookie that keeps it for the visit. */
export const LINK_TAG_QUERY = 'ftag';
export const LINK_TAG_COOKIE = 'link-tag';
/** An address can ask for this cookie, for those who measure campaigns. */
export const DW_TAG = 'dw-tag';

/** In seconds: as long as a visit that is not interrupted. */
const TAG_MAX_AGE = 1800;
const TAG = /^[\w.-]{1,64}$/;
const CAMPAIGN_QUERY = 'utm_source';

/** Empty for what is none. */
const tagIn = (address: URL, name: string): string => {
  // Link tags also come behind the hash, where they leave one address for all.
  const value = address.searchParams.get(name) ?? new URLSearchParams(address.hash.slice(1)).get(name) ?? '';
  return TAG.test(value) ? value : '';
};

export const linkTagIn = (address: URL): string => tagIn(address, LINK_TAG_QUERY);

/** The cookies that an address asks for. */
export function tagCookies(address: URL, scope: CookieScope): string[] {
  const cookies = [
    [LINK_TAG_COOKIE, tagIn(address, LINK_TAG_QUERY)],
    [DW_TAG, tagIn(address, DW_TAG)],
  ] as const;
  return cookies.flatMap(([name, value]) => (value ? [setCookie(name, value, { maxAge: TAG_MAX_AGE }, scope)] : []));
}

/** A page of ours by its path, another site by its host, and null where nobody says. */
export function referrerOf(referrer: string, origin: string): string | null {
  const url = URL.parse(referrer);
  if (!url?.host) return null;
  return placeOf(url, origin);
}

export const placeOf = (url: URL, origin: string): string =>
  (url.origin === origin ? url.pathname : url.host).slice(0, LONGEST_ADDRESS);

/** What the visit is owed to: a campaign, the link's tag, or the site that had the link. */
export function trafficSource(address: URL, referrer: string | null): string {
  const campaign = tagIn(address, CAMPAIGN_QUERY);
  if (campaign) return campaign;
  const tag = linkTagIn(address);
  if (tag) return tag;
  return referrer === null || referrer.startsWith('/') ? '' : referrer.slice(0, LONGEST_LABEL);
}
