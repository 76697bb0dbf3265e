/** Ads of the page in view: asked for once each view, shown where there is room, and gone with the view or with consent. */
import { type AdPageFacts, mayShowAds } from '@masthead/ads';
import type { PageState } from '../../pages/page-state.ts';
import type { Consent } from '../privacy/consent.ts';
import { mayBeOfHealth } from '../privacy/may-be-of-health.ts';
import { ask } from './ask.ts';
import { type Filled, fill } from './fill.ts';
import { watchWeight } from './heavy.ts';
import { adMemory, forgetAds } from './memory.ts';
import { omnibar } from './omnibar.ts';
import { placesOf, screenDevice } from './places.ts';
import { closeRooms, collapse, openRooms } from './rooms.ts';

interface Shown {
  readonly state: PageState;
  readonly page: AdPageFacts | undefined;
  end(): void;
}

let shown: Shown | undefined;
/** Pages that came into view since the document did. */
let views = 0;

/** Called for each page, and whenever something may have changed that they depend on. */
export function showAds(state: PageState, consent: Consent): void {
  const page = mayShow(state, consent) ? state.platform?.ads : undefined;
  if (!consent.allows('C0004')) {
    forgetAds();
    closeRooms('off');
  }
  if (shown?.state === state && shown.page === page) return;
  if (shown?.state !== state) views += 1;
  shown?.end();
  shown = { state, page, end: page ? begin(page, state) : () => {} };
}

const mayShow = ({ platform }: PageState, consent: Consent): boolean =>
  mayShowAds({
    suppressed: platform?.ads === undefined,
    query: new URLSearchParams(location.search),
    adService: true,
    consent: consent.allows('C0004'),
    healthLaw: consent.privacy.healthLaw && mayBeOfHealth(platform),
  });

/** Gives what ends it: nothing of it is in the page after that, and nothing watches it. */
function begin(page: AdPageFacts, state: PageState): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let filled: Filled[] = [];
  openRooms();
  const run = async (): Promise<void> => {
    const places = placesOf([...slotsInPage(), ...barOf(state, signal)], reportError);
    if (places.length === 0) return;
    const view = { page, path: state.path, device: screenDevice() };
    const answer = await ask(view, places, signal);
    if (signal.aborted) return;
    const hide = (advertiser: string, name: string): void => {
      adMemory.hide(advertiser);
      for (const each of filled)
        if (each.ad.about.advertiserId === advertiser) each.empty(`You will not see ${name} here again.`);
    };
    filled = places.flatMap((place) => {
      const ad = answer.find(({ slot }) => slot === place.id);
      if (!ad) return [];
      return fill(place, ad, { signal, hide: ({ about }) => hide(about.advertiserId, about.advertiser) });
    });
    for (const { slot, id } of places) if (!answer.some((ad) => ad.slot === id)) collapse(slot);
    watchWeight(filled, signal, (heavy) => heavy.empty());
  };
  whenThere(signal, () => {
    run().catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
  });
  return () => {
    ending.abort();
    for (const each of filled) each.empty();
  };
}

/** Those that React has: what only the server has rendered is still to be compared with what it renders. */
const slotsInPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-ad-there]')];

/** Once React has the page; its places come all in one step. */
function whenThere(signal: AbortSignal, then: () => void): void {
  if (slotsInPage().length > 0) {
    then();
    return;
  }
  const watching = new MutationObserver(() => {
    watching.disconnect();
    then();
  });
  watching.observe(document.body, { subtree: true, attributeFilter: ['data-ad-there'] });
  signal.addEventListener('abort', () => watching.disconnect());
}

/** Who reads with few ads has none there, nor has a page that has something of its own in its place. */
function barOf({ content }: PageState, signal: AbortSignal): HTMLElement[] {
  if (content.page === 'best-list' || document.documentElement.dataset.ads === 'light') return [];
  const bar = omnibar(globalThis.mastheadPage?.sessionPageViews ?? views, signal);
  return bar ? [bar] : [];
}
