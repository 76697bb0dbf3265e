/** `npm run content -- …`, `npm run events -- …`: a command line on the project's own Node; its program is the first word. */
import { ensureInstalled, ensureServerBuilt, NODE, run, Stop } from './setup.mjs';

const [program, ...args] = process.argv.slice(2);

try {
  ensureInstalled();
  await ensureServerBuilt();
  process.exitCode = await run(NODE, [`server/dist/${program}.js`, ...args]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
