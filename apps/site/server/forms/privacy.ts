/** Takes a reader's choice about their privacy: kept in a cookie, noted as a record, and for an address if one is given. */
import { type Instant, LONGEST_ADDRESS, normalAddress } from '@masthead/model';
import {
  allowAll,
  CONSENT_COOKIE,
  type ConsentChoice,
  choiceCookie,
  isCategoryName,
  makeChoice,
  privacyKey,
  refuseAll,
  refuseSale,
  removeCookie,
  SOLD_OR_SHARED,
  serialiseChoice,
} from '@masthead/rules';
import { badRequest, notFound, type RateLimit, type RateLimits, waitInWords } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import { CATEGORY_FIELD, CHOICE_FIELD } from '../../components/consent/consent-form.ts';
import { ADDRESS_FIELD } from '../../components/sign-up/sign-up.ts';
import { type Choice, isChoice, type PrivacyState } from '../../components/standing/privacy-choice.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { Answered, Asked } from '../answer.ts';
import { createFormPage, type FormPageDeps } from './form-page.ts';
import { FORMS_AN_HOUR } from './forms-an-hour.ts';
import { NOTED_QUERY, privacyState, type ReaderPrivacy, readerPrivacy } from './privacy-state.ts';
import { readForm } from './read-form.ts';

export const PRIVACY_PATH = pathTo('do-not-sell', {});

interface PrivacyFormDeps extends FormPageDeps {
  content: ContentClient;
  limits: RateLimits;
  /** The site is read over HTTPS. */
  secure: boolean;
  /** Records of choices that one sender may leave. */
  records: RateLimit;
}

/** What the page says when it comes back. */
interface Refusal {
  status: 422 | 429;
  privacy: PrivacyState;
  wrong: string;
  headers?: Record<string, string>;
}

/** An address that came after too many others: the choice is kept, the address is not noted. */
interface Late {
  address: string;
  wait: number;
  choice: ConsentChoice | undefined;
  reader: ReaderPrivacy;
}

export function createPrivacyForm({ content, limits, secure, records, ...deps }: PrivacyFormDeps) {
  const { clock, logger } = deps.tools;
  const limit = limits({ name: 'privacy', ...FORMS_AN_HOUR });
  const page = createFormPage(deps, PRIVACY_PATH);

  async function kept(choice: ConsentChoice | undefined, reader: ReaderPrivacy, sender: string, query = '') {
    if (choice && (await records.take(sender)) === undefined) await note(choice, reader);
    return back(PRIVACY_PATH + query, cookieOf(choice));
  }

  /** What a reader wants holds, whether or not we could write it down. */
  async function note(choice: ConsentChoice, { privacy }: ReaderPrivacy): Promise<void> {
    const record = { choice: serialiseChoice(choice), laws: privacyKey(privacy), madeOn: 'page' } as const;
    await content
      .noteConsent(record)
      .catch((error: unknown) => logger.error('A choice about consent was not noted', { error }));
  }

  const cookieOf = (choice: ConsentChoice | undefined): string =>
    choice ? choiceCookie(choice, { secure }) : removeCookie(CONSENT_COOKIE, { secure });

  /** The choice itself needs no limit: it is kept by the browser. */
  const keptButNotNoted = (asked: Asked, { address, wait, choice, reader }: Late): Promise<Answered> =>
    refuse(asked, address, {
      status: 429,
      privacy: privacyState({ ...reader, choice }, false),
      wrong: `Too many requests came from your network. ${waitInWords(wait)}`,
      headers: { 'retry-after': `${wait}`, 'set-cookie': cookieOf(choice) },
    });

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

  return async (asked: Asked, sender: string): Promise<Answered> => {
    const form = await readForm(asked.request, asked.url.origin);
    const wish = form.get(CHOICE_FIELD);
    if (!isChoice(wish)) throw badRequest('This takes a choice');
    const reader = readerPrivacy(asked.request.headers, clock.now());
    const choice = choiceFrom(wish, form, reader, clock.now());
    const address = wish === 'out' ? (form.get(ADDRESS_FIELD) ?? '').trim().slice(0, LONGEST_ADDRESS + 1) : '';
    if (address === '') return kept(choice, reader, sender);
    if (normalAddress(address) === undefined)
      return refuse(asked, address, {
        status: 422,
        privacy: privacyState(reader, false),
        wrong: 'Enter an e-mail address, such as you@example.com.',
      });
    const wait = await limit.take(sender);
    if (wait !== undefined) return keptButNotNoted(asked, { address, wait, choice, reader });
    await content.optOut(address);
    return kept(choice, reader, sender, `?${NOTED_QUERY}=1`);
  };
}

/** Undefined: as if nobody had been asked. */
function choiceFrom(
  wish: Choice,
  form: URLSearchParams,
  { choice, privacy }: ReaderPrivacy,
  now: Instant,
): ConsentChoice | undefined {
  switch (wish) {
    case 'out':
      return refuseSale(choice, privacy, now);
    case 'withdraw':
      // Where consent comes first, to take a refusal back is not yet to agree.
      return privacy.optIn ? undefined : makeChoice([...(choice?.allowed ?? []), ...SOLD_OR_SHARED], now);
    case 'save':
      return makeChoice(form.getAll(CATEGORY_FIELD).filter(isCategoryName), now);
    case 'reject':
      return refuseAll(now);
    case 'accept':
      return allowAll(now);
  }
}

/** The page then shows what was chosen, and asking for it again sends nothing a second time. */
function back(location: string, cookie: string): Answered {
  const headers = { location, 'set-cookie': cookie, 'cache-control': 'private, no-store' };
  return { response: new Response(null, { status: 303, headers }), transaction: 'privacy-choice' };
}
