/** One listener on the document turns clicks on our own links into navigations, wherever in a page they stand. */

/** The address a click should navigate to, or undefined when the browser should do what it always does. */
export function addressOfClick(event: MouseEvent, origin: string): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  return url.origin === origin ? url : undefined;
}
