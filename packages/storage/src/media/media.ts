/** Where original pictures and clips are kept, by path. */

export interface BytePart {
  first: number;
  /** Included. */
  last: number;
  /** How long the whole file is: of one that has another length by now nothing is read. */
  of?: number;
}

export interface Media {
  /** Whole or not at all: a reader never sees half a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** In bytes; undefined when there is nothing at that path. */
  sizeOf(path: string): Promise<number | undefined>;
  /** Undefined when there is nothing at that path. Of a part, only what the file has of it. */
  read(path: string, part?: BytePart): Promise<Buffer<ArrayBuffer> | undefined>;
}
