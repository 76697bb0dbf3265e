import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startRedis } from './redis.ts';
import { requireBinary, startServer } from './server-process.ts';

describe('the servers of the tests', () => {
  it('a missing one is named with the command that installs it', () => {
    expect(() => requireBinary('no-such-server', 'postgresql')).toThrow('apt-get install --yes postgresql');
  });

  it('one that cannot start says why', async () => {
    const options = { command: '/bin/sh', args: ['-c', 'echo no room >&2; exit 1'], cwd: '/' };
    const starting = startServer({ ...options, readyLine: /ready/, stopSignal: 'SIGTERM' });
    await expect(starting).rejects.toThrow('The server ended before it was ready:\nno room');
  });

  it('stopping waits until nobody listens any more, and may be done twice', async () => {
    const server = await startRedis();
    await server.stop();
    await server.stop();
    const attempt = new Promise((resolve) => connect(server.port, '127.0.0.1').once('error', resolve));
    expect(await attempt).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
