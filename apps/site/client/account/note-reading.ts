/** Notes the stories that somebody who is signed in opens, where they have switched that on. */
import { account } from '../../components/account/account.ts';
import { callAccount } from '../../components/account/calls.ts';
import type { PageState } from '../../pages/page-state.ts';

export function noteReading(page: () => PageState): void {
  const note = (): void => {
    const story = page().platform?.story?.id;
    const { auth, kept } = account.get();
    if (story && auth.loggedIn && kept?.preferences.history)
      void callAccount('PUT', `/history/${encodeURIComponent(story)}`).catch(reportError);
  };
  let isKept = false;
  // What is kept for them comes after who they are; the page in view is noted then.
  account.subscribe(() => {
    if (isKept === (account.get().kept !== undefined)) return;
    isKept = !isKept;
    note();
  });
  addEventListener('masthead:navigated', note);
}
