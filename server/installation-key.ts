/** A secret of this installation: the one that was set, or one of our own that lives as long as the data folder. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '@masthead/storage';
import { ensureDataFolder } from './data-folder.ts';

const KEY = /^[0-9a-f]{64}$/;

interface Wanted {
  given: string | undefined;
  dataDir: string;
  /** Its file in the data folder. */
  file: string;
  /** The setting that has it otherwise. */
  setting: string;
  /** What it is for, as in “no key for …”. */
  purpose: string;
}

export async function installationKey(wanted: Wanted): Promise<string> {
  const { given, dataDir, setting, purpose } = wanted;
  if (given) return given;
  ensureDataFolder(dataDir);
  const file = join(dataDir, wanted.file);
  const place = { file, setting };
  const key = (await readKey(place)) ?? (await makeKey(place));
  if (KEY.test(key)) return key;
  throw new StorageError(`${file} holds no key for ${purpose}: remove it, or set ${setting}.`);
}

interface Place {
  file: string;
  setting: string;
}

async function readKey(place: Place): Promise<string | undefined> {
  const text = await readFile(place.file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    unless('ENOENT', error, place),
  );
  return text?.trim();
}

function unless(code: string, error: NodeJS.ErrnoException, { file, setting }: Place): undefined {
  if (error.code === code) return undefined;
  const sentence = `${file} cannot be read or made (${error.message}): set ${setting} instead.`;
  throw new StorageError(sentence, { cause: error });
}

/** Whole under its name at once; of two processes that start together, both use the one that was first. */
async function makeKey(place: Place): Promise<string> {
  const part = `${place.file}.${randomUUID()}`;
  await writeFile(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    await link(part, place.file).catch((error: NodeJS.ErrnoException) => unless('EEXIST', error, place));
  } finally {
    await rm(part, { force: true });
  }
  return (await readKey(place)) ?? '';
}
