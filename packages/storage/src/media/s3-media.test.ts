import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { StorageError } from '../storage-error.ts';
import { startS3, type TestS3 } from '../testing/s3.ts';
import type { Media } from './media.ts';
import { type S3Place, s3Media } from './s3-media.ts';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
  await s3Media(s3.place).write('/a.mp4', Buffer.from('0123456789'));
});
afterAll(() => s3.stop());

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A server that answers one request after the other as told, and from then on like the last. */
async function answering(...answers: Answer[]): Promise<{ place: S3Place; asked: string[]; stop(): void }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer?.(response, request));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  stops.push(stop);
  return { place: { ...s3.place, endpoint: `http://127.0.0.1:${address.port}` }, asked, stop };
}

const sending =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response, { method }) =>
    response
      .writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
      .end(method === 'HEAD' ? undefined : body);

const failing = (status: number, code: string): Answer =>
  sending(status, `<?xml version="1.0"?>\n<Error><Code>${code}</Code><Key>a.mp4</Key></Error>`, {
    'content-type': 'application/xml',
  });

const silent: Answer = () => {};
const hangingUp: Answer = (response) => response.destroy();
const half: Answer = (response) => response.writeHead(200, { 'content-length': 10 }).write('01234');
const halfThenHangingUp: Answer = (response) =>
  response.writeHead(200, { 'content-length': 10 }).write('01234', () => response.destroy());

const CALLS: [string, (media: Media) => Promise<unknown>][] = [
  ['Reading', (media) => media.read('/a.mp4')],
  ['Reading', (media) => media.read('/a.mp4', { first: 2, last: 4 })],
  ['Looking for', (media) => media.sizeOf('/a.mp4')],
  ['Writing', (media) => media.write('/a.mp4', Buffer.from('0123456789'))],
];

/** The sentence of a call that must fail. */
async function sentenceOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StorageError);
  const { message } = error instanceof StorageError ? error : { message: '' };
  expect(message).not.toContain(s3.place.secretAccessKey);
  return message;
}

describe('the media store on S3 is asked', () => {
  const askedBy = async (call: (media: Media) => Promise<unknown>): Promise<string[]> => {
    const before = s3.asked.length;
    await call(s3Media(s3.place));
    return s3.asked.slice(before);
  };

  it('for nothing but the part that is wanted', async () => {
    expect(await askedBy((media) => media.read('/a.mp4', { first: 2, last: 4 }))).toEqual([
      'GET /media/site/a.mp4 bytes=2-4',
    ]);
  });

  it('for a size without the file', async () => {
    expect(await askedBy((media) => media.sizeOf('/a.mp4'))).toEqual(['HEAD /media/site/a.mp4']);
  });

  it('for nothing at all at what is no path, or no key that S3 can have', async () => {
    const asked = await askedBy(async (media) => {
      for (const path of ['/../secret.jpg', `/${'a'.repeat(1020)}`]) {
        await media.read(path);
        await media.sizeOf(path);
        await expect(media.write(path, Buffer.from('x'))).rejects.toThrow('is not a path for media');
      }
    });
    expect(asked).toEqual([]);
  });

  it('at the top of the bucket when there is no prefix', async () => {
    const media = s3Media({ ...s3.place, prefix: '' });
    await media.write('/top.jpg', Buffer.from('top'));
    expect(s3.keys()).toContain('top.jpg');
    expect(String(await media.read('/top.jpg'))).toBe('top');
  });
});

describe.each(CALLS)('%s', (what, call) => {
  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch', 403],
    ['a wrong key', { accessKeyId: 'WRONG' }, 'InvalidAccessKeyId', 403],
    ['a wrong region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed', 400],
  ])('with %s fails with a sentence that says so', async (_, wrong, code, status) => {
    const sentence = await sentenceOf(call(s3Media({ ...s3.place, ...wrong })));
    // An answer to HEAD has no text that could say more.
    const answer = what === 'Looking for' ? `${status}` : `${status} ${code}`;
    const check =
      status === 403
        ? 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do in "media".'
        : 'Check the bucket, region and endpoint in MEDIA_URL.';
    expect(sentence).toBe(`${what} /a.mp4 failed: the media store answered ${answer}. ${check}`);
  });

  it('in a bucket that is missing fails, and is no absence', async () => {
    const sentence = await sentenceOf(call(s3Media({ ...s3.place, bucket: 'elsewhere' })));
    expect(sentence).toBe(`${what} /a.mp4 failed: there is no bucket "elsewhere". Check MEDIA_URL.`);
  });

  it('at an address that is no S3 fails, and is no absence', async () => {
    const { place } = await answering(sending(404, '<h1>Not Found</h1>', { 'content-type': 'text/html' }));
    expect(await sentenceOf(call(s3Media(place)))).toMatch(/ failed: the media store answered 404\. Check the bucket/);
  });

  it('on a server that is gone fails', async () => {
    const { place, stop } = await answering(silent);
    stop();
    expect(await sentenceOf(call(s3Media(place)))).toMatch(
      /^\S.* \/a\.mp4 failed: the media store cannot be reached \(.*ECONNREFUSED.*\)\.$/,
    );
  });

  it.each([
    ['says 500', failing(500, 'InternalError')],
    ['says 503', failing(503, 'SlowDown')],
    ['says 429', failing(429, 'TooManyRequests')],
    ['hangs up', hangingUp],
  ])('on a server that %s twice and then works succeeds', async (_, broken) => {
    const { place, asked } = await answering(broken, broken, sending(200, '0123456789'));
    const result = await call(s3Media(place));
    expect(asked).toHaveLength(3);
    if (result instanceof Buffer) expect('0123456789').toContain(String(result));
  });

  it('on a server that always says 500 fails after three times', async () => {
    const { place, asked } = await answering(failing(500, 'InternalError'));
    expect(await sentenceOf(call(s3Media(place)))).toMatch(/ failed: the media store answered 500( InternalError)?\.$/);
    expect(asked).toHaveLength(3);
  });

  it('that is refused is not tried again', async () => {
    const { place, asked } = await answering(failing(403, 'AccessDenied'));
    await sentenceOf(call(s3Media(place)));
    expect(asked).toHaveLength(1);
  });

  it('on a server that never answers fails in time, and is not tried again', async () => {
    const { place, asked } = await answering(silent);
    expect(await sentenceOf(call(s3Media(place, 1000)))).toBe(
      `${what} /a.mp4 failed: the media store did not answer within 1 seconds.`,
    );
    expect(asked).toHaveLength(1);
  });

  it('does not follow a server that sends it elsewhere', async () => {
    const other = await answering(sending(200, 'from elsewhere'));
    const moved = { location: `${other.place.endpoint}/media/site/a.mp4` };
    const { place } = await answering(sending(301, '', moved));
    expect(await sentenceOf(call(s3Media(place)))).toContain('answered 301. Check the bucket, region and endpoint');
    expect(other.asked).toEqual([]);
  });
});

describe('reading from S3', () => {
  it('an answer that stops in its middle ends in time', async () => {
    const { place } = await answering(half);
    expect(await sentenceOf(s3Media(place, 100).read('/a.mp4'))).toContain('did not answer within 0.1 seconds');
  });

  it('an answer that breaks off is asked for again, and never taken for the whole', async () => {
    const { place, asked } = await answering(halfThenHangingUp, sending(200, '0123456789'));
    expect(String(await s3Media(place).read('/a.mp4'))).toBe('0123456789');
    expect(asked).toHaveLength(2);
    const broken = await answering(halfThenHangingUp);
    expect(await sentenceOf(s3Media(broken.place).read('/a.mp4'))).toContain('cannot be reached');
  });

  it('a large file may take longer, down and up', async () => {
    const large = 'x'.repeat(512 * 1024);
    const slowly: Answer = (response, { method }) => {
      response.setHeader('content-length', method === 'PUT' ? 0 : large.length);
      if (method === 'GET') response.flushHeaders();
      setTimeout(() => response.end(method === 'PUT' ? '' : large), 1500);
    };
    const { place } = await answering(slowly);
    const media = s3Media(place, 1000);
    expect((await media.read('/a.mp4'))?.length).toBe(large.length);
    await media.write('/a.mp4', Buffer.from(large));
    expect(await sentenceOf(media.write('/a.mp4', Buffer.from('small')))).toContain('did not answer');
  });

  it.each(['application/xml', 'text/xml', 'application/xml;charset=utf-8'])(
    'an absence is one, sent as %s',
    async (type) => {
      const { place } = await answering(
        sending(404, '<Error><Code>NoSuchKey</Code></Error>', { 'content-type': type }),
      );
      expect(await s3Media(place).read('/a.mp4')).toBeUndefined();
      expect(await s3Media(place).sizeOf('/a.mp4')).toBeUndefined();
    },
  );

  it('bytes come as they are kept, never packed', async () => {
    const { place } = await answering((response, { headers }) => response.end(headers['accept-encoding']));
    expect(String(await s3Media(place).read('/a.mp4'))).toBe('identity');
  });

  it('a part is right from a server that knows no parts', async () => {
    const { place } = await answering(sending(200, '0123456789'));
    expect(String(await s3Media(place).read('/a.mp4', { first: 2, last: 4 }))).toBe('234');
  });

  it('a part is right from a server that sends too much of it', async () => {
    const { place } = await answering(sending(206, '23456789', { 'content-range': 'bytes 2-9/10' }));
    expect(String(await s3Media(place).read('/a.mp4', { first: 2, last: 4 }))).toBe('234');
  });

  it('a size is right from a server that does not tell it', async () => {
    const untold: Answer = (response, { method }) =>
      method === 'HEAD'
        ? response.writeHead(200, { 'transfer-encoding': 'chunked' }).end()
        : response.end('0123456789');
    const { place } = await answering(untold);
    expect(await s3Media(place).sizeOf('/a.mp4')).toBe(10);
  });
});
