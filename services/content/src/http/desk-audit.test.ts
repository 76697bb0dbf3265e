/** No call of the desk that writes can be without an entry in the log of writes. */
import { createErrorReporter, localRateLimits, systemClock } from '@masthead/runtime';
import { describeWithDatabase, silentLogger } from '@masthead/storage/testing';
import { expect, it } from 'vitest';
import { CALLS_IN_WORDS } from '../audit/words.ts';
import { NO_MAIL, openSmall, storeOf, temporaryMedia } from '../testing/newsroom.ts';
import { createDecisions } from '../use-cases/decisions.ts';
import { createApp } from './app.ts';
import { DESK_PATH } from './desk-door.ts';

/** A preview is sent like a write, and writes nothing. */
const WRITES_NOTHING = ['POST /live/:story/preview', 'POST /stories/:id/preview'];

/** It is noted who reads what is for somebody else. */
const READS_NOTED = ['GET /outbox/:id'];

describeWithDatabase('the words of the log of writes', (suite) => {
  it('are there for each of the desk’s calls that write, and for no other', async () => {
    const database = storeOf(await openSmall(suite));
    const { routes } = createApp({
      database,
      media: temporaryMedia().media,
      clock: systemClock,
      limits: localRateLimits(systemClock),
      siteKey: 'masthead',
      reporter: createErrorReporter({ logger: silentLogger }),
      decisions: createDecisions({ database, now: systemClock.now, logger: silentLogger }),
      misses: { note: () => {}, flush: async () => {} },
      jobs: { read: async () => [] },
      mail: NO_MAIL,
      readersOf: () => 0,
    });
    const writes = routes
      .filter(({ path, method }) => path.startsWith(`${DESK_PATH}/`) && !['GET', 'ALL'].includes(method))
      .map(({ path, method }) => `${method} ${path.slice(DESK_PATH.length)}`)
      .filter((call) => !WRITES_NOTHING.includes(call));
    expect(Object.keys(CALLS_IN_WORDS).sort()).toEqual([...new Set([...writes, ...READS_NOTED])].sort());
  });
});
