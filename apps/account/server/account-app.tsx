/** The hosted pages as functions: a state in, a response out; and the files of their build. What happens is for the issuer to know. */
import { formOf, type HostedPage, ownPath } from '@masthead/account';
import { contentSecurityPolicy, newNonce, type StaticFiles, securityHeaders, strictTransport } from '@masthead/web';
import { ACCOUNT_PATH } from '../addresses.ts';
import { HostedPageView, isFramed } from '../pages/HostedPageView.tsx';
import { titleOf } from '../pages/page-titles.ts';
import { SignedIn, type SignedInMessage } from '../pages/SignedIn.tsx';
import { Surroundings } from '../pages/Surroundings.tsx';
import { accountDocument, type DocumentParts } from './document.tsx';

export interface AccountAppDeps {
  siteUrl: string;
  brandName: string;
  /** See assets.ts. */
  tags: string;
  /** The files of the build, by their paths in it. */
  files: StaticFiles;
  /** Where the form of the social connection leads, where there is one. */
  social?: { readonly origin: string } | undefined;
  development: boolean;
}

interface ShowInit {
  status?: number;
  headers?: HeadersInit;
}

export interface AccountApp {
  show(page: HostedPage, init?: ShowInit): Response;
  /** The files of the build; undefined for every other address. */
  fetch(request: Request): Response | undefined;
  /**
   * What a finished sign-in answers with: tells the page around the frame, or goes on to a path of this site. By a
   * fragment, it hands that to the account's callback first.
   */
  callbackDocument(message: SignedInMessage, goTo: string): Response;
}

export function createAccountApp(deps: AccountAppDeps): AccountApp {
  const { siteUrl, brandName, tags, files, social, development } = deps;
  const secure = siteUrl.startsWith('https:');
  const formTargets = social ? [social.origin] : [];
  const policy = contentSecurityPolicy({ development, secure, formTargets });
  const pageHeaders = {
    ...securityHeaders,
    ...(secure && strictTransport),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    // Tokens stand in addresses, and no path is ever passed on. Without any referrer a form would not say where it comes from, either.
    'referrer-policy': 'strict-origin',
    'permissions-policy': `${securityHeaders['permissions-policy']}, publickey-credentials-get=(self), publickey-credentials-create=(self)`,
  };

  function respond(parts: Omit<DocumentParts, 'brandName' | 'tags' | 'nonce'>, { status = 200, headers }: ShowInit) {
    const nonce = newNonce();
    const all = new Headers(headers);
    for (const [name, value] of Object.entries(pageHeaders)) all.set(name, value);
    all.set('content-security-policy', policy(nonce));
    return new Response(accountDocument({ ...parts, brandName, tags, nonce }), { status, headers: all });
  }

  return {
    show(page, init = {}) {
      const framed = isFramed(page);
      const body = (
        <Surroundings brandName={brandName} isFramed={framed}>
          <HostedPageView page={page} brandName={brandName} />
        </Surroundings>
      );
      const status = page.name === 'failed' ? page.status : 200;
      const data = framed ? { framed: '', ...formOf(page) } : {};
      return respond({ title: titleOf(page), data, body }, { status, ...init });
    },
    fetch(request) {
      const { pathname } = new URL(request.url);
      return pathname.startsWith(ACCOUNT_PATH) ? files(request, pathname.slice(ACCOUNT_PATH.length - 1)) : undefined;
    },
    callbackDocument({ via }, wanted) {
      const goTo = ownPath(wanted);
      const body = (
        <main>
          <SignedIn via={via} goTo={goTo} />
        </main>
      );
      return respond({ title: 'You are in', data: { framed: '', via, 'go-to': goTo }, body }, {});
    },
  };
}
