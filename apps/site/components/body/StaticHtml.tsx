/**
 * Text that stands in the document as HTML and is not sent a second time as data: at hydration its words are
 * missing, and what the server put there stays. It takes the holder of the text, not the words, so that none can be shown
 * here that the page's data would have a second time.
 */
import { trustedHtml } from '@masthead/browser';
import { useMemo, useState } from 'react';
import type { StaticText } from './static-text.ts';

interface StaticHtmlProps {
  id: string;
  text: StaticText;
  className?: string | undefined;
}

/** The text that the server rendered, as the browser has it. */
const renderedHtml = (id: string): string =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');

export function StaticHtml({ id, text: { bodyHtml: html }, className }: StaticHtmlProps) {
  const [kept] = useState(() => html ?? renderedHtml(id));
  // The same as long as the text is: React writes what is new.
  const markup = useMemo(() => ({ __html: trustedHtml(html ?? kept) }), [html, kept]);
  return <div id={id} className={className} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}
