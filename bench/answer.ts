/** One request over plain HTTP, with the bytes as they travel: nothing is decoded. */
import { Agent, get } from 'node:http';

export interface Answer {
  status: number;
  /** Pairs in their order and spelling. */
  headers: [string, string][];
  body: Buffer;
}

const TIMEOUT_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export function answerOf(address: string, acceptEncoding = 'identity'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const options = { agent, timeout: TIMEOUT_MS, headers: { 'accept-encoding': acceptEncoding } };
  const request = get(address, options, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: pairs(response.rawHeaders),
        body: Buffer.concat(chunks),
      }),
    );
  });
  request.on('timeout', () => request.destroy(new Error(`${address} did not answer in time`)));
  request.on('error', reject);
  return promise;
}

const pairs = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));

export const headerOf = ({ headers }: Answer, wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
