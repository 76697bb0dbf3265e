/** The HTTP server: bounded in what it takes, answering even what cannot be parsed, and closing without cutting anyone off. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { type Logger, requestIdFrom } from '@masthead/runtime';
import { followConnections } from './connections.ts';
import { createSenderOf, type SenderOf, type Sending } from './sender.ts';
import type { Middleware, Ready, Upgrade } from './service.ts';

type Fetch = (request: Request, bindings: { incoming: Sending }) => Response | Promise<Response>;

/** Who answers; may be others from one request to the next, as when a process has started. */
export interface Answers {
  fetch: Fetch;
  /** Answers that need no more than a look: tried first, for GET and HEAD. */
  ready?: Ready | undefined;
  middleware?: Middleware | undefined;
  /** Takes connections over that ask for another protocol; without it nobody gets one. */
  upgrade?: Upgrade | undefined;
}

export interface ListenOptions {
  port: number;
  host: string;
  answers: Answers;
  logger: Logger;
  /** Whom connections come from; unless given, who connects. */
  senderOf?: SenderOf;
  limits?: Partial<ListenLimits>;
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

export interface ListenLimits {
  maxHeaderSize: number;
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  /** How often connections are looked at for the timeouts of their requests. */
  connectionsCheckingInterval: number;
}

const LIMITS: ListenLimits & { requireHostHeader: boolean } = {
  maxHeaderSize: 16_384,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 10_000,
  // A request without a host is answered by our page, not by an empty one of Node's.
  requireHostHeader: false,
};

/** For requests that never become one: too large, or not HTTP. */
const UNREADABLE: Readonly<Record<string, { status: string; text: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    text: 'The address, the cookies or another header of this request is too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', text: 'The request took too long to arrive.' },
};
const HEAD = Buffer.from('HEAD ');
const MALFORMED = { status: '400 Bad Request', text: 'The request could not be understood.' };

export async function listen({
  port,
  host,
  answers,
  logger,
  senderOf = createSenderOf([]),
  limits,
}: ListenOptions): Promise<Listening> {
  const answer = getRequestListener((request, bindings: { incoming: Sending }) => answers.fetch(request, bindings), {
    errorHandler(error) {
      if (error instanceof RequestError) return plainPage(MALFORMED.text, 400);
      logger.error('A request failed outside of every part of the product', { error });
      return plainPage('Something went wrong.', 500);
    },
  });
  const server = createServer({ ...LIMITS, ...limits }, (request, response) => {
    const id = requestIdFrom(headerOf(request, 'x-request-id'));
    if (isMalformed(request)) {
      response.writeHead(400, { 'x-request-id': id, ...PLAIN_HEADERS }).end(plainHtml(MALFORMED.text));
      return;
    }
    const { ready, middleware } = answers;
    if (ready && answerReady(ready, request, response, id)) return;
    request.headers['x-request-id'] = id;
    response.setHeader('x-request-id', id);
    if (middleware) return middleware(request, response, () => void answer(request, response));
    return void answer(request, response);
  });
  const releaseConnections = followConnections(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(error, socket));
  server.on('upgrade', (request, connection, head) => {
    const { upgrade } = answers;
    if (!isMalformed(request) && upgrade?.takes(request.url ?? ''))
      return upgrade.upgrade(request, connection, head, senderOf(request) ?? '');
    return letGo(connection, 'HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  });
  await opened(server, port, host);
  server.on('error', (error) => logger.error('The HTTP server failed', { error }));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closed(server, releaseConnections),
  };
}

/** Nobody further on need ask whether an address can be made of the request. */
const isMalformed = (request: IncomingMessage): boolean => isAmbiguous(request) || !isHost(request.headers.host ?? '');

/** A path with dots for folders would be read as another one further on, past whoever guards that. */
const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

/** What two readers of the same request could read in two ways: dots in its path, or a host that stands twice. */
function isAmbiguous({ url = '', rawHeaders }: IncomingMessage): boolean {
  const query = url.indexOf('?');
  return DOT_SEGMENT.test(query < 0 ? url : url.slice(0, query)) || hostsIn(rawHeaders) > 1;
}

/** Names and values stand in turn. Of every request, so without a copy of anything. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** Nearly every request names the same host; to read it as an address costs a microsecond. */
let lastHost = '';

/** A name of numbers, such as 256.256.256.256, is read as an IP address, and need not be one. */
function isHost(host: string): boolean {
  if (host !== '' && host === lastHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastHost = host;
  return true;
}

/** True when the answer was ready and has been sent. */
function answerReady(ready: Ready, request: IncomingMessage, response: ServerResponse, id: string): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const answer = ready(url, { get: (name) => headerOf(request, name) });
  if (!answer) return false;
  if (answer.status === 304) {
    response.writeHead(304, { 'x-request-id': id, ...answer.headers }).end();
    return true;
  }
  const length = answer.pieces.reduce((sum, piece) => sum + piece.length, 0);
  response.writeHead(200, { 'x-request-id': id, ...answer.headers, 'content-length': length });
  response.cork();
  for (const piece of answer.pieces) response.write(piece);
  response.end();
  return true;
}

const headerOf = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

function opened(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Stops taking connections, lets requests in flight finish, and lets all other connections go. */
function closed(server: Server, releaseConnections: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    releaseConnections();
  });
}

const plainHtml = (text: string): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Bad request</title></head><body><main><h1>Bad request</h1><p>${text}</p><p><a href="/">Go to the front page</a></p></main></body></html>`;

const PLAIN_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

const plainPage = (text: string, status: number): Response =>
  new Response(plainHtml(text), { status, headers: PLAIN_HEADERS });

/** What Node tells of a request that it could not read. */
interface ClientError extends NodeJS.ErrnoException {
  /** The packet that it failed at, mostly the first; none when the request did not arrive in time. */
  rawPacket?: Buffer;
}

function refuse(error: ClientError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, text } = UNREADABLE[error.code ?? ''] ?? MALFORMED;
  const body = plainHtml(text);
  const headers = { connection: 'close', ...PLAIN_HEADERS, 'content-length': Buffer.byteLength(body) };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  letGo(socket, `HTTP/1.1 ${status}\r\n${head.join('')}\r\n${mayHaveBody(error) ? body : ''}`);
}

/** How long a client may take to read why it was refused. */
const LINGER_MS = 1000;

/**
 * Answers a connection that is of no more use, and is rid of it even when its client keeps its own half open. Not at
 * once: what it still sends must be read, or the answer is lost in a reset.
 */
function letGo(connection: Duplex, answer: string): void {
  connection.on('error', () => {});
  connection.end(answer);
  connection.resume();
  const cut = setTimeout(() => connection.destroy(), LINGER_MS).unref();
  connection.once('close', () => clearTimeout(cut));
}

/** An answer to HEAD has none, and nobody reads one after a timeout. */
const mayHaveBody = ({ rawPacket }: ClientError): boolean =>
  rawPacket !== undefined && !rawPacket.subarray(0, HEAD.length).equals(HEAD);
