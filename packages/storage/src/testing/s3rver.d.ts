/** The part of s3rver that is used; it comes without types. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';
  import type { Readable } from 'node:stream';

  export interface Upload {
    bucket: string;
    key: string;
    content: Readable;
  }

  export interface Download {
    /** Null when the range lies beyond the object. */
    content: Readable | null;
    size: number;
    metadata: Record<string, string | number>;
    lastModifiedDate: Date;
    range?: { start: number; end: number };
  }

  export interface Store {
    getBucket(name: string): Promise<{ name: string } | null>;
    getSubresource(): Promise<null>;
    putObject(upload: Upload): Promise<{ md5: string; size: number }>;
    getObject(bucket: string, key: string, range: { start?: number; end?: number }): Promise<Download | null>;
  }

  class S3rver {
    constructor(options: { silent: boolean });
    store: Store;
    context: { store: Store };
    logger: { close(): void };
    callback(): RequestListener;
  }
  export = S3rver;
}
