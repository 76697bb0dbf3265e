/** Those who measure, on this machine: takes a beacon, serves a script in Chartbeat's manner, and takes Segment's batches. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Parameters = Readonly<Record<string, string>>;

interface Message {
  type: 'page' | 'track' | 'identify';
  event?: string;
  name?: string;
  timestamp: string;
  anonymousId: string;
  properties: Record<string, unknown>;
}

export interface Measurer {
  readonly origin: string;
  /** As `ADAPTERS` names all that it is. */
  readonly adapters: string;
  /** The parameters of each beacon. */
  beacons(): Parameters[];
  /** What the script was told of each page. */
  pings(): Parameters[];
  messages(): Message[];
  /** Everything that was asked for. */
  asked(): string[];
  writeKeys(): Set<unknown>;
  forget(): void;
  stop(): Promise<void>;
}

/** Tells by pictures, as the real one does: of the page as it finds it, and of each that it is told of. */
const script = (origin: string): string => `
  const ping = (page) => { new Image().src = '${origin}/ping?' + new URLSearchParams(page); };
  ping(window._sf_async_config);
  window.pSUPERFLY = { virtualPage: ping };`;

export async function startMeasurer(): Promise<Measurer> {
  const asked: URL[] = [];
  const bodies: { writeKey: unknown; batch: Message[] }[] = [];

  const server = createServer(async (incoming: IncomingMessage, response) => {
    const url = new URL(incoming.url ?? '/', origin);
    // A browser asks whether it may send what Playwright puts into every request's head.
    const isAsked = incoming.method !== 'OPTIONS' && url.pathname !== '/favicon.ico';
    if (isAsked && url.pathname === '/v1/batch') bodies.push(JSON.parse(await text(incoming)));
    if (isAsked) asked.push(url);
    response.writeHead(200, {
      'content-type': url.pathname.endsWith('.js') ? 'text/javascript' : 'text/plain',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(url.pathname.endsWith('.js') ? script(origin) : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const at = (path: string) =>
    asked.filter(({ pathname }) => pathname === path).map(({ searchParams }) => Object.fromEntries(searchParams));
  return {
    origin,
    adapters: JSON.stringify({
      audienceBeacon: { src: `${origin}/b`, account: '1000' },
      chartbeat: {
        src: `${origin}/chartbeat.js`,
        account: '65000',
        domain: 'masthead.example',
        talksTo: { images: [`127.0.0.1:${port}`] },
      },
      segment: { src: `${origin}/v1/batch`, account: 'write-key' },
    }),
    beacons: () => at('/b'),
    pings: () => at('/ping'),
    messages: () => bodies.flatMap(({ batch }) => batch),
    asked: () => asked.map(({ pathname }) => pathname),
    writeKeys: () => new Set(bodies.map(({ writeKey }) => writeKey)),
    forget() {
      asked.length = 0;
      bodies.length = 0;
    },
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
