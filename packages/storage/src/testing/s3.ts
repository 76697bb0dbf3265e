/** Starts a real S3 server, s3rver, that keeps everything in memory and refuses what is not signed. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Download, Store, Upload } from 's3rver';
import type { S3Place } from '../media/s3-media.ts';
import { signatureFault } from './s3-signature.ts';

export interface TestS3 {
  readonly place: S3Place;
  /** The keys of what is kept, sorted. */
  keys(): string[];
  /** Puts an object where no path of the media store leads. */
  plant(key: string, text: string): void;
  /** What was asked so far, such as "GET /media/site/a.jpg bytes=0-9". */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

const BUCKET = 'media';
const SECRET = 'the-secret-of-the-tests';
const REGION = 'eu-test-1';

/** s3rver's own store writes in place, where a reader can meet half an object; S3 replaces objects whole. */
class ObjectsInMemory implements Store {
  readonly objects = new Map<string, Buffer>();

  async getBucket(name: string) {
    return name === BUCKET ? { name } : null;
  }

  async getSubresource() {
    return null;
  }

  async putObject({ key, content }: Upload) {
    const bytes = await buffer(content);
    this.objects.set(key, bytes);
    return { md5: createHash('md5').update(bytes).digest('hex'), size: bytes.length };
  }

  async getObject(_: string, key: string, { start, end }: { start?: number; end?: number }): Promise<Download | null> {
    const bytes = this.objects.get(key);
    if (!bytes) return null;
    const whole = {
      size: bytes.length,
      metadata: { 'content-length': bytes.length },
      lastModifiedDate: new Date(),
    };
    if (start === undefined) return { ...whole, content: Readable.from([bytes]) };
    const range = { start, end: Math.min(end ?? Number.POSITIVE_INFINITY, bytes.length - 1) };
    const part = bytes.subarray(start, range.end + 1);
    return { ...whole, range, content: start < bytes.length ? Readable.from([part]) : null };
  }
}

export async function startS3(): Promise<TestS3> {
  // Only those who start one wait for its code.
  const { default: S3rver } = await import('s3rver');
  const s3 = new S3rver({ silent: true });
  const store = new ObjectsInMemory();
  s3.store = store;
  s3.context.store = store;
  const answer = s3.callback();
  const asked: string[] = [];

  const server = createServer((request, response) => {
    asked.push([request.method, request.url, request.headers.range].filter(Boolean).join(' '));
    const fault = signatureFault(request, SECRET, REGION);
    if (fault === undefined) return answer(request, response);
    response.writeHead(fault === 'SignatureDoesNotMatch' ? 403 : 400, { 'content-type': 'application/xml' });
    response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${fault}</Code></Error>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');

  return {
    place: {
      endpoint: `http://127.0.0.1:${address.port}`,
      region: REGION,
      bucket: BUCKET,
      prefix: '/site',
      // The one that s3rver knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: SECRET,
    },
    asked,
    keys: () => [...store.objects.keys()].sort(),
    plant: (key, text) => void store.objects.set(key, Buffer.from(text)),
    stop: async () => {
      s3.logger.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
