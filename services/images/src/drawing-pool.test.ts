import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { DrawTask } from './draw.ts';
import { type DrawProcess, LostProcessError, UndrawableError } from './draw-process.ts';
import { createDrawingPool, type DrawingPool, SlowDrawingError } from './drawing-pool.ts';
import { eventually } from './testing/eventually.ts';
import { noise, plain } from './testing/pictures.ts';
import { drawProcessesOf } from './testing/processes.ts';
import { testService } from './testing/service.ts';

const SMALL: DrawTask = {
  kind: 'jpeg',
  drawing: { scaled: { width: 10, height: 10 }, cut: { x: 0, y: 0, width: 10, height: 10 } },
  format: 'jpeg',
  page: 0,
};
const SIDE = 1_500;
/** Takes a second at least, and on a busy machine many. */
const LONG: DrawTask = {
  kind: 'jpeg',
  drawing: { scaled: { width: SIDE, height: SIDE }, cut: { x: 0, y: 0, width: SIDE, height: SIDE } },
  format: 'avif',
  page: 0,
};

let small: Buffer;
let large: Buffer;
beforeAll(async () => {
  small = await plain(20, 20).jpeg().toBuffer();
  large = await noise(SIDE, SIDE).jpeg({ quality: 60 }).toBuffer();
});

function newPool(limits?: Parameters<typeof createDrawingPool>[0]): DrawingPool {
  const pool = createDrawingPool(limits);
  onTestFinished(() => pool.close());
  return pool;
}

const processes = (): Promise<number[]> => drawProcessesOf(process.pid);

async function drawSmall(process: DrawProcess): Promise<number> {
  await process.look(small);
  return (await process.draw(SMALL)).length;
}

async function drawLong(process: DrawProcess): Promise<number> {
  await process.look(large);
  return (await process.draw(LONG)).length;
}

describe('the processes that draw', () => {
  it('are not there before the first drawing, serve many, and end with the pool', async () => {
    const pool = newPool();
    expect(await processes()).toEqual([]);
    await pool.use(drawSmall);
    const first = await processes();
    expect(first).toHaveLength(1);
    for (let drawing = 0; drawing < 5; drawing += 1) await pool.use(drawSmall);
    expect(await processes()).toEqual(first);
    await Promise.all([pool.use(drawSmall), pool.use(drawSmall)]);
    expect(await processes()).toHaveLength(2);
    await pool.close();
    expect(await processes()).toEqual([]);
    await expect(pool.use(drawSmall)).rejects.toThrow(LostProcessError);
  });

  it('let pages go first, and know no secret of the process that they draw for', async () => {
    process.env.A_SECRET = 'hunter2';
    onTestFinished(() => {
      delete process.env.A_SECRET;
    });
    const pool = newPool();
    await pool.use(drawSmall);
    const [pid] = await processes();
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    expect(fields[16]).toBe('10');
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('hunter2');
  });

  it('are replaced after so many drawings, so that memory stays flat', async () => {
    const pool = newPool({ drawingsEach: 3 });
    const seen: number[] = [];
    for (let drawing = 0; drawing < 9; drawing += 1)
      seen.push(
        await pool.use(async (process) => drawSmall(process).then(async () => (await processes()).at(-1) ?? 0)),
      );
    expect(new Set(seen).size).toBe(3);
    expect(seen.map((pid) => seen.indexOf(pid))).toEqual([0, 0, 0, 3, 3, 3, 6, 6, 6]);
  });

  it('end when there was nothing to draw for a while', async () => {
    const pool = newPool({ idleMs: 50 });
    await pool.use(drawSmall);
    await eventually(processes).toEqual([]);
    expect(await pool.use(drawSmall)).toBeGreaterThan(0);
  });

  it('say of what is no picture that it cannot be drawn, and draw the next', async () => {
    const pool = newPool();
    await expect(pool.use((process) => process.look(Buffer.from('no picture')))).rejects.toThrow(UndrawableError);
    const [before] = await processes();
    await pool.use(drawSmall);
    expect(await processes()).toEqual([before]);
  });

  it.each(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', '%PDF-1.4', 'II*\0', 'P6 1 1 255 abc'])(
    'read no other kind of picture, whatever they are given: %j',
    async (text) => {
      const pool = newPool();
      await expect(pool.use((process) => process.look(Buffer.from(text)))).rejects.toThrow(UndrawableError);
    },
  );
});

describe('a process that draws', () => {
  it('and is killed fails its own drawing only; the next has a new one', async () => {
    const pool = newPool({ longestMs: 600_000 });
    const failing = pool.use(drawLong);
    const [victim] = await eventually(processes).toHaveLength(1).then(processes);
    const other = pool.use(drawLong);
    process.kill(victim ?? 0, 'SIGKILL');
    await expect(failing).rejects.toThrow(LostProcessError);
    expect(await other).toBeGreaterThan(0);
    expect(await pool.use(drawSmall)).toBeGreaterThan(0);
    expect(await processes()).not.toContain(victim);
  });

  it('and is killed while it waits is not missed', async () => {
    const pool = newPool();
    await pool.use(drawSmall);
    const [victim] = await processes();
    process.kill(victim ?? 0, 'SIGKILL');
    await eventually(processes).toEqual([]);
    expect(await pool.use(drawSmall)).toBeGreaterThan(0);
  });

  it('for too long is ended', async () => {
    const pool = newPool({ longestMs: 12_000 });
    await pool.use(drawSmall);
    const [stuck] = await processes();
    process.kill(stuck ?? 0, 'SIGSTOP');
    await expect(pool.use(drawSmall)).rejects.toThrow(SlowDrawingError);
    await eventually(processes).toEqual([]);
    expect(await pool.use(drawSmall)).toBeGreaterThan(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'does not heed %s: a whole group gets it, and a reader waits',
    async (signal) => {
      const pool = newPool();
      await pool.use(drawSmall);
      const [pid] = await processes();
      process.kill(pid ?? 0, signal);
      expect(await pool.use(drawSmall)).toBeGreaterThan(0);
      expect(await processes()).toEqual([pid]);
    },
  );
});

it('a reader whose drawing was lost is asked to come back, and then gets it', async () => {
  const service = await testService();
  onTestFinished(() => service.end());
  await service.media.write('/hub/large.jpg', large);
  const order = { width: SIDE, format: 'avif' } as const;
  const lost = service.get('/hub/large.jpg', order);
  const [victim] = await eventually(processes).toHaveLength(1).then(processes);
  process.kill(victim ?? 0, 'SIGKILL');
  const answer = await lost;
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect((await service.get('/hub/large.jpg', { width: 10 })).status).toBe(200);
  expect(service.counts.drawn).toEqual(['failed', 'drawn']);
});
