/** `npm run events -- …`: the command line for events of readers, on the project's own Node. */
import { ensureInstalled, NODE, run, Stop } from './setup.mjs';

try {
  ensureInstalled();
  process.exitCode = await run(NODE, ['server/events-command.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
