/** The little of advertising that every page has, once it works: it knows when there is something to show, and loads the rest. */

import { AD_LIGHT_KEY } from '../../base/ads-before-paint.ts';
import { PAGE_VIEWED } from '../../base/page-viewed.ts';
import { account } from '../../components/account/account.ts';
import type { PageState } from '../../pages/page-state.ts';
import type { Consent } from '../privacy/consent.ts';

export function watchAds(consent: Consent, page: () => PageState): void {
  let loading: Promise<typeof import('./start.ts')> | undefined;
  const look = (): void => {
    // Where it runs already it also hears of pages without, and of what is no longer allowed.
    if (!loading && !(page().platform?.ads && consent.allows('C0004'))) return;
    loading ??= import('./start.ts');
    loading.then(({ showAds }) => showAds(page(), consent)).catch(reportError);
  };
  consent.onChange(look);
  addEventListener(PAGE_VIEWED, look);
  account.subscribe(keepAdLight);
  look();
}

/** Who reads with few ads is known before the first paint of their next page; nobody else is taken for them. */
function keepAdLight(): void {
  const { auth, kept } = account.get();
  try {
    if (auth.loggedIn && kept?.preferences.adLight) localStorage.setItem(AD_LIGHT_KEY, '1');
    else if (kept || (auth.fetchComplete && !auth.loggedIn)) localStorage.removeItem(AD_LIGHT_KEY);
  } catch {
    // Where nothing can be kept, pages have all their places.
  }
}
