/** A product of its own for the tests of a worker: by the real clock, at an address that it knows, with its command line. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '@masthead/storage/testing';
import type { Browser } from '@playwright/test';
import { runCommand } from '../server/testing/run-command.ts';
import { type ProductEnv, startProduct } from '../server/testing/start-product.ts';

interface Letter {
  subject: string;
  text: string;
}

export interface OwnProduct {
  url: string;
  /** What it said since it was started. */
  stdout(): string;
  /** `npm run content`. */
  command(...args: string[]): Promise<string>;
  /** A token of the desk. */
  newToken(name: string, scopes: string): Promise<string>;
  /** Rows of a query in its database. */
  rows(sql: string, ...values: string[]): Record<string, unknown>[];
  /** Changes its database behind its back, such as what only time would change. */
  change(sql: string): void;
  /** What was written to an address, newest first. */
  lettersTo(address: string): Letter[];
  stop(): Promise<unknown>;
}

/** Sign-ins lead to the address that the site says it has, so that it is chosen before the start. */
export const freeUrl = async (): Promise<string> => `http://localhost:${await freePort()}`;

export async function startOwnProduct(env: ProductEnv = {}, siteUrl?: string): Promise<OwnProduct> {
  const url = siteUrl ?? (await freeUrl());
  const started = await startProduct({ LOG_LEVEL: 'silent', PORT: new URL(url).port, SITE_URL: url, ...env });
  const { dataDir, stdout, stop } = started;
  const command = (...args: string[]) => runCommand(args, { DATA_DIR: dataDir });
  const inDatabase = <Result>(work: (database: DatabaseSync) => Result): Result => {
    const database = new DatabaseSync(join(dataDir, 'content.sqlite'), { timeout: 5000 });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  const rows: OwnProduct['rows'] = (sql, ...values) => inDatabase((database) => database.prepare(sql).all(...values));
  return {
    url,
    stdout,
    command,
    newToken: async (name, scopes) => (await command('token', 'create', name, scopes)).trim().split('\n').at(-1) ?? '',
    rows,
    change: (sql) => inDatabase((database) => database.exec(sql)),
    lettersTo: (address) =>
      rows('select subject, text from mail where recipient = ? order by created_at desc, id desc', address).map(
        ({ subject, text }) => ({ subject: String(subject), text: String(text) }),
      ),
    stop,
  };
}

/**
 * A fixture that each worker has one of: made with its first test, ended after its last. Playwright reads from the
 * function's text what it needs, so that it must name something: the browser is there anyway.
 */
export const perWorker = <Made extends { stop(): Promise<unknown> }>(
  make: (browser: Browser) => Promise<Made>,
): [
  (needed: { browser: Browser }, use: (made: Made) => Promise<void>) => Promise<void>,
  { scope: 'worker'; timeout: number },
] => [
  async ({ browser }, use) => {
    const made = await make(browser);
    await use(made);
    await made.stop();
  },
  { scope: 'worker', timeout: 180_000 },
];
