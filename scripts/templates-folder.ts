/** Where tests keep what takes long to make, such as the loaded demo newsroom: one folder for each state of the sources. */
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint } from './fingerprint.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = join(ROOT, '.cache/templates');
/** Whatever a newsroom is loaded from and by. */
const INPUTS = ['content', 'packages', 'services', 'server', 'package-lock.json'];
const TESTS = /\.test\.tsx?$/;
const KEPT_MS = 24 * 3_600_000;

/** Told to the processes of the run by their environment: a run that goes on past the hour stays with what it has. */
export function provideTemplates(): void {
  process.env.TEMPLATES_FOLDER ??= templatesFolder();
  process.env.TEMPLATES_HOUR ??= new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length);
}

function templatesFolder(): string {
  const folder = join(FOLDERS, fingerprint(ROOT, INPUTS, { without: TESTS }).slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  removeUnused(now.getTime());
  return folder;
}

/** A run that is under way may still use the folder of an older state of the sources. */
function removeUnused(now: number): void {
  for (const name of readdirSync(FOLDERS)) {
    const folder = join(FOLDERS, name);
    if (now - statSync(folder).mtimeMs > KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}
