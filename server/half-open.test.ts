import { connect, type Socket } from 'node:net';
import { createLogger } from '@masthead/runtime';
import { expect, onTestFinished, test } from 'vitest';
import { type ListenLimits, listen } from './listen.ts';
import { statusOfAnswer } from './testing/raw-request.ts';

async function portWith(limits: Partial<ListenLimits>): Promise<number> {
  const { port, close } = await listen({
    port: 0,
    host: '127.0.0.1',
    answers: { fetch: () => new Response('here') },
    logger: createLogger({ level: 'silent' }),
    limits,
  });
  onTestFinished(close);
  return port;
}

/** A client that reads its answer and never closes its own half of the connection. */
async function clingTo(port: number, bytes: string): Promise<{ socket: Socket; answer: string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.setEncoding('utf8').write(bytes);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  await new Promise((resolve) => socket.once('end', resolve));
  return { socket, answer };
}

/** Sends on until the other side has nobody there who would read it. */
function cut(socket: Socket): Promise<string | undefined> {
  const sending = setInterval(() => socket.write('x'), 10);
  onTestFinished(() => clearInterval(sending));
  return new Promise((resolve) => socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code)));
}

test.each([
  ['did not arrive in time', 408, 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['could not be parsed', 400, 'HELLO\r\n\r\n'],
  ['asked for another protocol', 404, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
])('a connection whose request %s is cut after its %i', async (_what, status, bytes) => {
  const port = await portWith(status === 408 ? { headersTimeout: 100, connectionsCheckingInterval: 50 } : {});
  const { socket, answer } = await clingTo(port, bytes);
  expect(statusOfAnswer(answer)).toBe(status);
  expect(['ECONNRESET', 'EPIPE']).toContain(await cut(socket));
});
