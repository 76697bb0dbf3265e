/** Holds the house's import rules (dependency-rules.json) against the code; reading nothing is a failure too. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkImports } from './import-rules.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Far below what there is: the check is that modules were read at all. */
const FEWEST_MODULES = 100;

const ruleSet = JSON.parse(await readFile(`${ROOT}/dependency-rules.json`, 'utf8'));
const { modulesRead, broken } = await checkImports(ROOT, ruleSet);
for (const { rule, from, to } of broken) process.stdout.write(`${rule}: ${from} → ${to}\n`);
process.stdout.write(`${modulesRead} modules read, ${broken.length} against the rules\n`);
if (broken.length > 0 || modulesRead < FEWEST_MODULES) process.exitCode = 1;
