/** Gives every request one id that its log lines share. */
import { randomUUID } from 'node:crypto';

/** Narrow on purpose: an id from outside is printed in logs and sent back in a header. */
const acceptable = /^[A-Za-z0-9._-]{8,64}$/;

export function requestIdFrom(header: string | null): string {
  return header !== null && acceptable.test(header) ? header : randomUUID();
}
