/** A content service of the test's own on a real port: remembers what it was asked, and answers as it is told. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface ContentStub {
  url: string;
  host: string;
  /** Every address that was asked for, in order. */
  asked: string[];
  /** The headers of the last request. */
  lastHeaders(): IncomingMessage['headers'];
}

export async function contentStub(answer: Answer): Promise<ContentStub> {
  const requests: IncomingMessage[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    asked.push(request.url ?? '');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}`, host, asked, lastHeaders: () => requests.at(-1)?.headers ?? {} };
}

export const sends =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** Takes the request and never says a word. */
export const staysSilent: Answer = () => {};
