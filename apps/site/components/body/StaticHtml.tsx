/**
 * Text that stands in the document as HTML and is not sent a second time as data: at hydration `html` is missing, and
 * what the server put there stays.
 */
import { trustedHtml } from '@masthead/browser';
import { useMemo, useState } from 'react';

interface StaticHtmlProps {
  id: string;
  /** Sanitised by the model; absent at hydration only. */
  html: string | undefined;
  className?: string | undefined;
}

/** The text that the server rendered, as the browser has it. */
const renderedHtml = (id: string): string =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');

export function StaticHtml({ id, html, className }: StaticHtmlProps) {
  const [kept] = useState(() => html ?? renderedHtml(id));
  // The same as long as the text is: React writes what is new.
  const markup = useMemo(() => ({ __html: trustedHtml(html ?? kept) }), [html, kept]);
  return <div id={id} className={className} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}
