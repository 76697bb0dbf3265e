/** The composition root: opens the services that this process runs, joins them, and listens. */
import type { Job } from '@masthead/jobs';
import { environmentOf, type Logger, type Settings, type Shutdown } from '@masthead/runtime';
import { createApp } from './app.ts';
import { followChanges } from './follow-changes.ts';
import { type Answers, listen } from './listen.ts';
import { openParts, type Parts, type Say } from './parts.ts';
import { createIsPassedOn, createSenderOf } from './sender.ts';
import type { Middleware, Offers, Service, ServiceDefinition, Upgrade } from './service.ts';
import { chosenServices, SERVICES } from './services.ts';
import { createStartingApp } from './starting.ts';

export interface Running {
  port: number;
}

interface Process {
  settings: Settings;
  logger: Logger;
  shutdown: Shutdown;
  say: Say;
}

export function start(process: Process): Promise<Running> {
  const chosen = chosenServices(process.settings);
  const absent = SERVICES.filter((definition) => !chosen.includes(definition));
  return runServices(chosen, absent, process);
}

/** Everything that is done for each service, whichever it is; `absent` are those that this process does not run. */
export async function runServices(
  chosen: readonly ServiceDefinition[],
  absent: readonly ServiceDefinition[],
  { settings, logger, shutdown, say }: Process,
): Promise<Running> {
  const startedAt = Date.now();
  // The port is open from the beginning: who waits for the database says so there.
  const answers: Answers = { fetch: createStartingApp(startedAt).fetch };
  const senderOf = createSenderOf(settings.trustedProxies);
  const { port, close } = await listen({ port: settings.port, host: settings.host, answers, logger, senderOf });
  const running = new Set(chosen.map(({ name }) => name));
  const parts = await openParts({ settings, running, logger, shutdown, say });
  const services = await openServices(chosen, parts, shutdown);
  for (const { name, elsewhere } of absent) {
    const standIn = elsewhere?.(parts);
    if (!standIn) continue;
    services.set(`${name} elsewhere`, standIn);
    if (standIn.close) shutdown.add(`${name} elsewhere`, standIn.close);
  }
  const all = [...services.values()];
  const { bus, metrics, reporter, limits } = parts;
  const log = all.find((service) => service.log)?.log;
  if (log)
    await followChanges(
      bus,
      log,
      all.flatMap(({ changes }) => changes ?? []),
    );
  await startJobs(
    all.flatMap(({ jobs }) => jobs ?? []),
    parts,
    shutdown,
  );
  for (const { start: begin } of all) await begin?.();

  const version = all.find((service) => service.version)?.version ?? [...running].join(',');
  const environment = environmentOf(settings.appEnv, version);
  const isPassedOn = createIsPassedOn(settings.trustedProxies);
  const app = createApp({ services, metrics, reporter, logger, environment, senderOf, isPassedOn, limits, startedAt });
  Object.assign(answers, {
    fetch: app.fetch,
    ready: all.find(({ ready }) => ready)?.ready,
    middleware: inTurn(all.flatMap(({ middleware }) => middleware ?? [])),
    upgrade: firstThatTakes(all.flatMap(({ upgrade }) => upgrade ?? [])),
  } satisfies Answers);
  shutdown.add('http server', close);
  // Who holds connections for long is told to let them go before the port waits for them.
  for (const [name, { upgrade, close: letGo }] of services) if (upgrade && letGo) shutdown.add(name, letGo);
  return { port };
}

/** In the order of the list; closed in the other, when the port is. */
async function openServices(
  chosen: readonly ServiceDefinition[],
  parts: Parts,
  shutdown: Shutdown,
): Promise<Map<string, Service>> {
  const services = new Map<string, Service>();
  const offers: Partial<Offers> = {};
  for (const { name, open } of chosen) {
    const service = await open(parts, offers);
    services.set(name, service);
    Object.assign(offers, service.offers);
    if (service.close && !service.upgrade) shutdown.add(name, service.close);
  }
  return services;
}

/** Closed before the services whose work it is. */
async function startJobs(jobs: readonly Job[], parts: Parts, shutdown: Shutdown): Promise<void> {
  if (jobs.length === 0) return;
  const runner = await parts.jobs();
  shutdown.add('jobs', runner.close);
  parts.metrics.jobsHeld(runner.count);
  runner.register(jobs);
  await runner.start();
}

const firstThatTakes = (upgrades: readonly Upgrade[]): Upgrade => ({
  takes: (target) => upgrades.some((each) => each.takes(target)),
  upgrade: (request, connection, head, sender) =>
    upgrades.find((each) => each.takes(request.url ?? ''))?.upgrade(request, connection, head, sender),
});

/** Each is asked in turn, and the last of them passes on to the services; none where nobody has one. */
function inTurn(middlewares: readonly Middleware[]): Middleware | undefined {
  if (middlewares.length === 0) return undefined;
  return middlewares.reduceRight<Middleware>(
    (rest, middleware) => (request, response, next) =>
      middleware(request, response, () => rest(request, response, next)),
    (_request, _response, next) => next(),
  );
}
