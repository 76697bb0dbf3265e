/** Takes a reader's choice about the sale and sharing of their information: kept in a cookie, and noted for an address. */
import { LONGEST_ADDRESS, normalAddress } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import { CHOICE_FIELD, type PrivacyState } from '../../components/standing/privacy-choice.ts';
import { ADDRESS_FIELD } from '../../components/standing/sign-up.ts';
import type { Answered, Asked } from '../answer.ts';
import type { ContentClient } from '../content-api/client.ts';
import { createFormPage, type FormPageDeps } from './form-page.ts';
import { choiceCookie, privacyOf, withdrawnCookie } from './privacy-cookie.ts';
import { readForm } from './read-form.ts';
import { createSenderLimit, waitInWords } from './sender-limit.ts';

export const PRIVACY_PATH = pathTo('do-not-sell', {});

interface PrivacyFormDeps extends FormPageDeps {
  content: ContentClient;
  /** The site is read over HTTPS. */
  secure: boolean;
}

/** What the page says when it comes back. */
interface Refusal {
  status: 422 | 429;
  privacy: PrivacyState;
  wrong: string;
  headers?: Record<string, string>;
}

export function createPrivacyForm({ content, secure, ...deps }: PrivacyFormDeps) {
  const mustWait = createSenderLimit(deps.tools.clock);
  const page = createFormPage(deps, PRIVACY_PATH);

  return async (asked: Asked, sender: string): Promise<Answered> => {
    const form = await readForm(asked.request, asked.url.origin);
    const address = (form.get(ADDRESS_FIELD) ?? '').trim().slice(0, LONGEST_ADDRESS + 1);
    if (form.get(CHOICE_FIELD) === 'withdraw') return back(withdrawnCookie(secure));
    if (address === '') return back(choiceCookie({ noted: false, secure }));

    const privacy = privacyOf(asked.request.headers);
    if (normalAddress(address) === undefined)
      return refuse(asked, address, {
        status: 422,
        privacy,
        wrong: 'Enter an e-mail address, such as you@example.com.',
      });
    const wait = mustWait(sender);
    if (wait === undefined) {
      await content.optOut(address);
      return back(choiceCookie({ noted: true, secure }));
    }
    // The choice itself needs no limit: it is kept by the browser.
    return refuse(asked, address, {
      status: 429,
      privacy: { ...privacy, chosen: true },
      wrong: `Too many requests came from your network. ${waitInWords(wait)}`,
      headers: { 'retry-after': `${wait}`, 'set-cookie': choiceCookie({ noted: privacy.noted, secure }) },
    });
  };

  async function refuse(
    asked: Asked,
    address: string,
    { status, privacy, wrong, headers }: Refusal,
  ): Promise<Answered> {
    const loaded = await page.load(asked);
    const { content: shown } = loaded.state;
    if (shown.page !== 'privacy') throw notFound();
    const data = { ...shown.data, privacy, asked: { address, wrong } };
    const reply = { status, content: { page: 'privacy', data } as const, ...(headers && { headers }) };
    return { response: await page.reply(asked, loaded, reply), transaction: 'privacy-choice' };
  }
}

/** The page then shows what was chosen, and asking for it again sends nothing a second time. */
function back(cookie: string): Answered {
  const headers = { location: PRIVACY_PATH, 'set-cookie': cookie, 'cache-control': 'private, no-store' };
  return { response: new Response(null, { status: 303, headers }), transaction: 'privacy-choice' };
}
