/** Signs readers up for newsletters: what they sent is noted, or the page comes back with it and says what is wrong. */
import { joinNames, LONGEST_ADDRESS, MOST_NEWSLETTERS, normalAddress, type SignUp } from '@masthead/model';
import { notFound } from '@masthead/runtime';
import { pathTo } from '@masthead/urls';
import type { NewsletterEntry } from '../../components/standing/NewsletterList.tsx';
import {
  ADDRESS_FIELD,
  type AskedSignUp,
  NEWSLETTER_FIELD,
  type SignUpState,
} from '../../components/standing/sign-up.ts';
import type { PageState } from '../../pages/page-state.ts';
import { isEnd, type PipelineTools } from '../../pipeline/context.ts';
import { runPipeline } from '../../pipeline/run.ts';
import type { Matcher } from '../../routes/match.ts';
import { type Answered, type Asked, requestIdOf } from '../answer.ts';
import { isElsewhere } from '../cache/kept-pages.ts';
import type { ContentClient } from '../content-api/client.ts';
import type { Head } from '../document/head.ts';
import type { PageDocument } from '../document/page-document.ts';
import { ERROR_HEADERS } from '../error-page.ts';
import type { PageSource } from '../page-source.ts';
import type { HtmlResponder } from '../respond.ts';
import { firstContext } from '../route-request.ts';
import { readForm } from './read-form.ts';
import { createSenderLimit } from './sender-limit.ts';

/** The only address that takes a form: the page that shows it. */
export const SIGN_UP_PATH = pathTo('newsletters', {});

interface SignUpDeps {
  content: ContentClient;
  pages: PageSource;
  render(page: { state: PageState; head: Head }): Promise<PageDocument>;
  html: HtmlResponder;
  match: Matcher;
  tools: PipelineTools;
}

interface LettersPage {
  head: Head;
  newsletters: NewsletterEntry[];
  /** The page's state, with the form as it is by now. */
  at(signUp: SignUpState): PageState;
}

export function createSignUp({ content, pages, render, html, match, tools }: SignUpDeps) {
  const mustWait = createSenderLimit(tools.clock);

  return async ({ request, url }: Asked, sender: string): Promise<Answered> => {
    const form = await readForm(request, url.origin);
    const page = await lettersPage(request, url);
    const sent = sentIn(form);
    const wrong = wrongIn(sent, page.newsletters);
    if (wrong) return answer(422, page, { step: 'asks', ...sent, wrong });
    const wait = mustWait(sender);
    if (wait !== undefined)
      return answer(429, page, { step: 'asks', ...sent, wrong: tooMany(wait) }, { 'retry-after': `${wait}` });
    await content.subscribe(sent);
    return answer(200, page, { step: 'noted', names: namesOf(sent, page.newsletters) });

    async function answer(
      status: number,
      { head, at }: LettersPage,
      signUp: SignUpState,
      more: Readonly<Record<string, string>> = {},
    ): Promise<Answered> {
      const document = await render({ state: at(signUp), head: { ...head, robots: 'noindex' } });
      const headers = { ...ERROR_HEADERS, ...more };
      return { response: await html.respond(request, { document, headers }, status), transaction: 'sign-up' };
    }
  };

  async function lettersPage(request: Request, url: URL): Promise<LettersPage> {
    const found = match(SIGN_UP_PATH);
    if (!found) throw notFound();
    const context = await runPipeline(firstContext(url, request.headers, found, requestIdOf(request)), tools);
    if (isEnd(context)) throw notFound();
    const made = await pages.state(context);
    if (isElsewhere(made) || made.state.content.page !== 'newsletters') throw notFound();
    const { state, head } = made;
    const { data } = made.state.content;
    return {
      head,
      newsletters: data.newsletters,
      at: (signUp) => ({ ...state, content: { page: 'newsletters', data: { ...data, signUp } } }),
    };
  }
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
  address: `Too many subscriptions came from your network. Try again in ${Math.ceil(seconds / 60)} minutes.`,
});

const namesOf = ({ newsletters }: SignUp, known: readonly NewsletterEntry[]): string =>
  joinNames(known.filter(({ slug }) => newsletters.includes(slug)).map(({ name }) => name));
