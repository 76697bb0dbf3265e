/** Checks what a request to S3 is signed with (AWS Signature Version 4), which s3rver leaves out. */
import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(?<scope>\S+), SignedHeaders=(?<names>\S+), Signature=(?<signature>\w+)$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What S3 calls the failure, or undefined when there is none. */
export function signatureFault(request: IncomingMessage, secret: string, region: string): string | undefined {
  const { method, url = '', headers } = request;
  const { scope = '', names = '', signature } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {};
  if (scope.split('/')[1] !== region) return 'AuthorizationHeaderMalformed';
  const [path, query = ''] = url.split('?');
  const signed = names.split(';').map((name) => `${name}:${headers[name]}`);
  const canonical = [method, path, query, ...signed, '', names, headers['x-amz-content-sha256']].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const expected = hmac(key, ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')).toString('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}
