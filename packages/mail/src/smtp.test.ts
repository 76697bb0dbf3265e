/** What is known of a message after each way in which sending it can go, against a real server. */
import { createServer } from 'node:net';
import { freePort } from '@masthead/storage/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PATIENCE, type Patience, type SmtpServer, sendOverSmtp } from './smtp.ts';
import { silence, startSmtp } from './testing/smtp.ts';

const MESSAGE = Buffer.from('Subject: Hello\r\n\r\nWords.\r\n.\r\nA line of a dot does not end it.\r\n');
const HASTY: Patience = { connectMs: 2000, silentMs: 2000, wholeMs: 20_000 };

interface Sent {
  handing?: () => Promise<boolean>;
  patience?: Patience;
  signal?: AbortSignal;
}

const send = (
  server: SmtpServer,
  { handing = async () => true, patience = PATIENCE, signal = new AbortController().signal }: Sent = {},
) =>
  sendOverSmtp(
    server,
    { from: 'letters@masthead.example', to: 'ann@example.com', bytes: MESSAGE, handing },
    { signal, patience },
  );

describe('taken', () => {
  it('is what the server says that it takes, whole, from and to whom it is', async () => {
    const { server, given } = await startSmtp();
    expect(await send(server)).toEqual({ kind: 'taken' });
    expect(given).toMatchObject([{ from: 'letters@masthead.example', to: ['ann@example.com'] }]);
    expect(given[0]?.raw).toBe(MESSAGE.toString());
  });

  it('is what was handed over when the process was told to stop, if the server still says so', async () => {
    const stop = new AbortController();
    const { server } = await startSmtp({ message: () => void stop.abort() });
    expect(await send(server, { signal: stop.signal })).toEqual({ kind: 'taken' });
  });
});

describe('not taken, and tried again, is', () => {
  it('what nobody answers', async () => {
    const server = { host: '127.0.0.1', port: await freePort(), secure: false };
    expect(await send(server)).toMatchObject({ kind: 'not-taken', reason: expect.stringContaining('ECONNREFUSED') });
  });

  it('what goes to a server that says nothing', async () => {
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void mute.close());
    const address = mute.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await send({ host: '127.0.0.1', port, secure: false }, { patience: HASTY })).toMatchObject({
      kind: 'not-taken',
    });
  });

  it('what the server does not want now, at its recipient or when it has all of it', async () => {
    const early = await startSmtp({ recipient: () => '450 Greylisted' });
    expect(await send(early.server)).toEqual({ kind: 'not-taken', reason: '450 Greylisted' });
    expect(early.given).toEqual([]);
    const late = await startSmtp({ message: () => '451 Try again later' });
    expect(await send(late.server)).toEqual({ kind: 'not-taken', reason: '451 Try again later' });
  });

  it('what breaks before the server has the end of it', async () => {
    const { server, given } = await startSmtp({ recipient: (_, connection) => void connection.drop() });
    expect(await send(server)).toMatchObject({ kind: 'not-taken' });
    expect(given).toEqual([]);
  });

  it.each([
    ['another process has taken over', async () => false],
    ['cannot be noted', () => Promise.reject(new Error('The database is away'))],
  ])('what %s before the end: the server never gets it', async (_, handing) => {
    let closed: Promise<void> | undefined;
    const { server, given, close } = await startSmtp({
      recipient(_address, connection) {
        closed = connection.closed;
        return undefined;
      },
    });
    expect(await send(server, { handing })).toMatchObject({ kind: 'not-taken' });
    await closed;
    await close();
    expect(given).toEqual([]);
  });

  it('what the process is told to stop before, also while it is being noted', async () => {
    const stop = new AbortController();
    const { server, given, close } = await startSmtp();
    const handing = async (): Promise<boolean> => {
      stop.abort();
      return true;
    };
    expect(await send(server, { handing, signal: stop.signal })).toEqual({
      kind: 'not-taken',
      reason: 'The process was told to stop',
    });
    expect(await send(server, { signal: AbortSignal.abort() })).toMatchObject({ kind: 'not-taken' });
    await close();
    expect(given).toEqual([]);
  });

  it('what the server wants a password for that is wrong: it says nothing of the message', async () => {
    const { server, given } = await startSmtp(
      {},
      { authOptional: false, allowInsecureAuth: true, onAuth: (_auth, _session, callback) => callback(null, {}) },
    );
    const login = { user: 'masthead', password: 'hunter2' };
    const outcome = await send({ ...server, login });
    expect(outcome).toMatchObject({ kind: 'not-taken', reason: expect.stringMatching(/^535 /) });
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
    expect(await send(server)).toMatchObject({ kind: 'not-taken', reason: expect.stringMatching(/^530 /) });
    expect(given).toEqual([]);
  });
});

describe('refused, and given up, is', () => {
  it('what the server does not want at all, at its recipient or when it has all of it', async () => {
    const early = await startSmtp({ recipient: () => '550 No such mailbox' });
    expect(await send(early.server)).toEqual({ kind: 'refused', reason: '550 No such mailbox' });
    const late = await startSmtp({ message: () => '554 This is spam' });
    expect(await send(late.server)).toEqual({ kind: 'refused', reason: '554 This is spam' });
  });
});

describe('unclear, and not sent again, is', () => {
  it('what the server had all of when the connection broke', async () => {
    const { server, given } = await startSmtp({
      message(_, connection) {
        connection.drop();
        return silence();
      },
    });
    expect(await send(server)).toMatchObject({ kind: 'unclear' });
    expect(given).toHaveLength(1);
  });

  it('what the server had all of and never answered', async () => {
    const { server } = await startSmtp({ message: silence });
    expect(await send(server, { patience: HASTY })).toMatchObject({
      kind: 'unclear',
      reason: expect.stringMatching(/timeout/i),
    });
    expect(await send(server, { patience: { connectMs: 20_000, silentMs: 60_000, wholeMs: 3000 } })).toEqual({
      kind: 'unclear',
      reason: 'It took too long',
    });
  });
});

describe('a password', () => {
  const login = { user: 'masthead', password: 'hunter2' };

  it('goes to the server that asks for it', async () => {
    const tried: unknown[] = [];
    const { server } = await startSmtp(
      {},
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, callback) {
          tried.push([username, password]);
          callback(null, { user: username });
        },
      },
    );
    expect(await send({ ...server, login })).toEqual({ kind: 'taken' });
    expect(tried).toEqual([['masthead', 'hunter2']]);
  });

  it('goes to no other machine that does not encrypt', async () => {
    const tried: unknown[] = [];
    const { server, given } = await startSmtp(
      {},
      {
        allowInsecureAuth: true,
        onAuth({ username }, _session, callback) {
          tried.push(username);
          callback(null, { user: username });
        },
      },
      '127.0.0.2',
    );
    expect(await send({ ...server, login })).toMatchObject({ kind: 'not-taken' });
    expect([tried, given]).toEqual([[], []]);
  });

  it('goes to no server whose certificate nobody vouches for', async () => {
    const tried: unknown[] = [];
    const { server } = await startSmtp(
      {},
      {
        secure: true,
        onAuth({ username }, _session, callback) {
          tried.push(username);
          callback(null, { user: username });
        },
      },
      '127.0.0.2',
    );
    expect(await send({ ...server, secure: true, login })).toMatchObject({ kind: 'not-taken' });
    expect(tried).toEqual([]);
  });
});

it('what a server says is bounded, and one line', async () => {
  const { server } = await startSmtp({ recipient: () => `550 ${'no '.repeat(500)}` });
  const outcome = await send(server);
  expect(outcome.kind === 'refused' && outcome.reason.length).toBe(300);
});
