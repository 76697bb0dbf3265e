/** Stands between a server and those who connect to it: shut, the server is away for them, and back when it is opened. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Gate {
  /** The server's address by way of the gate. */
  readonly url: string;
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

export async function gateBefore(serverUrl: string): Promise<Gate> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server: Server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    keep(client);
    keep(upstream);
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listening = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : at;
  };
  const ownPort = await listening(0);
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  return {
    url: url.href,
    async shut() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      await listening(ownPort);
    },
  };
}
