/** Real processes that send out of one queue, and are killed or stopped in the middle of a message. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createJobRunner, type JobsSchema } from '@masthead/jobs';
import { systemClock } from '@masthead/runtime';
import { type Database, openDatabase } from '@masthead/storage';
import { ENGINES, type Engine, emptyDatabase, silentLogger } from '@masthead/storage/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type MailSchema, SEND_MAIL } from './index.ts';
import type { SmtpServer } from './smtp.ts';
import { aMessage, openMail } from './testing/outbox.ts';
import { silence, startSmtp } from './testing/smtp.ts';

type Schema = MailSchema & JobsSchema;

const WORKER = fileURLToPath(new URL('./testing/worker.ts', import.meta.url));
/** By then every process that is at a message would have been given up. */
const MUCH_LATER = { now: () => Date.now() + 10 * 60_000 };

async function workplace(engine: Engine) {
  const { config, remove } = await emptyDatabase(engine);
  onTestFinished(remove);
  const database = await openDatabase<Schema>(config);
  onTestFinished(() => database.close());
  const mail = await openMail(database, systemClock);
  const { databaseUrl, dataDir } = config;
  return {
    database,
    mail,
    put: (to = 'ann@example.com') => mail.putIn(database.db, aMessage({ to })),
    worker: (server: SmtpServer) => startWorker({ config: { databaseUrl, dataDir }, server }),
  };
}

async function startWorker(argument: object): Promise<ChildProcess> {
  const child = spawn(process.execPath, [WORKER, JSON.stringify(argument)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  await once(child.stdout, 'data');
  return child;
}

/** Does the work of processes that are gone, when they are given up. */
async function takeOver(database: Database<Schema>, server: SmtpServer) {
  const mail = await openMail(database, MUCH_LATER, { server });
  const runner = await createJobRunner({ database, clock: MUCH_LATER, logger: silentLogger, longestSleepMs: 100 });
  onTestFinished(() => runner.close());
  runner.register(mail.jobs);
  await runner.start();
  return () => runner.wake(SEND_MAIL);
}

const until = (check: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

describe.each(ENGINES)('on %s', (engine) => {
  it('a message whose process is killed when the server has it is unclear, and not sent again', async () => {
    const { database, mail, put, worker } = await workplace(engine);
    const { server, given } = await startSmtp({ message: silence });
    const child = await worker(server);
    const { id } = await put();
    await until(() => expect(given).toHaveLength(1));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await takeOver(database, server);
    await until(async () => expect((await mail.message(id))?.state).toBe('unclear'));
    expect([given.length, (await mail.message(id))?.error]).toEqual([
      1,
      'The process that sent it ended before the mail server answered',
    ]);
  });

  it('a message whose process is killed before the server has it is sent by another, once', async () => {
    const { database, mail, put, worker } = await workplace(engine);
    let asked = 0;
    const { server, given } = await startSmtp({
      recipient() {
        asked += 1;
        return asked === 1 ? silence() : undefined;
      },
    });
    const child = await worker(server);
    const { id } = await put();
    await until(() => expect(asked).toBe(1));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await takeOver(database, server);
    await until(async () => expect((await mail.message(id))?.state).toBe('sent'));
    expect(given).toHaveLength(1);
  });

  it('a process that comes back after its message was sent by another does not send it', async () => {
    const { database, mail, put, worker } = await workplace(engine);
    const goOn = Promise.withResolvers<undefined>();
    const closed = Promise.withResolvers<void>();
    let recipients = 0;
    const { server, given } = await startSmtp({
      recipient(_, connection) {
        recipients += 1;
        if (recipients > 1) return undefined;
        connection.closed.then(closed.resolve);
        return goOn.promise;
      },
    });
    const child = await worker(server);
    const { id } = await put();
    await until(() => expect(recipients).toBe(1));
    child.kill('SIGSTOP');
    await takeOver(database, server);
    await until(async () => expect((await mail.message(id))?.state).toBe('sent'));
    goOn.resolve(undefined);
    child.kill('SIGCONT');
    // It has the message ready, asks whether it may end it, and hangs up.
    await closed.promise;
    expect([given.length, await mail.message(id)]).toMatchObject([1, { state: 'sent', error: null }]);
  });

  it('several processes send each message once', async () => {
    const { mail, put, worker } = await workplace(engine);
    const { server, given } = await startSmtp();
    await Promise.all([1, 2, 3].map(() => worker(server)));
    const addresses = Array.from({ length: 40 }, (_, index) => `reader${index}@example.com`);
    for (const address of addresses) await put(address);
    await until(async () => {
      const { rows } = await mail.read({ offset: 0, limit: 100 });
      expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(addresses.length);
    });
    expect(given.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
  });
});
