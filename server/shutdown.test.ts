import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Product, type ProductEnv, spawnProduct, startProduct } from './testing/start-product.ts';

/** A content service that takes as long as the test wants. */
let slowContent: Server;
const NOTHING_CHANGED = JSON.stringify({ data: { entries: [], last: 0, missed: false, more: false } });
let contentUrl = '';
let release: () => void = () => {};
let asked: Promise<void>;

function onceAsked(): void {
  const arrived = Promise.withResolvers<void>();
  asked = arrived.promise;
  const released = Promise.withResolvers<void>();
  slowContent.removeAllListeners('request');
  slowContent.on('request', async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    // Asked for by no reader.
    if (url.includes('/changes/') || url.includes('/_node/')) return void response.end(NOTHING_CHANGED);
    // Told at the end, of what was not found.
    if (url.includes('/missing/')) return void response.end('{"data":{"noted":true}}');
    arrived.resolve();
    await released.promise;
    if (url.includes('/vanity/')) response.end('{"data":{}}');
    else response.writeHead(404).end('{"errors":[{"code":404,"message":"Not Found"}]}');
  });
  release = released.resolve;
}

beforeAll(async () => {
  slowContent = createServer().listen(0, '127.0.0.1');
  await once(slowContent, 'listening');
  const address = slowContent.address();
  contentUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  slowContent.closeAllConnections();
  slowContent.close();
});

async function siteWaitingForContent(env: ProductEnv = {}): Promise<Product> {
  onceAsked();
  const product = await startProduct({ ROLES: 'site', CONTENT_API_URL: contentUrl, ...env });
  onTestFinished(async () => {
    await product.stop('SIGKILL');
  });
  return product;
}

/** One request on a connection that stays open after it. */
async function ask(url: string, agent: Agent): Promise<{ status: number | undefined; length: number }> {
  const [response]: IncomingMessage[] = await once(get(url, { agent }), 'response');
  let length = 0;
  for await (const chunk of response ?? []) length += chunk.length;
  return { status: response?.statusCode, length };
}

async function isRefused(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const outcome = await Promise.race([once(socket, 'connect'), once(socket, 'error').catch((error) => [error])]).catch(
    (error: unknown) => [error],
  );
  socket.destroy();
  return outcome[0] instanceof Error;
}

/** Until the process does not take connections any more; each try is one connection. */
async function untilRefused(url: string): Promise<void> {
  while (!(await isRefused(url)));
}

describe('a process that is told to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: finishes the request in flight, takes no new one, ends with 0',
    async (signal) => {
      const { url, child, ended, stdout } = await siteWaitingForContent();
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      const answer = ask(`${url}/topics/phones/`, agent);
      await asked;
      child.kill(signal);
      await untilRefused(url);
      release();
      const { status, length } = await answer;
      expect(status).toBe(404);
      expect(length).toBeGreaterThan(1000);
      expect(await ended).toEqual({ code: 0, signal: null });
      expect(stdout()).toBe(`Masthead is ready on ${url}\n`);
    },
  );

  test('ends at once, with 1, at a second signal', async () => {
    const { url, child, ended } = await siteWaitingForContent();
    const answer = fetch(`${url}/topics/phones/`).catch(() => 'cut off');
    await asked;
    child.kill('SIGTERM');
    await untilRefused(url);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(await answer).toBe('cut off');
  });

  test('gives up after its time of grace, says so, and ends with 1', async () => {
    const { url, child, ended, stdout } = await siteWaitingForContent({ SHUTDOWN_GRACE_MS: '200' });
    const answer = fetch(`${url}/topics/phones/`).catch(() => 'cut off');
    await asked;
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 1, signal: null });
    expect(stdout()).toContain('Shutdown took more than 200 ms');
    expect(await answer).toBe('cut off');
  });

  test('is not held up by connections that are idle', async () => {
    const product = await startProduct({ SHUTDOWN_GRACE_MS: '600000' });
    onTestFinished(async () => void (await product.stop('SIGKILL')));
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const { port } = new URL(product.url);
    const silent = connect(Number(port), '127.0.0.1');
    await once(silent, 'connect');
    await ask(`${product.url}/_node/status`, agent);
    expect(await product.stop()).toEqual({ code: 0, signal: null });
  });

  test('ends without a stack trace also while it is still starting', async () => {
    const product = spawnProduct();
    await product.said(/Loading the demo newsroom/);
    expect(await product.stop()).toEqual({ code: 0, signal: null });
    expect(product.stdout() + product.stderr()).not.toMatch(/^\s+at |"level"/m);
  });
});
