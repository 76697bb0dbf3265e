/** Checks a DKIM signature (RFC 6376, relaxed/relaxed) by itself, and not by the library that made it. */
import { createHash, type KeyObject, verify } from 'node:crypto';

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '');

const relaxedHeader = (header: string): string => {
  const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(header) ?? [];
  return `${name.toLowerCase().trim()}:${value
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
};

const relaxedBody = (body: string): string =>
  `${body
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(\r\n)*$/, '')}\r\n`;

export function isSignedBy(raw: string, key: KeyObject): { fields: Record<string, string>; isRight: boolean } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?![ \t])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const fields = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.trim(), withoutSpace(value.join('='))];
      }),
  );
  const bodyHash = createHash('sha256')
    .update(relaxedBody(rest.join('\r\n\r\n')))
    .digest('base64');
  const signed = (fields.h ?? '').split(':').flatMap((name) => {
    const header = headers.findLast((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return header === undefined ? [] : [relaxedHeader(header)];
  });
  const own = relaxedHeader(signature.replace(/(;\s*b=)[^;]*/, '$1'));
  const isRight =
    bodyHash === fields.bh &&
    verify('sha256', Buffer.from([...signed, own].join('\r\n')), key, Buffer.from(fields.b ?? '', 'base64'));
  return { fields, isRight };
}
