/** Asks for all ads of a page view at once. A page whose question fails stays as it is: complete, with its room empty. */

import { PREVIOUS_LOGIN_COOKIE, USER_COOKIE } from '@masthead/account';
import { type AdPageFacts, adMessages, targetingOf, videoPageTargeting } from '@masthead/ads';
import type { AdAnswer, AdQuestion, FilledSlot } from '@masthead/ads/wire';
import { type Device, readCookies } from '@masthead/rules';
import { adMemory } from './memory.ts';
import type { Place } from './places.ts';

const ADDRESS = '/api/ads/decide';
const WITHIN_MS = 8_000;

export interface AdView {
  readonly page: AdPageFacts;
  readonly path: string;
  readonly device: Device;
}

export async function ask(view: AdView, places: readonly Place[], signal: AbortSignal): Promise<readonly FilledSlot[]> {
  if (places.length === 0) throw new Error(adMessages.noUnits);
  const response = await fetch(ADDRESS, {
    method: 'POST',
    body: JSON.stringify(questionFor(view, places)),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(WITHIN_MS)]),
  });
  if (!response.ok) throw new Error(adMessages.rulesFailed(`${response.status}`));
  const answer: AdAnswer = await response.json();
  return answer.filled;
}

/** As it is sent, nobody changes it. */
type Sent<Value> = Value extends object ? { readonly [Key in keyof Value]: Sent<Value[Key]> } : Value;

function questionFor({ page, path, device }: AdView, places: readonly Place[]): Sent<AdQuestion> {
  const tracked = globalThis.mastheadPage;
  const cookies = readCookies(document.cookie);
  const view = tracked?.pageViewGuid || crypto.randomUUID();
  const hidden = adMemory.hidden();
  const targeting = targetingOf(page, {
    device,
    viewGuid: tracked?.pageViewGuid || undefined,
    pageViews: tracked?.sessionPageViews ?? undefined,
    linkTag: cookies.get('link-tag')?.[0],
    hasUserCookie: cookies.has(USER_COOKIE),
    hasPreviousLoginCookie: cookies.has(PREVIOUS_LOGIN_COOKIE),
  });
  const ofFilm =
    page.pageType === 'video_page' ? videoPageTargeting({ tags: page.tags ?? [], topics: page.topics ?? [] }) : {};
  return {
    v: 1,
    view,
    path,
    device,
    targeting: { ...targeting, ...ofFilm },
    slots: places.map(({ id, placement, position, sizes }) => ({ id, placement, position, sizes })),
    seen: adMemory.seen(),
    ...(hidden.length > 0 && { hidden }),
  };
}
