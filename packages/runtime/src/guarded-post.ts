/**
 * Sends to an address that somebody typed in. The address that a name leads to is checked, and it is that very address
 * which is connected to: a name that leads elsewhere a moment later gains nothing. Redirects are not followed, and of
 * the answer only its status is read.
 */
import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

class ForbiddenAddress extends Error {}

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
/** Only what is given out to the world is not among them; of that, what stands for an IPv4 address is. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

const MAPPED = /^::ffff:/i;

/** Whether an IP address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  if (MAPPED.test(address)) return !inner.check(address, 'ipv6');
  return world.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

export interface GuardedPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  timeoutMs: number;
  /** Addresses of the machine itself and its network are taken too. */
  allowPrivate: boolean;
  signal?: AbortSignal | undefined;
}

/** The status of the answer; rejects when there is none in time. */
export function guardedPost({ url, headers, body, timeoutMs, allowPrivate, signal }: GuardedPost): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(forbidden(host));
  const timeout = AbortSignal.timeout(timeoutMs);
  const send = protocol === 'https:' ? httpsRequest : httpRequest;
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': `${Buffer.byteLength(body)}` },
    agent: false,
    lookup: allowPrivate ? resolve : publicLookup,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  request.on('response', (response) => {
    done(response.statusCode ?? 0);
    response.destroy();
  });
  request.on('error', reject);
  request.end(body);
  return promise;
}

const forbidden = (host: string): ForbiddenAddress =>
  new ForbiddenAddress(`${host} leads to an address that is not of the open internet`);

/** All addresses of a name must be public: which of them is taken is not ours to choose. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isOpen = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
    if (!isOpen) return callback(forbidden(hostname), []);
    const [first] = addresses;
    if (options.all || !first) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
