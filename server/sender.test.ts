import { expect, test } from 'vitest';
import { senderOf } from './sender.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  senderOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });

test.each([
  ['who connects', '203.0.113.7', undefined, '203.0.113.7'],
  ['who connects, whatever they say', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['whom a proxy of ours names last', '10.0.0.2', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['whom a proxy on this machine names', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['the machine itself', '127.0.0.1', undefined, '127.0.0.1'],
  ['a household of many addresses', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2'],
  ['the same household', '2001:db8:1:2::9', undefined, '2001:db8:1:2'],
  ['nobody, when the connection is gone', undefined, undefined, ''],
])('the sender is %s', (_who, peer, forwarded, sender) => {
  expect(from(peer, forwarded)).toBe(sender);
});
