import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Timers } from '@masthead/browser';
import { expect, it, onTestFinished } from 'vitest';
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws';
import { followReport } from './follow-report.ts';

/** A hundred times as fast. */
const hurried: Timers = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms / 100);
    return () => clearTimeout(timer);
  },
};

/** What the service does with each connection; whoever follows, and what becomes of it. */
async function follower(serve: (socket: ServerSocket, connection: number) => void) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    serve(socket, connections);
  });
  const heard = { told: [] as string[], asked: 0, refused: 0, connections: () => connections };
  const stop = followReport<string>({
    channel: 'audience-now',
    token: 'mh_token',
    is: (value): value is string => typeof value === 'string',
    async ask() {
      heard.asked += 1;
    },
    told: (report) => heard.told.push(report),
    refused() {
      heard.refused += 1;
    },
    timers: hurried,
    openSocket: (path) => new WebSocket(`ws://127.0.0.1:${port}${path}`),
  });
  onTestFinished(() => {
    stop();
    server.close();
    for (const socket of server.clients) socket.terminate();
  });
  return { heard, stop };
}

/** As the live service speaks, up to the first reports. */
function report(socket: ServerSocket, ...reports: readonly unknown[]): void {
  socket.on('message', (data) => {
    const said = JSON.parse(String(data));
    const answer = (message: object): void => socket.send(JSON.stringify(message));
    if (said.type === 'set_channels') answer({ type: 'channels_set', channels: [said.channels[0].name] });
    if (said.type !== 'subscribe') return;
    answer({ type: 'authorized', channel: said.channel, lastEvent: 1 });
    for (const items of reports) answer({ type: 'items', channel: said.channel, from: 1, to: 1, items });
  });
}

it('is told what is pushed, and nothing that is no report', async () => {
  const { heard } = await follower((socket) => report(socket, { not: 'a report' }, 'a report'));
  await expect.poll(() => heard.told).toEqual(['a report']);
  expect(heard.asked).toBe(0);
});

it('comes back by itself after a connection is lost, and asks meanwhile when it is lost again', async () => {
  const { heard } = await follower((socket, connection) => {
    if (connection < 4) socket.close(1011);
    else report(socket, 'at last');
  });
  await expect.poll(() => heard.told).toEqual(['at last']);
  expect([heard.connections(), heard.asked, heard.refused]).toEqual([4, 2, 0]);
});

it('takes a connection that says nothing for a dead one', async () => {
  const { heard } = await follower((socket, connection) => {
    if (connection > 1) report(socket, 'alive');
  });
  await expect.poll(() => heard.told).toEqual(['alive']);
});

it('does not come back where its token opens nothing', async () => {
  const { heard } = await follower((socket) => socket.close(4104));
  await expect.poll(() => heard.refused).toBe(1);
  expect([heard.connections(), heard.asked]).toEqual([1, 0]);
});
