/** Some calls are for processes of the publication itself, which know its key. */
import { timingSafeEqual } from 'node:crypto';
import { HttpError } from '@masthead/runtime';
import type { Context } from 'hono';

/** Looks at the header, before a body is read. */
export function guardByKey({ req }: Context, key: string | undefined): void {
  const [, given = ''] = /^Bearer +(\S{1,200})$/i.exec(req.header('authorization') ?? '') ?? [];
  if (!isKey(given, key))
    throw new HttpError(401, 'This needs the key of the publication: Authorization: Bearer …', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
}

/** Takes as long for a key that is nearly right as for any other. */
export function isKey(given: string, key: string | undefined): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key ?? '')];
  return other.length > 0 && one.length === other.length && timingSafeEqual(one, other);
}
