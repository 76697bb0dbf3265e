import { describe, expect, it } from 'vitest';
import { guardedPost, isPublicAddress } from './guarded-post.ts';

describe('an address', () => {
  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '0.0.0.0',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '::10.0.0.1',
    '64:ff9b::a00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    '2002:a00:1::',
  ])('%s is not of the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450:4001::8a'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

it.each([
  'http://127.0.0.1:9/',
  'http://[::1]:9/',
  'http://localhost:9/',
  'http://2130706433:9/',
  'https://0177.0.0.1:9/',
])('nothing is sent to %s', async (url) => {
  const post = { url, headers: {}, body: '{}', timeoutMs: 5000 };
  await expect(guardedPost({ ...post, allowPrivate: false })).rejects.toThrow('not of the open internet');
  await expect(guardedPost({ ...post, allowPrivate: true })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
