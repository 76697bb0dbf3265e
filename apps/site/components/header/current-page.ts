/** Marks the link that leads to the page one is on. */
const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

export function currentPage(href: string, path: string): 'page' | undefined {
  return withoutSlash(href) === withoutSlash(path) ? 'page' : undefined;
}
