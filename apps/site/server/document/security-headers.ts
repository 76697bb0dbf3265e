/** The headers that keep a page to what it declares. Applied to every HTML response, errors included. */

import { embedSites } from '../body/embed-sites.ts';

/** Third-party hosts that pages may load from. None is declared. */
const DECLARED_HOSTS: readonly string[] = [];

export interface PolicyOptions {
  /** In development the bundler injects scripts and styles, and talks over a socket. */
  development: boolean;
  /** Plain-http sites (a laptop, a test) must not be upgraded to https. */
  secure: boolean;
  /** Where pictures and films come from, when it is another host. */
  imageHost?: string | undefined;
  /** Other sites may show the page in a frame of theirs. */
  embeddable?: boolean;
}

/** Where browsers say what they refused; see server/policy-reports.ts. */
const POLICY_REPORTS = '/_node/policy-reports';

const NONCE_PLACE = '{nonce}';

/** Gives the policy of a response by its nonce; all else is the same for every response. */
export function contentSecurityPolicy(options: PolicyOptions): (nonce: string) => string {
  const parts = policyTemplate(options).split(NONCE_PLACE);
  return (nonce) => parts.join(nonce);
}

function policyTemplate({ development, secure, imageHost, embeddable = false }: PolicyOptions): string {
  const pictures = imageHost ? [imageHost] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", development ? "'unsafe-inline'" : `'nonce-${NONCE_PLACE}'`, ...DECLARED_HOSTS],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : []), ...DECLARED_HOSTS],
    'img-src': ["'self'", 'data:', ...pictures, ...DECLARED_HOSTS],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...DECLARED_HOSTS],
    'media-src': ["'self'", ...pictures, ...DECLARED_HOSTS],
    'frame-src': embedSites.map(({ origin }) => origin),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [embeddable ? '*' : "'self'"],
    ...(secure && { 'upgrade-insecure-requests': [] }),
    'report-uri': [POLICY_REPORTS],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** A secure site stays secure for a year after the last visit. */
export const strictTransport = { 'strict-transport-security': 'max-age=31536000' } as const;

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;
