/** Accounts: sign-ins against bare argon2 of the same cost, what checking a session costs, and a page for who is signed in. */
import { randomUUID } from 'node:crypto';
import { join as joinPath } from 'node:path';
import { type IdentitySchema, PASSWORD_COST } from '@masthead/identity';
import {
  baseOf,
  join,
  newBrowser,
  PASSWORD,
  type StartedIdentity,
  startIdentity,
  type TestBrowser,
} from '@masthead/identity/testing';
import { createLogger } from '@masthead/runtime';
import { openDatabase } from '@masthead/storage';
import { hash, verify } from '@node-rs/argon2';
import autocannon from 'autocannon';
import { PAGES } from './demo-pages.ts';
import type { Measurement, Part } from './measurement.ts';
import { interleave, median, ratioOf, spreadOf } from './rounds.ts';
import { cpuMsOf, launch, type ServerProcess } from './server-process.ts';

const ROUNDS = 7;
const SIGN_INS = 40;
const AT_ONCE = 4;
const VIEWS = 4000;
const READER = 'mara@quill.example';

export const measureAccounts: Part = async ({ folder }) => {
  const database = await openDatabase<IdentitySchema>({
    dataDir: folder,
    fileName: 'accounts.sqlite',
    logger: createLogger({ level: 'silent' }),
  });
  const identity = await startIdentity(database);
  try {
    const reader = await join(identity, READER);
    return [
      await signIns(identity),
      await checkingSessions(identity, reader),
      await signedInPages(joinPath(folder, 'product')),
    ];
  } finally {
    await identity.close();
    await database.close();
  }
};

/** From the form to the session; the way to the form is a redirect like any other. */
async function signIns(identity: StartedIdentity): Promise<Measurement> {
  const kept = await hash(PASSWORD, PASSWORD_COST);
  const perSecond = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const forms = await Promise.all(Array.from({ length: SIGN_INS }, () => formOf(newBrowser(identity))));
    const sides = {
      product: () =>
        rate(forms, ({ browser, base, sender }) =>
          browser.submit(base, { email: READER, password: PASSWORD }, { sender }),
        ),
      bare: () => rate(forms, () => verify(kept, PASSWORD)),
    };
    const order = round % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const);
    // The first round warms up.
    for (const side of order) {
      const value = await sides[side]();
      if (round > 0) perSecond[side].push(value);
    }
  }
  const { product, bare } = perSecond;
  return {
    part: 'accounts',
    name: 'sign-ins per second / bare argon2',
    value: ratioOf(product, bare) * 100,
    unit: '%',
    budget: { least: 80 },
    note: `${median(product).toFixed(1)} against ${median(bare).toFixed(1)} per s; ${spreadOf(product, bare)}`,
  };
}

/** Each comes from elsewhere: nobody is limited for what others do. */
async function formOf(browser: TestBrowser): Promise<{ browser: TestBrowser; base: string; sender: string }> {
  return { browser, base: baseOf(await browser.open('/user/login/')), sender: randomUUID() };
}

/** So many at once as readers would be; gives how many a second. */
async function rate<Each>(all: readonly Each[], work: (each: Each) => Promise<unknown>): Promise<number> {
  const waiting = [...all];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await work(next);
    }),
  );
  return (all.length * 1000) / (performance.now() - started);
}

async function checkingSessions(identity: StartedIdentity, reader: TestBrowser): Promise<Measurement> {
  const request = new Request(identity.siteUrl, { headers: { cookie: `session=${reader.cookies.get('session')}` } });
  if (!(await identity.readerOf(request))) throw new Error('Nobody is signed in');
  const { check } = await interleave({ check: () => identity.readerOf(request) }, ROUNDS);
  return {
    part: 'accounts',
    name: 'checking a session, CPU',
    value: median(check),
    unit: 'ms',
    budget: { most: 0.1 },
  };
}

/** The page is the same for everybody: a session is asked about after it. */
async function signedInPages(dataDir: string): Promise<Measurement> {
  const product = await launch({ dataDir });
  try {
    const cost = { anonymous: [] as number[], signedIn: [] as number[] };
    const cookies = { anonymous: '', signedIn: `session=${'x'.repeat(43)}; user=1; previous-login=1` };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const side of round % 2 === 0
        ? (['anonymous', 'signedIn'] as const)
        : (['signedIn', 'anonymous'] as const)) {
        const value = await pageCost(product, cookies[side]);
        if (round > 0) cost[side].push(value);
      }
    return {
      part: 'accounts',
      name: 'page for who is signed in / for everybody',
      value: ratioOf(cost.signedIn, cost.anonymous),
      unit: '×',
      budget: { most: 1.1 },
      note: `${median(cost.signedIn).toFixed(3)} against ${median(cost.anonymous).toFixed(3)} ms CPU`,
    };
  } finally {
    await product.stop();
  }
}

async function pageCost({ origin, pid }: ServerProcess, cookie: string): Promise<number> {
  const before = await cpuMsOf(pid);
  const { requests, non2xx, errors } = await autocannon({
    url: origin + (PAGES.find(({ name }) => name === 'article')?.path ?? '/'),
    amount: VIEWS,
    connections: 8,
    headers: cookie ? { cookie } : {},
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages failed`);
  return ((await cpuMsOf(pid)) - before) / requests.total;
}
