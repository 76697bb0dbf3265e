/** The built hosted pages on a port of their own: each state at an address of its own, and what was posted is told. */
import { HOSTED_STEPS } from '@masthead/account';
import { createLogger } from '@masthead/runtime';
import { test as base } from '@playwright/test';
import { hostedStates, type StateName } from '../apps/account/testing/states.ts';
import { builtAccount } from '../server/account-source.ts';
import { listen } from '../server/listen.ts';
import { perWorker } from './own-product.ts';

interface Posted {
  path: string;
  /** As browsers write it; `null` where they do not say. */
  origin: string | null;
  fields: Record<string, string>;
}

interface HostedPages {
  url: string;
  posted: Posted[];
  /** Posts are answered when this is; a test that looks at what is under way holds them back. */
  answer: Promise<void>;
  stop(): Promise<void>;
}

/** As a page, in a frame by itself, and what stands around that frame. */
export const pagePath = (state: StateName): string => `/identity/page/${state}/`;
export const framePath = (state: StateName): string => `/identity/frame/${state}/`;
export const aroundPath = (state: StateName): string => `/around${framePath(state)}`;

const STATE = /^\/identity\/(?<look>page|frame)\/(?<name>[a-z-]+)\/(?<step>[a-z/-]*)$/;

/** What a step of a sign-in shows when it is opened. */
const STEPS: ReadonlyMap<string, StateName> = new Map([
  [HOSTED_STEPS.join, 'join'],
  [HOSTED_STEPS.forgot, 'forgot'],
  [HOSTED_STEPS.link, 'link'],
]);

const PASSKEY_OPTIONS = { challenge: 'bWFzdGhlYWQ', rpId: 'localhost', userVerification: 'preferred', timeout: 60_000 };

/** Keeps what the frame says, and from whom it came. */
const around = (path: string): string => `<!doctype html><html lang="en"><head><title>A story</title></head><body>
<h1>A story</h1><iframe title="Account" src="${path}" style="width:544px;height:600px;border:0"></iframe>
<script>window.heard=[];onmessage=({data,origin})=>window.heard.push({...data,origin})</script></body></html>`;

const html = (text: string): Response => new Response(text, { headers: { 'content-type': 'text/html' } });

async function startHostedPages(): Promise<HostedPages> {
  const app = await builtAccount({
    siteUrl: 'http://localhost',
    brandName: 'Masthead',
    social: { origin: 'https://lantern.example' },
  });
  const pages: HostedPages = { url: '', posted: [], answer: Promise.resolve(), stop: async () => {} };

  function show(path: string): Response | undefined {
    const { look, name, step = '' } = STATE.exec(path)?.groups ?? {};
    const states = hostedStates(`/identity/${look}/${name}/`, look === 'frame');
    const wanted = STEPS.get(step) ?? name;
    const found = Object.entries(states).find(([state]) => state === wanted);
    return found && app.show(found[1]);
  }

  async function post(request: Request, path: string): Promise<Response> {
    if (path.endsWith(HOSTED_STEPS.passkeyOptions)) return Response.json(PASSKEY_OPTIONS);
    if (path === '/api/account/callback') return takeFragment(await request.json());
    const fields = Object.fromEntries([...(await request.formData())].map(([name, value]) => [name, String(value)]));
    pages.posted.push({ path, origin: request.headers.get('origin'), fields });
    await pages.answer;
    return new Response(null, { status: 303, headers: { location: pagePath('done-confirmed') } });
  }

  const takeFragment = ({ fragment }: { fragment: string }): Response =>
    new Response(null, { status: fragment === 'access_token=good&state=s' ? 204 : 400 });

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') return post(request, pathname);
    if (pathname.startsWith('/around/')) return html(around(pathname.slice('/around'.length)));
    if (pathname === '/icon.svg')
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
        headers: { 'content-type': 'image/svg+xml' },
      });
    const via = /^\/identity\/callback\/(code|fragment)$/.exec(pathname)?.[1];
    if (via === 'code' || via === 'fragment')
      return app.callbackDocument({ masthead: 'account', is: 'signed-in', via }, '/after/?of=it');
    return app.fetch(request) ?? show(pathname) ?? html(`<!doctype html><title>${pathname}</title><h1>Elsewhere</h1>`);
  }

  const logger = createLogger({ level: 'silent' });
  const { port, close } = await listen({ port: 0, host: '127.0.0.1', answers: { fetch }, logger });
  return Object.assign(pages, { url: `http://localhost:${port}`, stop: close });
}

/** Each worker has a server of its own; each test begins with nothing posted. */
export const test = base.extend<{ hosted: HostedPages }, { server: HostedPages }>({
  server: perWorker(startHostedPages),
  hosted: async ({ server }, use) => {
    server.posted.length = 0;
    server.answer = Promise.resolve();
    await use(server);
  },
  baseURL: ({ server }, use) => use(server.url),
});
