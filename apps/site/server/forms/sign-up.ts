/** Signs readers up for newsletters: what they sent is noted, or the page comes back with it and says what is wrong. */
import { joinNames, LONGEST_ADDRESS, MOST_NEWSLETTERS, normalAddress, type SignUp } from '@masthead/model';
import { notFound, type RateLimits, waitInWords } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import {
  ADDRESS_FIELD,
  type AskedSignUp,
  NEWSLETTER_FIELD,
  type SignUpState,
} from '../../components/sign-up/sign-up.ts';
import type { NewsletterEntry } from '../../components/standing/NewsletterList.tsx';
import type { ContentClient } from '../../content-api/client.ts';
import type { Answered, Asked } from '../answer.ts';
import { createFormPage, type FormPageDeps, type LoadedPage } from './form-page.ts';
import { FORMS_AN_HOUR } from './forms-an-hour.ts';
import { readForm } from './read-form.ts';

export const SIGN_UP_PATH = pathTo('newsletters', {});

interface SignUpDeps extends FormPageDeps {
  content: ContentClient;
  limits: RateLimits;
}

type HeaderValues = Readonly<Record<string, string>>;

export function createSignUp({ content, limits, ...deps }: SignUpDeps) {
  const limit = limits({ name: 'sign-up', ...FORMS_AN_HOUR });
  const page = createFormPage(deps, SIGN_UP_PATH);

  return async (asked: Asked, sender: string): Promise<Answered> => {
    const form = await readForm(asked.request, asked.url.origin);
    const loaded = await page.load(asked);
    const { newsletters } = lettersIn(loaded);
    const answer = async (status: number, signUp: SignUpState, headers: HeaderValues = {}): Promise<Answered> => {
      const content = { page: 'newsletters', data: { ...lettersIn(loaded), signUp } } as const;
      return { response: await page.reply(asked, loaded, { status, content, headers }), transaction: 'sign-up' };
    };

    const sent = sentIn(form);
    const wrong = wrongIn(sent, newsletters);
    if (wrong) return answer(422, { step: 'asks', ...sent, wrong });
    const wait = await limit.take(sender);
    if (wait !== undefined)
      return answer(429, { step: 'asks', ...sent, wrong: tooMany(wait) }, { 'retry-after': `${wait}` });
    await content.subscribe(sent);
    const noted = { step: 'noted', names: namesOf(sent, newsletters), newsletters: sent.newsletters } as const;
    return answer(200, noted);
  };
}

function lettersIn({ state: { content } }: LoadedPage) {
  if (content.page !== 'newsletters') throw notFound();
  return content.data;
}

/** What came, as far as it can be shown again. */
const sentIn = (form: URLSearchParams): SignUp => ({
  address: (form.get(ADDRESS_FIELD) ?? '').trim().slice(0, LONGEST_ADDRESS + 1),
  newsletters: [...new Set(form.getAll(NEWSLETTER_FIELD))],
});

function wrongIn(
  { address, newsletters }: SignUp,
  known: readonly NewsletterEntry[],
): AskedSignUp['wrong'] | undefined {
  const wrong = {
    ...(normalAddress(address) === undefined && { address: 'Enter an e-mail address, such as you@example.com.' }),
    ...wrongChoice(newsletters, new Set(known.map(({ slug }) => slug))),
  };
  return Object.keys(wrong).length > 0 ? wrong : undefined;
}

function wrongChoice(newsletters: readonly string[], known: ReadonlySet<string>): AskedSignUp['wrong'] {
  if (newsletters.length === 0) return { newsletters: 'Choose at least one newsletter.' };
  if (newsletters.length > MOST_NEWSLETTERS) return { newsletters: `Choose at most ${MOST_NEWSLETTERS} newsletters.` };
  if (!newsletters.every((slug) => known.has(slug)))
    return { newsletters: 'One of these newsletters is not sent any more. Choose again.' };
  return {};
}

const tooMany = (seconds: number): AskedSignUp['wrong'] => ({
  address: `Too many subscriptions came from your network. ${waitInWords(seconds)}`,
});

const namesOf = ({ newsletters }: SignUp, known: readonly NewsletterEntry[]): string =>
  joinNames(known.filter(({ slug }) => newsletters.includes(slug)).map(({ name }) => name));
