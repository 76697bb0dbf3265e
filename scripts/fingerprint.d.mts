export interface FingerprintOptions {
  /** Names of files and folders that do not count. */
  readonly without?: RegExp;
}

export function fingerprint(root: string, paths: readonly string[], options?: FingerprintOptions): string;
