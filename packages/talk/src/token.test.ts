import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { discussionToken } from './token.ts';

it('the token of an outside comment service is signed by the secret alone, and ends', async () => {
  const now = Date.parse('2026-11-18T09:00:00Z');
  const token = await discussionToken(
    { id: 'r1', email: 'mara@example.com', name: 'Mára Q.' },
    's3cret',
    now,
    () => 'once',
  );
  const [head = '', claims = '', signature] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(read(claims)).toEqual({
    user: { id: 'r1', email: 'mara@example.com', username: 'Mára Q.' },
    iat: now / 1000,
    exp: now / 1000 + 3600,
    jti: 'once',
  });
  expect(signature).toBe(createHmac('sha256', 's3cret').update(`${head}.${claims}`).digest('base64url'));
});
