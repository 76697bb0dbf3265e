import { expect, it } from 'vitest';
import { socketAddress } from './network.ts';

it.each([
  [
    'a secure page, on port 443',
    'https://masthead.example/news-live/l/#update-1',
    'wss://masthead.example/api/live/socket',
  ],
  ['a secure page elsewhere', 'https://masthead.example:8443/x/', 'wss://masthead.example:8443/api/live/socket'],
  ['a page on a laptop', 'http://localhost:4000/x/?a=b', 'ws://localhost:4000/api/live/socket'],
])('the socket of %s', (_, page, address) => {
  expect(socketAddress('/api/live/socket', page).href).toBe(address);
});
