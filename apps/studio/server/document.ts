/** The one document of the studio. It holds nothing of anybody: what is shown is asked for in the browser, with a token. */
import { escapeHtml, THEME_SCRIPT } from '@masthead/web';

const DESCRIPTION = 'Where stories are looked after and live coverage is written';

/** `tags` ask for styles and code; the nonce is the response's own. */
export const studioDocument = (tags: string, nonce: string): string =>
  [
    '<!doctype html><html lang="en-US" data-brand="cnet"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script nonce="${escapeHtml(nonce)}">${THEME_SCRIPT}</script>`,
    tags,
    `<title>The desk | Masthead</title><meta name="description" content="${DESCRIPTION}">`,
    '<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '</head><body><div id="root"><noscript><main><p>The desk needs JavaScript.</p></main></noscript></div></body></html>',
  ].join('');
