/** The settings of accounts: what seals them, and who else says who somebody is. */
import { z } from 'zod';
import { httpAddress } from './http-address.ts';
import { about, jsonText, visibleKey } from './setting-parts.ts';

const LONGEST_JSON = 4096;
const address = z
  .string()
  .pipe(httpAddress)
  .transform(({ href }) => href);

const social = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  label: z.string().min(1).max(40),
  issuer: address,
  clientId: visibleKey(1),
  clientSecret: visibleKey(1).optional(),
  endpoints: z.strictObject({ authorization: address, token: address, userinfo: address }).optional(),
  trustsEmail: z.boolean().optional(),
});

const socialLogin = jsonText(LONGEST_JSON).pipe(social);

export const identityValues = {
  IDENTITY_SECRET: visibleKey(32).optional().register(about, {
    takes: 'a key of 32 to 512 visible ASCII characters',
    meaning: 'Seals what accounts are opened with, and is in every password; one for all machines, never changed.',
    unset: 'unset: made at the first start and kept in DATA_DIR',
    secret: true,
  }),
  OIDC_ISSUER: address.optional().register(about, {
    takes: 'an address such as https://example.eu.auth0.com/, without a query',
    meaning: 'The OpenID Connect issuer that readers sign in at, instead of the one in here.',
    unset: 'unset: the one in here, at /identity',
  }),
  OIDC_CLIENT_ID: visibleKey(1).optional().register(about, {
    takes: 'a name of up to 512 visible ASCII characters',
    meaning: 'What that issuer knows this site by.',
    unset: 'unset, and needed with OIDC_ISSUER',
  }),
  OIDC_CLIENT_SECRET: visibleKey(1).optional().register(about, {
    takes: 'a key of up to 512 visible ASCII characters',
    meaning: 'The secret that goes with OIDC_CLIENT_ID; PKCE is used either way.',
    unset: 'unset: this site is a public client',
    secret: true,
  }),
  SOCIAL_LOGIN: socialLogin.optional().register(about, {
    takes:
      'JSON such as {"name":"facebook","label":"Facebook","issuer":"https://example.com/","clientId":"…","clientSecret":"…"}',
    meaning:
      'Another provider that readers may sign in with at our own issuer; endpoints are needed where it cannot be discovered.',
    unset: 'unset: none',
    secret: true,
  }),
};

interface OidcValues {
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
}

export function oidcOf({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: OidcValues) {
  return issuer === undefined || clientId === undefined ? undefined : Object.freeze({ issuer, clientId, clientSecret });
}
