export interface FingerprintOptions {
  /** Names of files and folders that do not count. */
  readonly without?: RegExp;
  /** Of the same root and left-out names: what was read before. */
  readonly known?: Map<string, Buffer>;
}

export function fingerprint(root: string, paths: readonly string[], options?: FingerprintOptions): string;
