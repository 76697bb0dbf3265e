/** Finds where services read JSON past the doors at which it is parsed by a schema. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is stored, what is sent in, and what readers of live coverage and their browsers say: each is parsed right there. */
export const JSON_DOORS: readonly string[] = [
  'services/content/src/stored/json.ts',
  'services/content/src/http/json-body.ts',
  'services/live/src/messages.ts',
  'services/events/src/collect/read-batch.ts',
  'services/events/src/journal/frame.ts',
  'services/events/src/ingest/arrived.ts',
  'services/events/src/store/fields.ts',
  'services/identity/src/json-door.ts',
  'services/ads/src/http/answers.ts',
  'services/ads/src/stored/columns.ts',
  'services/discussion/src/http/answers.ts',
  'services/discussion/src/comments/list.ts',
];

const OF_TESTS = /\.test\.ts$|\/testing\//;
const READS_JSON = /\bJSON\s*\.\s*parse\b|\.json\(\)\s*as\b/;

export interface JsonReport {
  filesRead: number;
  /** Files that read JSON themselves. */
  strays: string[];
}

export async function strayJson(root: string): Promise<JsonReport> {
  const files: string[] = [];
  for await (const file of glob('services/*/src/**/*.ts', { cwd: root })) files.push(file);
  const own = files.filter((file) => !OF_TESTS.test(file)).sort();
  const texts = await Promise.all(own.map((file) => readFile(join(root, file), 'utf8')));
  const strays = own.filter((file, index) => READS_JSON.test(texts[index] ?? '') && !JSON_DOORS.includes(file));
  return { filesRead: own.length, strays };
}
