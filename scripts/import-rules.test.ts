/** Each import rule of the house is broken once, by importing a type only: what is erased before it runs is counted too. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkImports, type ImportReport } from './import-rules.ts';

type Broken = readonly [rule: string, from: string, to: string];

const SITE = 'apps/site';
const RULES = JSON.parse(await readFile(fileURLToPath(new URL('../dependency-rules.json', import.meta.url)), 'utf8'));
const NAMES: readonly string[] = RULES.forbidden.map(({ name }: { name: string }) => name);

/** A file that imports a type of another, and the rule that this breaks. */
const IMPORTS: readonly Broken[] = [
  ['packages-import-only-packages', 'packages/urls/src/a.ts', 'services/content/src/index.ts'],
  ['model-imports-no-workspace-package', 'packages/model/src/a.ts', 'packages/urls/src/index.ts'],
  ['rules-are-pure', 'packages/rules/src/a.ts', 'packages/runtime/src/index.ts'],
  ['tracking-is-pure', 'packages/tracking/src/a.ts', 'packages/runtime/src/index.ts'],
  ['account-is-pure', 'packages/account/src/a.ts', 'packages/runtime/src/index.ts'],
  ['talk-is-pure', 'packages/talk/src/a.ts', 'packages/runtime/src/index.ts'],
  ['ads-is-pure', 'packages/ads/src/a.ts', 'packages/runtime/src/index.ts'],
  ['ads-are-placed-without-schemas', 'packages/ads/src/b.ts', 'packages/ads/src/wire/index.ts'],
  ['body-is-pure', 'packages/body/src/a.ts', 'packages/runtime/src/index.ts'],
  ['mail-stands-on-jobs-and-storage', 'packages/mail/src/a.ts', 'packages/web/src/index.ts'],
  ['ui-is-a-leaf', 'packages/ui/src/a.ts', 'packages/model/src/index.ts'],
  ['browser-is-a-leaf', 'packages/browser/src/a.ts', 'packages/model/src/index.ts'],
  ['a-service-imports-no-other-service-and-no-app', 'services/live/src/a.ts', 'services/content/src/index.ts'],
  ['an-app-imports-no-other-app-and-no-service', `${SITE}/server/a.ts`, 'services/content/src/index.ts'],
  ['site-base-imports-no-other-room', `${SITE}/base/a.ts`, `${SITE}/routes/b.ts`],
  ['site-routes-imports-nothing-above', `${SITE}/routes/a.ts`, `${SITE}/pages/b.ts`],
  ['site-components-imports-nothing-above', `${SITE}/components/cards/a.ts`, `${SITE}/pages/b.ts`],
  ['site-content-api-imports-nothing-above', `${SITE}/content-api/a.ts`, `${SITE}/presentation/b.ts`],
  ['site-presentation-imports-nothing-above', `${SITE}/presentation/view/a.ts`, `${SITE}/pages/b.ts`],
  ['site-layouts-imports-nothing-above', `${SITE}/layouts/a.ts`, `${SITE}/pages/b.ts`],
  ['site-pages-imports-nothing-above', `${SITE}/pages/front/load.ts`, `${SITE}/server/b.ts`],
  ['site-client-imports-nothing-above', `${SITE}/client/a.ts`, `${SITE}/server/b.ts`],
  ['site-server-imports-nothing-above', `${SITE}/server/a.tsx`, `${SITE}/client/b.ts`],
  ['browser-rooms-import-no-server-package', `${SITE}/components/cards/b.ts`, 'packages/storage/src/index.ts'],
  ['packages-are-entered-by-their-entrance', 'server/a.ts', 'packages/urls/src/inside.ts'],
  ['services-are-entered-by-their-index', 'server/b.ts', 'services/content/src/testing/b.ts'],
  ['tests-enter-services-by-their-index-or-testing', 'server/a.test.ts', 'services/content/src/schema.ts'],
  ['apps-are-entered-by-their-entrance', 'server/c.ts', `${SITE}/server/site.ts`],
  ['apps-are-entered-by-their-entrance', 'server/d.ts', 'apps/studio/browser/b.ts'],
  ['apps-are-entered-by-their-entrance', 'server/e.ts', 'apps/account/pages/b.ts'],
  ['the-browser-gets-no-server-code', 'apps/account/browser/main.ts', 'apps/account/pages/c.ts'],
];

/** What takes more than one import. */
const LEADING: readonly Broken[] = [
  ['no-circles', 'packages/urls/src/one.ts', 'packages/urls/src/other.ts'],
  ['no-circles', 'packages/urls/src/other.ts', 'packages/urls/src/one.ts'],
  ['areas-of-components-form-no-circle', `${SITE}/components/live/a.ts`, `${SITE}/components/time/a.ts`],
  ['areas-of-components-form-no-circle', `${SITE}/components/time/b.ts`, `${SITE}/components/live/b.ts`],
  ['the-browser-gets-no-server-code', `${SITE}/client/main.tsx`, `${SITE}/pages/front/Page.tsx`],
  ['the-browser-gets-no-server-code', `${SITE}/pages/front/Page.tsx`, `${SITE}/presentation/b.ts`],
];
const REPORTED: readonly Broken[] = [
  ['no-circles', 'packages/urls/src/one.ts', 'packages/urls/src/other.ts'],
  ['areas-of-components-form-no-circle', `${SITE}/components/live`, `${SITE}/components/time`],
  ['the-browser-gets-no-server-code', `${SITE}/client/main.tsx`, `${SITE}/presentation/b.ts`],
  ['rules-use-nothing-of-node', 'packages/rules/src/of-node.ts', 'fs'],
  ['tracking-uses-nothing-of-node', 'packages/tracking/src/of-node.ts', 'fs'],
  ['events-are-sent-without-schemas', 'packages/tracking/src/sends.ts', 'packages/tracking/src/wire/schema.ts'],
  ['nothing-unresolved', 'packages/urls/src/lost.ts', './nowhere.ts'],
];

let house: string;
let report: ImportReport;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(house, path)), { recursive: true });
  await writeFile(join(house, path), text, { flag: 'a' });
}

async function importType(from: string, to: string): Promise<void> {
  await write(to, '');
  await write(from, `import type { Thing } from './${relative(dirname(from), to)}';\nexport type Own = Thing;\n`);
}

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'house-'));
  for (const [, from, to] of [...IMPORTS, ...LEADING]) await importType(from, to);
  for (const name of ['rules', 'tracking'])
    await write(`packages/${name}/src/of-node.ts`, "import type { Stats } from 'node:fs';\nexport type Own = Stats;\n");
  // The type alone may be known to whoever sends.
  await importType('packages/tracking/src/knows.ts', 'packages/tracking/src/wire/schema.ts');
  await write('packages/tracking/src/sends.ts', "export { thing } from './wire/schema.ts';\n");
  await write('packages/urls/src/lost.ts', "import type { Thing } from './nowhere.ts';\nexport type Own = Thing;\n");
  report = await checkImports(house, RULES);
});

afterAll(() => rm(house, { recursive: true }));

it.each([...IMPORTS, ...REPORTED])('%s', (rule, from, to) => {
  expect(report.broken).toContainEqual({ rule, from, to });
});

it('leaves no rule untried', () => {
  expect(new Set([...IMPORTS, ...REPORTED].map(([rule]) => rule))).toEqual(new Set(NAMES));
});

it('allows what stands below', () => {
  const above = [`${SITE}/pages/front/Page.tsx`, 'packages/tracking/src/knows.ts'];
  const allowed = report.broken.filter(({ from }) => above.includes(from));
  expect(allowed).toEqual([]);
});
