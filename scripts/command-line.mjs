/** `npm run content -- …`, `npm run events -- …`: a command line on the project's own Node; its program is the first word. */
import { ensureInstalled, NODE, run, Stop } from './setup.mjs';

try {
  ensureInstalled();
  process.exitCode = await run(NODE, process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
