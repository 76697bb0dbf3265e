/** A comment service on this machine that speaks Coral's embed interface, and takes readers by signed tokens alone. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export interface CommentService {
  readonly origin: string;
  readonly secret: string;
  /** Paths that were asked for, in their order. */
  asked(): string[];
  /** Whom it took, by tokens that were signed for it. */
  taken(): TakenReader[];
  /** From now on these paths fail, and no others. */
  fail(...paths: string[]): void;
  forget(): void;
  stop(): Promise<void>;
}

const claims = z.object({
  user: z.object({ id: z.string(), email: z.string(), username: z.string() }),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
});
type TakenReader = z.output<typeof claims>['user'];

/** Undefined for a token that another signed, or that has run out. */
function readerIn(token: string, secret: string): TakenReader | undefined {
  const [head = '', body = '', signature = ''] = token.split('.');
  const made = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined;
  const { user, iat, exp } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const now = Date.now() / 1000;
  return iat <= now + 1 && exp > now ? user : undefined;
}

/** As the script of Coral: it asks its own host for what it needs, and writes into the element that it is told. */
const embedScript = `
window.Coral = {
  createStreamEmbed({ id, rootURL, storyID, storyURL, accessToken, events }) {
    const listeners = {};
    events({ on: (name, listener) => { listeners[name] = listener; } });
    const element = document.getElementById(id);
    let name = '';
    const show = () => {
      element.innerHTML = '<link rel="stylesheet" href="' + rootURL + '/assets/css/stream.css">' +
        '<div class="stream"><p>Thread ' + storyID + ' of ' + storyURL + '</p><p>' + (name ? 'Writing as ' + name : 'Reading only') +
        '</p><button type="button">Log in to write</button></div>';
      element.querySelector('button').onclick = () => listeners.loginPrompt();
    };
    const login = async (token) => {
      const response = await fetch(rootURL + '/api/viewer', { headers: { authorization: 'Bearer ' + token } });
      name = response.ok ? (await response.json()).username : '';
      show();
    };
    return {
      render() {
        const request = new XMLHttpRequest();
        request.addEventListener('load', () => request.status === 200 && (accessToken ? login(accessToken) : show()));
        request.open('GET', rootURL + '/embed/bootstrap');
        request.send();
      },
      login,
      logout() { name = ''; fetch(rootURL + '/logged-out', { keepalive: true, mode: 'no-cors' }); show(); },
      remove() { element.replaceChildren(); fetch(rootURL + '/removed', { keepalive: true, mode: 'no-cors' }); },
    };
  },
};`;

const ANSWERS: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/assets/js/embed.js': ['text/javascript', embedScript],
  '/assets/css/stream.css': ['text/css', '.stream { outline-color: rgb(1, 2, 3); }'],
  '/embed/bootstrap': ['application/json', '{}'],
  '/logged-out': ['text/plain', ''],
  '/removed': ['text/plain', ''],
};

export async function startCommentService(): Promise<CommentService> {
  const secret = 'a-secret-between-the-two';
  const asked: string[] = [];
  const taken: TakenReader[] = [];
  let failing: readonly string[] = [];
  const server = createServer(({ url = '', method, headers }, response) => {
    const { pathname } = new URL(url, 'http://comments.localhost');
    const crossOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    const answer = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type, ...crossOrigin }).end(text);
    if (method === 'OPTIONS') return answer(204, 'text/plain', '');
    asked.push(pathname);
    if (failing.includes(pathname)) return answer(503, 'text/plain', '');
    if (pathname !== '/api/viewer') {
      const [type, text] = ANSWERS[pathname] ?? ['text/plain', 'Not here'];
      return answer(pathname in ANSWERS ? 200 : 404, type, text);
    }
    const reader = readerIn(headers.authorization?.replace('Bearer ', '') ?? '', secret);
    if (!reader) return answer(401, 'application/json', '{}');
    taken.push(reader);
    return answer(200, 'application/json', JSON.stringify(reader));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret,
    asked: () => [...asked],
    taken: () => [...taken],
    fail: (...paths) => {
      failing = paths;
    },
    forget: () => {
      asked.length = 0;
      taken.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
