/** The headers that keep a page to what it declares. Applied to every HTML response, errors included. */
import type { PolicySources } from '@masthead/rules';

export interface PolicyOptions {
  /** In development the bundler injects scripts and styles, and talks over a socket. */
  development: boolean;
  /** Plain-http sites (a laptop, a test) must not be upgraded to https. */
  secure: boolean;
  /** Where pictures and films come from, when it is another host. */
  imageHost?: string | undefined;
  /** Whose pages may be shown in frames; nobody's unless said. */
  frames?: readonly string[];
  /** Other sites may show the page in a frame of theirs. */
  embeddable?: boolean;
  /** The hosts of declared scripts and links; without them, no third party is there. */
  declared?: PolicySources | undefined;
  /** Lets the script that stands in the document run, instead of a nonce: of answers that many readers share. */
  inlineScript?: string | undefined;
  /** Where a form may lead besides this site: browsers count the redirects after it, too. */
  formTargets?: readonly string[];
  /** Scripts of others run in the page, and write markup as they like: Trusted Types would stop them. */
  othersWrite?: boolean;
}

const NOBODY: PolicySources = {
  'script-src': [],
  'style-src': [],
  'img-src': [],
  'connect-src': [],
  'frame-src': [],
};

/** Markup and scripts come into the page by one door only: packages/browser/src/trusted.ts. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['masthead'] };

/** Where browsers say what they refused; see server/policy-reports.ts. */
const POLICY_REPORTS = '/_node/policy-reports';

const NONCE_PLACE = '{nonce}';

/** Gives the policy of a response by its nonce; all else is the same for every response. */
export function contentSecurityPolicy(options: PolicyOptions): (nonce: string) => string {
  const parts = policyTemplate(options).split(NONCE_PLACE);
  return (nonce) => parts.join(nonce);
}

function policyTemplate(options: PolicyOptions): string {
  const {
    development,
    secure,
    imageHost,
    frames = [],
    embeddable = false,
    declared = NOBODY,
    inlineScript = `'nonce-${NONCE_PLACE}'`,
    formTargets = [],
    othersWrite = false,
  } = options;
  const pictures = imageHost ? [imageHost] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", development ? "'unsafe-inline'" : inlineScript, ...declared['script-src']],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : []), ...declared['style-src']],
    'img-src': ["'self'", 'data:', ...pictures, ...declared['img-src']],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...declared['connect-src']],
    'media-src': ["'self'", ...pictures],
    'frame-src': [...frames, ...declared['frame-src']],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': [embeddable ? '*' : "'self'"],
    ...(!development && !othersWrite && TRUSTED_TYPES),
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
