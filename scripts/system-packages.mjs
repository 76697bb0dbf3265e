/** The programs that tests use from the system: a browser, PostgreSQL, Redis and ffmpeg. Installed where we may, named where we may not. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say, stop } from './setup.mjs';

const POSTGRES_FOLDER = '/usr/lib/postgresql';

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const hasPostgres = () =>
  onPath('initdb') ||
  (existsSync(POSTGRES_FOLDER) &&
    readdirSync(POSTGRES_FOLDER).some((version) => existsSync(join(POSTGRES_FOLDER, version, 'bin/initdb'))));

const NEEDED = [
  { name: 'chromium', present: () => onPath('chromium') || existsSync(process.env.CHROMIUM_PATH ?? '') },
  { name: 'postgresql', present: hasPostgres },
  { name: 'redis-server', present: () => onPath('redis-server') },
  { name: 'ffmpeg', present: () => onPath('ffmpeg') && onPath('ffprobe') },
];

/** What to do about missing packages: a command to run where we may, a sentence where we may not. */
export function planFor(missing, { isRoot, isDebian }) {
  if (missing.length === 0) return {};
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${missing.join(' ')}`;
  if (isRoot && isDebian) return { command };
  return { refusal: `The tests need ${missing.join(', ')}. On Debian this installs them: sudo sh -c '${command}'` };
}

export function ensureSystemPackages() {
  const missing = NEEDED.filter(({ present }) => !present()).map(({ name }) => name);
  const machine = { isRoot: process.getuid?.() === 0, isDebian: existsSync('/etc/debian_version') };
  const { command, refusal } = planFor(missing, machine);
  if (refusal) stop(refusal);
  if (!command) return;
  say(`Installing ${missing.join(', ')} from Debian's packages`);
  const { status } = spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) stop(`These packages could not be installed: ${missing.join(', ')}. The command was: ${command}`);
}
