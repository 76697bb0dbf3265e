/** Speaks to the product without a client's good manners: bytes out, bytes back. */
import { connect } from 'node:net';
import { productUrl } from './fixtures.ts';

export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends the bytes as they are, and reads until the server closes. */
export async function sendBytes(bytes: string, address = productUrl()): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(bytes, 'latin1');
  let text = '';
  for await (const chunk of socket) text += chunk.toString('latin1');
  return parse(text);
}

/** A request for a path exactly as it is written, which URL parsers would tidy up. */
export const askRaw = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> => {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendBytes(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
};

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? Number.NaN),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
