/** Which paths lead to media. They come from outside, so only plain segments are followed: no way leads out of the store. */
import { StorageError } from '../storage-error.ts';

const SAFE_PATH = /^(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$/;

export const isMediaPath = (path: string): boolean => SAFE_PATH.test(path);

export const noMediaPath = (path: string): StorageError =>
  new StorageError(`${JSON.stringify(path)} is not a path for media`);
