import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { builtAccount, developmentAccount } from './account-source.ts';

const deps = { siteUrl: 'http://localhost', brandName: 'Masthead' };
const LINK = { name: 'over', about: 'link', isFramed: false } as const;

test('in development code comes from Vite, pages are made from it, and every other address is passed on', async () => {
  const { middleware, close, show, fetch: file } = await developmentAccount(deps);
  const server = createServer((request, response) => middleware?.(request, response, () => response.end(request.url)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await close?.();
  });
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  for (const path of ['/identity/sign-in/abc/', '/identity/password/?token=a', '/', '/@vite/client'])
    expect(await (await at(path)).text()).toBe(path);
  const shown = await show(LINK).text();
  expect(shown).toContain('This link no longer works');
  for (const [, path = ''] of shown.matchAll(/<script type="module" src="([^"]+)"/g)) {
    const code = await at(path);
    expect([path, code.headers.get('content-type')]).toEqual([path, 'text/javascript']);
  }
  expect(file(new Request('http://localhost/identity/assets/main.js'))).toBeUndefined();
});

test('the build has every file that a page asks for', async () => {
  const { show, fetch: file } = await builtAccount(deps);
  const asked = [...(await show(LINK).text()).matchAll(/(?:href|src)="(\/identity\/assets\/[^"]+)"/g)];
  expect(asked.length).toBeGreaterThan(2);
  for (const [, path] of asked) {
    const response = file(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }));
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});
