/** The little of accounts that every page has, once it works: it knows when the rest is needed, and loads it. */
import { authStart, LOGIN_PATH, STRATEGY, STRATEGY_KEY, USER_COOKIE } from '@masthead/account';
import { readCookies } from '@masthead/rules';
import { lazily } from '../../base/lazily.ts';
import { SAVED_KEY } from '../../components/account/saved-here.ts';
import { readStored } from '../../components/account/stored.ts';
import type { PageState } from '../../pages/page-state.ts';

/** What belongs to accounts, wherever in a page it stands. */
const PRESSED = `button[name="save"],button[name="follow"],a[href^="${LOGIN_PATH}"]`;

export function watchAccounts(page: () => PageState): void {
  if (page().platform?.withoutAccounts) return;
  // Who signed in on a page of its own, without a script, has no strategy stored yet.
  const stored = readStored(STRATEGY_KEY) ?? (readCookies(document.cookie).has(USER_COOKIE) ? STRATEGY : null);
  const begin = authStart(location, stored);
  const start = lazily(async () => {
    const { startAccounts } = await import('./start.tsx');
    return startAccounts(begin, page);
  });
  const isSettings = () => page().content.page === 'settings';
  if (begin.kind !== 'normal' || readStored(SAVED_KEY) || isSettings()) void start().catch(reportError);
  else addEventListener('masthead:navigated', () => isSettings() && void start().catch(reportError));

  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (!pressed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start().then(
      ({ press }) => press(pressed),
      (error: unknown) => {
        reportError(error);
        // As it is without a script.
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      },
    );
  });
  // Now they work: those who look can see them.
  document.documentElement.dataset.accounts = '';
}
