/** Holds the house's import rules (dependency-rules.json) against the code; reading nothing is a failure too. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['apps', 'packages', 'services', 'server'];
/** Far below what there is: the check is that modules were read at all. */
const FEWEST_MODULES = 100;

process.chdir(ROOT);
const ruleSet = JSON.parse(await readFile('dependency-rules.json', 'utf8'));
const options: ICruiseOptions = {
  ruleSet,
  validate: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)dist/' },
  parser: 'swc',
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
};
const { output } = await cruise(FOLDERS, options);
if (typeof output === 'string') throw new Error('The import rules could not be checked');
report(output);

function report({ summary, modules }: ICruiseResult): void {
  for (const { from, to, rule } of summary.violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
  process.stdout.write(`${modules.length} modules read, ${summary.violations.length} against the rules\n`);
  if (summary.violations.length > 0 || modules.length < FEWEST_MODULES) process.exitCode = 1;
}
