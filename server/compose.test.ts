/** What is done for each service, on services of the test's own and a real port. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduled } from '@masthead/jobs';
import { createShutdown, readSettings, type Shutdown } from '@masthead/runtime';
import { freePort, silentLogger } from '@masthead/storage/testing';
import { expect, onTestFinished, test } from 'vitest';
import { runServices } from './compose.ts';
import type { ChangeLog, Changes, Service, ServiceDefinition } from './service.ts';

interface Ran {
  url: string;
  shutdown: Shutdown;
}

async function run(
  chosen: readonly ServiceDefinition[],
  absent: readonly ServiceDefinition[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'masthead-compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const shutdown = createShutdown({ logger: silentLogger, graceMs: 5000, exit: () => {} });
  onTestFinished(async () => void (await shutdown.run('end of the test')));
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, ...env });
  const { port } = await runServices(chosen, absent, { settings, logger: silentLogger, shutdown, say: () => {} });
  return { url: `http://127.0.0.1:${port}`, shutdown };
}

/** A service that answers with its name, and notes what is done to it. */
function noting(name: string, notes: string[], more: Partial<Service> = {}): ServiceDefinition {
  return {
    name,
    async open() {
      notes.push(`open ${name}`);
      return {
        mounts: [{ path: `/${name}/*`, route: name }],
        fetch: () => new Response(name),
        start: async () => void notes.push(`start ${name}`),
        close: async () => void notes.push(`close ${name}`),
        ...more,
      };
    },
  };
}

test('services are opened in order and all before any starts; they are closed in the other order', async () => {
  const notes: string[] = [];
  const { shutdown } = await run([noting('one', notes), noting('two', notes)]);
  expect(notes).toEqual(['open one', 'open two', 'start one', 'start two']);
  expect(await shutdown.run('test')).toBe(0);
  expect(notes.slice(4)).toEqual(['close two', 'close one']);
});

test('who holds connections is closed while the port is still open, everybody else after it', async () => {
  const notes: string[] = [];
  const isOpen = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
    });
  const note = (name: string) => async () => void notes.push(`${name} ${await isOpen(port)}`);
  const upgrade = { takes: () => false, upgrade: () => {} };
  const { url, shutdown } = await run([
    noting('holds', notes, { upgrade, close: note('holds') }),
    noting('answers', notes, { close: note('answers') }),
  ]);
  const port = Number(new URL(url).port);
  expect(await shutdown.run('test')).toBe(0);
  expect(notes.slice(-2)).toEqual(['holds true', 'answers false']);
});

test('requests go to the service whose mount fits, and are counted under its route', async () => {
  const { url } = await run([noting('one', []), noting('two', [])]);
  const textAt = async (path: string) => (await fetch(url + path)).text();
  expect([await textAt('/one/x'), await textAt('/two/x')]).toEqual(['one', 'two']);
  for (const path of ['/', '/three/x', '/api/unknown']) expect((await fetch(url + path)).status).toBe(404);
  const metrics = await textAt('/_node/metrics');
  expect(metrics).toContain('masthead_request_seconds_count{route="two",status="200"} 1');
});

test('a service that does not run here may be stood in for, and the process says how all of them are', async () => {
  const remote: ServiceDefinition = {
    ...noting('remote', []),
    elsewhere: () => ({
      mounts: [{ path: '/remote/*' }],
      fetch: () => new Response('from elsewhere'),
      healthy: () => Promise.reject(new Error('away')),
    }),
  };
  const { url } = await run([noting('here', [])], [remote, noting('nowhere', [])]);
  expect(await (await fetch(`${url}/remote/x`)).text()).toBe('from elsewhere');
  const status = await fetch(`${url}/_node/status`);
  expect([status.status, await status.json()]).toEqual([
    200,
    {
      status: 'degraded',
      ready: false,
      services: { here: 'ok', 'remote elsewhere': 'failing' },
      version: 'here',
      environment: 'prod',
      uptime: expect.any(Number),
    },
  ]);
});

const statusAt = async (url: string, path: string): Promise<number> => (await fetch(url + path)).status;

test('a process is ready when all of its services could do their work once, and stays so; it is live all along', async () => {
  let works = false;
  const healthy = () => (works ? Promise.resolve() : Promise.reject(new Error('away')));
  const { url } = await run([noting('leaning', [], { healthy })]);
  const states = async () => [await statusAt(url, '/_node/live'), await statusAt(url, '/_node/ready')];
  expect(await states()).toEqual([200, 503]);
  works = true;
  expect(await states()).toEqual([200, 200]);
  works = false;
  expect(await states()).toEqual([200, 200]);
  expect(await (await fetch(`${url}/_node/status`)).json()).toMatchObject({ status: 'degraded', ready: true });
});

test('a process whose services are not open yet is live, and sends everybody else away with a sentence', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const database = Promise.withResolvers<void>();
  const waiting: ServiceDefinition = {
    name: 'waiting',
    async open() {
      await database.promise;
      return { mounts: [{ path: '/*' }], fetch: () => new Response('open') };
    },
  };
  const running = run([waiting], [], { PORT: String(port) });
  await expect.poll(() => statusAt(url, '/_node/live').catch(() => 0)).toBe(200);
  expect(await (await fetch(`${url}/_node/status`)).json()).toMatchObject({ status: 'starting', ready: false });
  for (const path of ['/_node/ready', '/', '/api/neutron/x']) {
    const response = await fetch(url + path);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(await (await fetch(url)).text()).toMatch(/starting, or waits for its database\. Try again/);
  database.resolve();
  await running;
  expect([await statusAt(url, '/_node/ready'), await (await fetch(url)).text()]).toEqual([200, 'open']);
});

/** A log of changes with one entry in it, told to those who follow when somebody says that there is news. */
function ownLog(...names: string[]): ChangeLog {
  const listeners: Changes[] = [];
  return {
    follow: (listener) => void listeners.push(listener),
    async check() {
      const told = names.splice(0);
      if (told.length > 0) for (const { heard } of listeners) await heard(told);
    },
  };
}

test('what one service offers, those after it have; what changed reaches all that listen', async () => {
  const heard: string[] = [];
  const listening = (name: string) => ({
    heard: (names: readonly string[]) => void heard.push(`${name}: ${names}`),
    missed: () => {},
  });
  const asking: ServiceDefinition = {
    name: 'asking',
    async open(_parts, { content }) {
      return {
        mounts: [{ path: '/ask' }],
        fetch: async (request) => content?.(request) ?? new Response('nobody'),
        changes: listening('asking'),
      };
    },
  };
  const offering = noting('offering', [], {
    log: ownLog('front'),
    offers: { content: async () => new Response('offered') },
    changes: listening('offering'),
  });
  const { url } = await run([offering, asking]);
  expect(await (await fetch(`${url}/ask`)).text()).toBe('offered');
  expect(heard).toEqual(['offering: front', 'asking: front']);
});

test('the jobs of services are run, what must be before the first request; they end before the services do', async () => {
  const notes: string[] = [];
  const began = Promise.withResolvers<void>();
  const catchUp = scheduled({
    name: 'catch-up',
    every: 3_600_000,
    beforeReady: true,
    run: async () => void notes.push('caught up'),
  });
  const long = scheduled({
    name: 'long',
    every: 3_600_000,
    async run({ signal }) {
      began.resolve();
      await once(signal, 'abort');
      notes.push('long ended');
    },
  });
  const { url, shutdown } = await run([
    noting('one', notes, { jobs: [catchUp] }),
    noting('two', notes, { jobs: [long] }),
  ]);
  expect(notes).toEqual(['open one', 'open two', 'caught up', 'start one', 'start two']);
  await began.promise;
  const metrics = await (await fetch(`${url}/_node/metrics`)).text();
  expect(metrics).toContain('masthead_job_seconds_count{job="catch-up",outcome="done"} 1');
  expect(metrics).toContain('masthead_jobs{job="long",state="running"} 1');
  expect(await shutdown.run('test')).toBe(0);
  expect(notes.slice(5)).toEqual(['long ended', 'close two', 'close one']);
});
