import { expect, test } from 'vitest';
import { createSenderOf } from './sender.ts';

const from = (trusted: string[], remoteAddress: string | undefined, forwarded?: string) =>
  createSenderOf(trusted)({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });

const PROXIES = ['10.0.0.0/8', '127.0.0.1', 'fd00::/8'];

test.each([
  ['who connects', '203.0.113.7', undefined, '203.0.113.7'],
  ['who connects, whatever they say', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['whom a named proxy has it from', '10.0.0.2', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['whom the first of several named proxies has it from', '10.0.0.2', '1.2.3.4, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
  ['whom a named proxy on this machine names', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['whom a proxy of a named network names', 'fd00::5', '203.0.113.9', '203.0.113.9'],
  ['who sits behind proxies only, when all are named', '10.0.0.2', '10.1.1.1, 10.0.0.3', '10.1.1.1'],
  ['a proxy that nobody named, whatever it says', '192.168.0.2', '203.0.113.9', '192.168.0.2'],
  ['a household of many addresses', '2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2'],
  ['the same household', '2001:db8:1:2::9', undefined, '2001:db8:1:2'],
  ['nobody, when the connection is gone', undefined, undefined, ''],
  ['none, when a machine of ours asks for itself', '10.0.0.2', undefined, undefined],
])('the sender is %s', (_who, peer, forwarded, sender) => {
  expect(from(PROXIES, peer, forwarded)).toBe(sender);
});

test.each(['127.0.0.1', '10.0.0.2', '::1', '192.168.1.1'])('nobody is believed unless named: %s', (peer) => {
  expect(from([], peer, '203.0.113.9')).not.toBe('203.0.113.9');
});
