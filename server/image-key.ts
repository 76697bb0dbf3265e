/** The key that signs the addresses of pictures: the one that was set, or one of our own that lives as long as the data folder. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '@masthead/storage';
import { ensureDataFolder } from './data-folder.ts';

const FILE = 'image-signing-key';
const KEY = /^[0-9a-f]{64}$/;

interface Wanted {
  imageSigningKey?: string | undefined;
  dataDir: string;
}

export async function imageSigningKey({ imageSigningKey: given, dataDir }: Wanted): Promise<string> {
  if (given) return given;
  ensureDataFolder(dataDir);
  const file = join(dataDir, FILE);
  const key = (await readKey(file)) ?? (await makeKey(file));
  if (KEY.test(key)) return key;
  throw new StorageError(`${file} holds no key for the addresses of pictures: remove it, or set IMAGE_SIGNING_KEY.`);
}

async function readKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => unless('ENOENT', error, file));
  return text?.trim();
}

function unless(code: string, error: NodeJS.ErrnoException, file: string): undefined {
  if (error.code === code) return undefined;
  const sentence = `${file} cannot be read or made (${error.message}): set IMAGE_SIGNING_KEY instead.`;
  throw new StorageError(sentence, { cause: error });
}

/** Whole under its name at once; of two processes that start together, both use the one that was first. */
async function makeKey(file: string): Promise<string> {
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    await link(part, file).catch((error: NodeJS.ErrnoException) => unless('EEXIST', error, file));
  } finally {
    await rm(part, { force: true });
  }
  return (await readKey(file)) ?? '';
}
