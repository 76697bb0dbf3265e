/** Whom a request comes from: the key that rate limits count by, and what the log of writes says. */
import { BlockList, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** What of a request says where it comes from. */
export interface Sending {
  socket: { remoteAddress?: string | undefined };
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Undefined: one of our own machines, which asks for itself. */
export type SenderOf = (sending: Sending) => string | undefined;

/**
 * What a request says of whom it is passed on for is believed from named proxies only. Each proxy adds whom it has it
 * from at the end: from there on back, the first that is none of ours is the sender.
 */
export function createSenderOf(trustedProxies: readonly string[]): SenderOf {
  const isTrusted = trustIn(trustedProxies);

  return ({ socket, headers }) => {
    const peer = peerOf(socket);
    if (!isTrusted(peer)) return household(peer);
    const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain).filter(Boolean);
    const sender = named.findLast((address) => !isTrusted(address)) ?? named[0];
    return sender === undefined ? undefined : household(sender);
  };
}

/** Whether a named proxy, or another machine of ours, handed the request over. */
export function createIsPassedOn(trustedProxies: readonly string[]): (sending: Sending) => boolean {
  const isTrusted = trustIn(trustedProxies);
  return ({ socket }) => isTrusted(peerOf(socket));
}

function trustIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const peerOf = ({ remoteAddress = '' }: Sending['socket']): string => plain(remoteAddress);

const plain = (address: string): string => address.trim().replace(MAPPED, '');

/** One household has a whole network of the longer addresses, and could send each time from another. */
function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back].slice(0, 4).join(':').toLowerCase();
}
