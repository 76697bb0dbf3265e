import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { type Child, endOf, startChild } from '../testing/children/child-process.ts';
import { openSqlite, SQLITE_FILE_NAME } from './open.ts';

type Schema = { story: { id: number; body: string }; revision: { story_id: number; body: string } };

const ROUNDS = 25;
const dataDir = mkdtempSync(join(tmpdir(), 'masthead-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The child goes on writing while the signal travels, so that it is struck wherever it happens to be. */
function killAfter(child: Child, acknowledgements: number): void {
  let lines = 0;
  child.stdout.on('data', (chunk) => {
    lines += String(chunk).split('\n').length - 1;
    if (lines >= acknowledgements) child.kill('SIGKILL');
  });
}

async function crash(): Promise<number[]> {
  const child = startChild('write-rows', { dataDir });
  killAfter(child, 1 + Math.floor(Math.random() * 60));
  const { output, errors } = await endOf(child);
  expect(errors).toBe('');
  return output.split('\n').filter(Boolean).map(Number);
}

function integrity(): unknown {
  const file = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME));
  const answer = file.prepare('pragma integrity_check').get();
  file.close();
  return answer?.integrity_check;
}

async function stored(): Promise<{ stories: number[]; revisions: number[] }> {
  const { db, close } = await openSqlite<Schema>(dataDir);
  const stories = await db.selectFrom('story').select('id').orderBy('id').execute();
  const revisions = await db.selectFrom('revision').select('story_id').orderBy('story_id').execute();
  await close();
  return { stories: stories.map(({ id }) => id), revisions: revisions.map(({ story_id }) => story_id) };
}

describe('a process that is killed while it writes', () => {
  it(`loses nothing that was acknowledged and leaves no half, ${ROUNDS} times on one file`, {
    timeout: 400_000,
  }, async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await crash()));
      // First through the product, so that it is the product's own opening that meets what the crash left.
      const { stories, revisions } = await stored();
      expect(integrity()).toBe('ok');
      expect(revisions).toEqual(stories);
      const present = new Set(stories);
      expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  });
});
