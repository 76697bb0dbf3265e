/** A hosted page as a document: made by React on the server, once, and never taken over by it in the browser. */
import { VisuallyHidden } from '@masthead/ui';
import { escapeHtml, THEME_SCRIPT } from '@masthead/web';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface DocumentParts {
  title: string;
  brandName: string;
  /** They ask for styles and code. */
  tags: string;
  nonce: string;
  /** Of the root, for styles and script. */
  data: Readonly<Record<string, string>>;
  body: ReactNode;
}

export function accountDocument({ title, brandName, tags, nonce, data, body }: DocumentParts): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const markup = renderToStaticMarkup(
    <>
      <VisuallyHidden id="said" role="status" />
      {body}
    </>,
  );
  return [
    `<!doctype html><html lang="en-US" data-brand="cnet"${attributes.join('')}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script nonce="${escapeHtml(nonce)}">${THEME_SCRIPT}</script>`,
    tags,
    `<title>${escapeHtml(title)} | ${escapeHtml(brandName)}</title>`,
    '<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `</head><body>${markup}</body></html>`,
  ].join('');
}
