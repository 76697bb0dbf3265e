import { createLogger, localRateLimits, systemClock } from '@masthead/runtime';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { collectPolicyReports } from './policy-reports.ts';

function collector() {
  const lines: string[] = [];
  let counted = 0;
  const logger = createLogger({ level: 'warn', destination: { write: (line) => lines.push(line) } });
  const count = (): void => {
    counted += 1;
  };
  const app = new Hono().post(
    '/reports',
    collectPolicyReports({ logger, limits: localRateLimits(systemClock), sender: () => 'a reader', count }),
  );
  const send = async (body: string) =>
    app.request('/reports', { method: 'POST', body, headers: { 'content-length': String(Buffer.byteLength(body)) } });
  return { send, lines, counted: () => counted };
}

const REPORT = JSON.stringify({
  'csp-report': { 'document-uri': 'http://x/', 'effective-directive': 'script-src', 'blocked-uri': 'inline' },
});

describe('reports of the content security policy', () => {
  it('are counted and logged with what was refused', async () => {
    const { send, lines, counted } = collector();
    expect((await send(REPORT)).status).toBe(204);
    expect(counted()).toBe(1);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      'effective-directive': 'script-src',
      'blocked-uri': 'inline',
    });
  });

  it('are taken from one sender so many times a minute', async () => {
    const { send, counted } = collector();
    const statuses = await Promise.all(Array.from({ length: 125 }, async () => (await send(REPORT)).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(counted()).toBe(120);
    expect(Number((await send(REPORT)).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('cannot fill the logs', async () => {
    const { send, lines, counted } = collector();
    for (let sent = 0; sent < 40; sent += 1) await send(REPORT);
    expect(counted()).toBe(40);
    expect(lines.length).toBeLessThanOrEqual(20);
  });

  it.each([
    ['that are no reports', '{"x":1}', 400],
    ['that are no JSON', 'nonsense', 400],
    ['that are too large', `"${'x'.repeat(9000)}"`, 413],
  ])('%s are refused', async (_what, body, status) => {
    const { send, counted } = collector();
    expect((await send(body)).status).toBe(status);
    expect(counted()).toBe(0);
  });
});
