import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { JSON_DOORS, strayJson } from './stored-json.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Far below what there is: the check is that files were read at all. */
const FEWEST_FILES = 100;

it('services read JSON at their doors only', async () => {
  const { filesRead, strays } = await strayJson(ROOT);
  expect(strays).toEqual([]);
  expect(filesRead).toBeGreaterThan(FEWEST_FILES);
});

it('a file that believes stored JSON is found; doors, tests and what only writes are not', async () => {
  const house = await mkdtemp(join(tmpdir(), 'masthead-json-'));
  onTestFinished(() => rm(house, { recursive: true }));
  const reads = 'const { headline }: Card = JSON.parse(row.card);\n';
  const files = {
    'services/content/src/wire/story.ts': reads,
    'services/images/src/deep/er/sizes.ts': reads,
    'services/content/src/wire/story.test.ts': reads,
    'services/content/src/testing/desk.ts': reads,
    'services/content/src/wire/writes.ts': 'const text = JSON.stringify(card);\n',
    ...Object.fromEntries(JSON_DOORS.map((door) => [door, reads])),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(house, file)), { recursive: true });
    await writeFile(join(house, file), text);
  }
  expect((await strayJson(house)).strays).toEqual([
    'services/content/src/wire/story.ts',
    'services/images/src/deep/er/sizes.ts',
  ]);
});
