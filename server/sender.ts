/** Whom a request comes from: the key that rate limits count by. */
import { BlockList, isIPv6 } from 'node:net';

/** Networks that are nobody's on the internet: who comes from there is a proxy of ours, and says for whom it asks. */
const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8);
ours.addSubnet('10.0.0.0', 8);
ours.addSubnet('172.16.0.0', 12);
ours.addSubnet('192.168.0.0', 16);
ours.addAddress('::1', 'ipv6');
ours.addSubnet('fc00::', 7, 'ipv6');

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** What of a request says where it comes from. */
export interface Sending {
  socket: { remoteAddress?: string | undefined };
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Only the last name that a proxy adds is its own word; those before it are the sender's. */
export function senderOf({ socket, headers }: Sending): string {
  const peer = plain(socket.remoteAddress ?? '');
  if (!ours.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return household(peer);
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim();
  return household(plain(forwarded || peer));
}

const plain = (address: string): string => address.replace(MAPPED, '');

/** One household has a whole network of the longer addresses, and could send each time from another. */
function household(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back].slice(0, 4).join(':').toLowerCase();
}
