/** A browser as far as accounts need one: it keeps cookies, follows redirects on its site, and sends what browsers send. */
import type { HostedPage } from '@masthead/account';

export interface Landed {
  url: URL;
  status: number;
  headers: Headers;
  /** The answer, where it was JSON. */
  body: unknown;
}

/** The cookies of the site itself. */
interface TestCookies {
  get(name: string): string | undefined;
  has(name: string): boolean;
  set(name: string, value: string): void;
  all(): string[];
}

interface Cookie {
  /** Each server of a test is a host of its own. */
  host: string;
  path: string;
  name: string;
  value: string;
}

export interface TestBrowser {
  cookies: TestCookies;
  /** Follows redirects until there is no more, or until they leave `stays`. */
  open(address: string | URL, init?: RequestInit & { sender?: string }): Promise<Landed>;
  submit(address: string | URL, fields: Record<string, string>, init?: { sender?: string }): Promise<Landed>;
  call(method: string, address: string | URL, body?: unknown, headers?: Record<string, string>): Promise<Landed>;
}

const MOST_STEPS = 15;

/** `reached` are the addresses at which it stops: those that another test answers, or nobody. */
export function createBrowser(site: URL, reached: (url: URL) => boolean = () => false, listensAt = site): TestBrowser {
  let jar: Cookie[] = [];
  const cookieHeader = ({ host, pathname }: URL): string =>
    jar
      .filter((each) => each.host === host && pathname.startsWith(each.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  const set = (cookie: Cookie, isDropped = false): void => {
    const isSame = ({ host, path, name }: Cookie) =>
      host === cookie.host && path === cookie.path && name === cookie.name;
    jar = [...jar.filter((each) => !isSame(each)), ...(isDropped ? [] : [cookie])];
  };
  const ofSite = (name: string) =>
    jar.find((each) => each.host === site.host && each.path === '/' && each.name === name)?.value;

  async function ask(url: URL, init: RequestInit, sender?: string): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookieHeader(url));
    headers.set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', site.origin);
    if (sender) headers.set('x-sender', sender);
    // A site that is known by https is reached as its proxy would, by plain http and its name.
    const isOfSite = url.origin === site.origin && listensAt !== site;
    if (isOfSite) headers.set('x-host', site.host);
    const reachedAt = isOfSite ? new URL(url.pathname + url.search, listensAt) : url;
    const response = await fetch(reachedAt, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line, url);
    return response;
  }

  function keep(line: string, { host }: URL): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...value] = pair.split('=');
    const isDropped = attributes.some((each) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(each));
    const path = attributes.find((each) => /^path=/i.test(each))?.slice('path='.length) ?? '/';
    set({ host, path, name, value: value.join('=') }, isDropped);
  }

  async function open(address: string | URL, { sender, ...init }: RequestInit & { sender?: string } = {}) {
    let url = new URL(address, site);
    let response = await ask(url, init, sender);
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const location = response.headers.get('location');
      if (!location) return landed(url, response);
      url = new URL(location, url);
      if (reached(url)) return landed(url, response);
      response = await ask(url, {}, sender);
    }
    throw new Error(`It never led anywhere: ${url}`);
  }

  return {
    cookies: {
      get: ofSite,
      has: (name) => ofSite(name) !== undefined,
      set: (name, value) => set({ host: site.host, path: '/', name, value }),
      all: () => jar.map(({ value }) => value),
    },
    open,
    submit: (address, fields, init = {}) =>
      open(address, { method: 'POST', body: new URLSearchParams(fields), ...init }),
    call: (method, address, body, headers = {}) =>
      open(address, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      }),
  };
}

async function landed(url: URL, response: Response): Promise<Landed> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { url, status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** The hosted page that somebody landed on. */
export function pageOf({ body }: Landed): HostedPage {
  const page: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'page') : undefined;
  if (!page) throw new Error(`No hosted page: ${JSON.stringify(body)}`);
  return page as HostedPage;
}
