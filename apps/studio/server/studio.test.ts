import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { studioTags } from './assets.ts';
import { createStudio } from './studio.ts';

const tags = studioTags({
  'browser/main.tsx': { file: 'assets/main-1.js', css: ['assets/main-2.css'] },
  '../../packages/ui/src/fonts/newsreader-usual.woff2': { file: 'assets/newsreader-3.woff2' },
  '../../packages/ui/src/fonts/newsreader-italic-usual.woff2': { file: 'assets/italic-4.woff2' },
});
const studio = createStudio({
  siteUrl: 'https://masthead.example',
  imageHost: 'https://images.example',
  tags,
  files: (_request, pathname) => (pathname === '/assets/main-1.js' ? new Response('code') : undefined),
  development: false,
});
const ask = (path: string, init?: RequestInit) => studio.fetch(new Request(`https://masthead.example${path}`, init));

describe('the studio’s document', () => {
  it.each([
    '/desk/',
    '/desk/stories/',
    '/desk/missing/',
    '/desk/errors/',
    '/desk/log/',
    '/desk/outbox/',
    '/desk/live/halo-keynote-live/',
  ])('is the same at %s, but for its nonce', async (path) => {
    const response = ask(path);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(`<script nonce="${nonce}">`);
    const other = await ask('/desk/').text();
    expect(text.replaceAll(`${nonce}`, '')).toBe(other.replace(/nonce="[^"]+"/, 'nonce=""'));
    expect(text).not.toBe(other);
  });

  it('is kept by nobody and found by no search engine', async () => {
    const response = ask('/desk/');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });

  it('may only do what it needs', () => {
    const { headers } = ask('/desk/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-");
    expect(policy).toContain("img-src 'self' data: https://images.example;");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('strict-transport-security')).not.toBeNull();
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('asks for its own styles, code and upright fonts', async () => {
    const asked = (await ask('/desk/').text()).match(/(?<=(?:href|src)=")\/desk\/[^"]+/g);
    expect(asked).toEqual(['/desk/assets/newsreader-3.woff2', '/desk/assets/main-2.css', '/desk/assets/main-1.js']);
  });

  it('says that it needs JavaScript', async () => {
    expect(await ask('/desk/').text()).toMatch(/<noscript>.*The desk needs JavaScript/);
  });
});

it('a file of the build is served below the studio’s address', async () => {
  expect(await ask('/desk/assets/main-1.js').text()).toBe('code');
  expect(ask('/desk/assets/nothing.js').status).toBe(404);
});

it.each([
  ['/desk', '/desk/'],
  ['/Desk', '/desk/'],
  ['/DESK/Stories/', '/desk/stories/'],
  ['//desk//log', '/desk/log/'],
  ['/%64esk/errors?page=2', '/desk/errors/?page=2'],
  ['/desk/live/Halo-Keynote-Live/', '/desk/live/halo-keynote-live/'],
  ['/desk/live/halo-keynote-live?from=mail', '/desk/live/halo-keynote-live/?from=mail'],
])('%s leads to %s', (from, to) => {
  const { status, headers } = ask(from);
  expect([status, headers.get('location')]).toEqual([301, to]);
});

it.each(['/desk/live/', '/desk/flags/', '/desk//evil.example', '/desk/live/%00/'])('there is no room at %s', (path) => {
  const { status, headers } = ask(path);
  expect([status, headers.get('location')]).toEqual([404, null]);
});

it('takes nothing but reading', () => {
  const { status, headers } = ask('/desk/', { method: 'POST', body: 'x' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('a build without its code is no build', () => {
  expect(() => studioTags({})).toThrow('The build for /desk/ has no browser/main.tsx');
});

describe('the frame that a message is shown in', () => {
  it('belongs to nobody, loads nothing, and runs its own script alone', async () => {
    const response = ask('/desk/letter/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const script = /<script>([\s\S]*)<\/script>/.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy.split('; ')).toEqual([
      'sandbox allow-scripts',
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is the only thing that the desk may frame, with its own pages', () => {
    expect(ask('/desk/outbox/').headers.get('content-security-policy')).toContain("frame-src 'self';");
  });
});
