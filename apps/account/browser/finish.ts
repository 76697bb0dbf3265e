/**
 * The document that a finished sign-in leads to: the dialog is told, or the page gone on to. A token in the fragment is
 * handed to the server first and does not stay in the address.
 */
import { ACCOUNT_API, LOGIN_PATH } from '@masthead/account';
import { all, first, showWhen } from './elements.ts';
import { isInFrame, tell } from './frame.ts';

export function finishSignIn(): void {
  const { via, goTo } = document.documentElement.dataset;
  if (goTo === undefined || (via !== 'code' && via !== 'fragment')) return;
  if (via === 'code') finish(via, goTo);
  else void handOver().then((isTaken) => (isTaken ? finish(via, goTo) : fail()));
}

function finish(via: 'code' | 'fragment', goTo: string): void {
  if (isInFrame()) tell({ masthead: 'account', is: 'signed-in', via });
  else location.replace(goTo);
}

async function handOver(): Promise<boolean> {
  showWhen('taken');
  const fragment = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  try {
    const response = await fetch(`${ACCOUNT_API}/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fragment }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function fail(): void {
  showWhen('failed');
  if (!isInFrame()) for (const link of all(`a[href^="${LOGIN_PATH}"]`, HTMLAnchorElement)) link.href = LOGIN_PATH;
  first('#title', HTMLElement)?.focus();
}
