/** Where original pictures and clips are kept, by path. */
export interface Media {
  /** Whole or not at all: a reader never sees half a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing at that path. */
  read(path: string): Promise<Buffer | undefined>;
}
