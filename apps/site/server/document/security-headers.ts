/** The headers that keep a page to what it declares. Applied to every HTML response, errors included. */

/** Third-party hosts that pages may load from, by directive. None is declared. */
const DECLARED_HOSTS: readonly string[] = [];

export interface PolicyOptions {
  nonce: string;
  /** In development the bundler injects scripts and styles, and talks over a socket. */
  development: boolean;
  /** Plain-http sites (a laptop, a test) must not be upgraded to https. */
  secure: boolean;
}

export function contentSecurityPolicy({ nonce, development, secure }: PolicyOptions): string {
  const hosts = DECLARED_HOSTS.join(' ');
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`} ${hosts}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : ''} ${hosts}`,
    `img-src 'self' data: ${hosts}`,
    `font-src 'self'`,
    `connect-src 'self' ${development ? 'ws:' : ''} ${hosts}`,
    `media-src 'self' ${hosts}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.map((directive) => directive.replace(/\s+/g, ' ').trim()).join('; ');
}

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;
