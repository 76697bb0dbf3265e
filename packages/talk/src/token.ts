/** The signed token by which an outside comment service, such as Coral, takes our readers as its own (AU-19). */

interface TokenReader {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Good for an hour: the page asks for a new one. */
const GOOD_FOR_S = 3600;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const encoder = new TextEncoder();
const part = (value: object): string => base64url(encoder.encode(JSON.stringify(value)));

/** A JSON Web Token with HMAC and SHA-256, as Coral's single sign-on takes it. `now` in milliseconds. */
export async function discussionToken(
  { id, email, name }: TokenReader,
  secret: string,
  now: number,
  unique: () => string = () => crypto.randomUUID(),
): Promise<string> {
  const iat = Math.floor(now / 1000);
  const claims = { user: { id, email, username: name }, iat, exp: iat + GOOD_FOR_S, jti: unique() };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return `${signed}.${base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(signed))))}`;
}
