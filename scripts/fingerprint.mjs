/** Tells whether sources changed: one hash over the names and contents of files and folders. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made from the sources, so no part of them. */
const NOT_INPUTS = new Set(['node_modules', 'dist', '.data']);

const NOTHING = /^$/;

/**
 * Paths are relative to the root; those that do not exist count as absent, and so do names that are left out. Who asks
 * for several in a row gives all of them one map as `known`, and each path is read once.
 */
export function fingerprint(root, paths, { without = NOTHING, known = new Map() } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const digest = known.get(path) ?? digestOf(root, path, without);
    known.set(path, digest);
    hash.update(digest);
  }
  return hash.digest('hex');
}

function digestOf(root, path, without) {
  const hash = createHash('sha256');
  addTo(hash, root, path, without);
  return hash.digest();
}

function addTo(hash, root, path, without) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const children = childrenOf(full, without);
  if (!children) {
    const bytes = readFileSync(full);
    // The length keeps one file's end and the next one's beginning apart.
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  } else for (const name of children) addTo(hash, root, `${path}/${name}`, without);
}

function childrenOf(folder, without) {
  try {
    return readdirSync(folder)
      .filter((name) => !NOT_INPUTS.has(name) && !without.test(name))
      .sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
