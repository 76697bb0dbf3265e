/** The address of the bucket that holds the media, such as s3://pictures/site?region=eu-central-1. */
import { z } from 'zod';
import { httpAddress } from './http-address.ts';

const OPTIONS: ReadonlySet<string> = new Set(['region', 'endpoint']);

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

function partsOf({ host, pathname, searchParams }: URL) {
  const region = searchParams.get('region') ?? 'us-east-1';
  return {
    bucket: host,
    prefix: withoutSlash(pathname),
    region,
    endpoint: searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`,
  };
}

const parts = z.object({
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
  prefix: z.string().regex(/^(\/[A-Za-z0-9_][A-Za-z0-9_.-]*)*$/),
  region: z.string().regex(/^[a-z0-9-]{1,40}$/),
  endpoint: httpAddress.transform(({ href }) => withoutSlash(href)),
});

export const mediaUrl = z
  .url({ protocol: /^s3$/ })
  .transform((address) => new URL(address))
  .refine(({ username, password, hash }) => username + password + hash === '')
  .refine(({ searchParams }) => [...searchParams.keys()].every((name) => OPTIONS.has(name)))
  .transform(partsOf)
  .pipe(parts);
