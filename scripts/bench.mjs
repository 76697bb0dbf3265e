/** `npm run bench`: installs and builds what changed, then measures the product against its budgets. */
import { ensureBuilt, ensureInstalled, NODE, run } from './setup.mjs';

ensureInstalled();
await ensureBuilt();
process.exit(await run(NODE, ['bench/main.ts', ...process.argv.slice(2)]));
