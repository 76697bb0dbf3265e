/** Stylesheets of the reader site by their addresses, each fetched once; one that failed is asked for again. */
const known = new Map<string, Promise<CSSStyleSheet>>();

export function stylesheetAt(address: string): Promise<CSSStyleSheet> {
  const sheet = known.get(address) ?? fetched(address);
  known.set(address, sheet);
  sheet.catch(() => known.delete(address));
  return sheet;
}

async function fetched(address: string): Promise<CSSStyleSheet> {
  // The development server gives a stylesheet only to who says that it wants one.
  const response = await fetch(address, { headers: { accept: 'text/css' } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}
