/** Refuses a build with an experiment or a feature that nobody answers for, or that never ends; reading none is a failure too. */
import { rulesProblems } from './rules-problems.ts';

/** A definition that cannot work throws when it is loaded, with all that is wrong with it. */
async function problemsOfTables(): Promise<string[]> {
  try {
    const { experiments, features } = await import('@masthead/rules');
    const counted = `${experiments.length} experiments and ${Object.keys(features).length} features read\n`;
    process.stdout.write(counted);
    return experiments.length > 0 ? rulesProblems(experiments, features) : ['There is no experiment to read'];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const problems = await problemsOfTables();
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) process.exitCode = 1;
