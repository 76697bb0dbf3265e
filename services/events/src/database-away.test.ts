import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDatabase, gateBefore, silentLogger } from '@masthead/storage/testing';
import { sampleBatch, sampleEvent } from '@masthead/tracking/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openTestService } from './testing/service.ts';

const ORIGIN = 'https://masthead.example';

it('events are taken while the database is away, and stored when it is back', async () => {
  const { config, remove } = await emptyDatabase('postgres');
  const gate = await gateBefore(config.databaseUrl ?? '');
  const dataDir = mkdtempSync(join(tmpdir(), 'masthead-away-'));
  const place = { databaseUrl: gate.url, dataDir };
  const said: string[] = [];
  const logger = { ...silentLogger, warn: (message: string) => void said.push(message) };
  const service = await openTestService(place, { logger });
  onTestFinished(async () => {
    await service.close();
    await gate.shut();
    await remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const send = async (number: number): Promise<number> => {
    const now = Date.now();
    const body = JSON.stringify(sampleBatch([{ ...sampleEvent('login', number), at: now }], now));
    const headers = { origin: ORIGIN, 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const request = new Request(`${ORIGIN}/api/events`, { method: 'POST', headers, body });
    return (await service.fetch(request, { sender: undefined, country: null })).status;
  };
  const stored = async (): Promise<number> =>
    (await service.database.db.selectFrom('events').select('id').execute()).length;

  // The thread that stores them begins only now, and finds nobody.
  await gate.shut();
  expect(await send(1)).toBe(202);
  await expect(service.healthy()).rejects.toThrow();
  await expect.poll(() => said).toContain('Events wait in the journal');
  await gate.open();
  await expect.poll(stored).toBe(1);
  // And once it has begun.
  await gate.shut();
  expect(await send(2)).toBe(202);
  await gate.open();
  await expect.poll(stored).toBe(2);
});
