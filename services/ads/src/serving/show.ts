/** The document of an ad's frame: one link, a picture or a few plain fields, and no script. Its policy lets nothing else in. */
import { createHash } from 'node:crypto';
import type { Showing } from '@masthead/ads/token';
import { escapeHtml } from '@masthead/web';
import type { KeptCreative } from '../booked/rows.ts';
import { fileOf } from '../pictures/take-picture.ts';
import type { CreativeFields, KeptPicture } from '../stored/creative-fields.ts';
import { picturePath } from './paths.ts';

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface Frame {
  /** Where the ad's one link leads; nowhere in a preview. */
  readonly href: string | undefined;
  readonly size: Showing['size'];
  /** Where the page says so; else the browser knows. */
  readonly theme: Theme | undefined;
  /** The site's own: the frame has an origin of nobody, so it stands in the policy by name. */
  readonly origin: string;
}

interface Drawn {
  readonly style: string;
  readonly inner: string;
}

const RESET = `html,body{margin:0;height:100%;overflow:hidden}a{display:block;height:100%;text-decoration:none;color:inherit}a:focus-visible{outline:3px solid #1d5bd6;outline-offset:-3px}img{display:block}`;

export function frameDocument({ creative, fields }: KeptCreative, frame: Frame): Response | undefined {
  const drawn = draw(fields, creative.alt, frame);
  if (!drawn) return undefined;
  const scheme = frame.theme ?? 'light dark';
  const style = `:root{color-scheme:${scheme}}${RESET}${drawn.style}`;
  const link = frame.href
    ? `<a href="${escapeHtml(frame.href)}" target="_blank" rel="noopener nofollow sponsored">${drawn.inner}</a>`
    : `<a>${drawn.inner}</a>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Advertisement</title><style>${style}</style></head><body>${link}</body></html>`;
  return new Response(html, { headers: frameHeaders(style, frame) });
}

/** Until its token is over; a reader who comes back to the page has it still. */
const KEPT_SECONDS = 3600;

function frameHeaders(style: string, { origin, href }: Frame): Record<string, string> {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `img-src 'self' ${origin}`,
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${origin}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': href ? `private, max-age=${KEPT_SECONDS}` : 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'autoplay=(), camera=(), geolocation=(), microphone=()',
  };
}

function draw(fields: CreativeFields, alt: string, { size, theme }: Frame): Drawn | undefined {
  switch (fields.kind) {
    case 'picture':
      return drawPicture(fields, alt, theme);
    case 'responsive':
      return drawResponsive(fields, alt, size);
    case 'native':
    case 'video':
      return undefined;
  }
}

const srcOf = ({ path }: KeptPicture): string => escapeHtml(picturePath(fileOf(path)));

type PictureFields = Extract<CreativeFields, { kind: 'picture' }>;

function drawPicture({ size, picture, darkPicture }: PictureFields, alt: string, theme: Theme | undefined): Drawn {
  const [width = '', height = ''] = size.split('x').map((part) => String(Number.parseInt(part, 10)));
  const shown = theme === 'dark' && darkPicture ? darkPicture : picture;
  const source =
    darkPicture && theme === undefined
      ? `<source media="(prefers-color-scheme: dark)" srcset="${srcOf(darkPicture)}">`
      : '';
  return {
    style: 'body{display:grid;place-items:center}img{max-width:100%;max-height:100%;object-fit:contain}',
    inner: `<picture>${source}<img src="${srcOf(shown)}" width="${width}" height="${height}" alt="${escapeHtml(alt)}"></picture>`,
  };
}

type ResponsiveFields = Extract<CreativeFields, { kind: 'responsive' }>;

/** As high as a line of text and a button need beneath each other. */
const HIGH = 200;

/** Colours are checked when they are saved: nothing else of a creative comes into a style. */
function drawResponsive(fields: ResponsiveFields, alt: string, size: Showing['size']): Drawn {
  const { headline, text, button, payerName, picture, background, ink } = fields;
  const isHigh = Number(size.slice(size.indexOf('x') + 1)) >= HIGH;
  const image = picture ? `<img src="${srcOf(picture)}" alt="${escapeHtml(alt)}">` : '';
  const lines = [
    `<strong>${escapeHtml(headline)}</strong>`,
    isHigh && text ? `<span class="p">${escapeHtml(text)}</span>` : '',
    `<span class="b">${escapeHtml(button)}</span>`,
    isHigh ? `<small>${escapeHtml(payerName)}</small>` : '',
  ];
  const columns = isHigh ? 'flex-direction:column;justify-content:center' : 'align-items:center';
  return {
    style: [
      `body{background:${background};color:${ink};font:16px/1.35 system-ui,sans-serif}`,
      `a{display:flex;box-sizing:border-box}.t{display:flex;flex:1;min-width:0;gap:8px 16px;padding:8px 16px;${columns}}`,
      'strong{font-size:1.15em;line-height:1.2}small{font-size:.75em}',
      'img{height:100%;max-width:45%;object-fit:cover}',
      `.b{align-self:${isHigh ? 'flex-start' : 'center'};padding:6px 14px;border:2px solid;border-radius:4px;font-weight:600;white-space:nowrap}`,
    ].join(''),
    inner: `${image}<span class="t">${lines.join('')}</span>`,
  };
}
