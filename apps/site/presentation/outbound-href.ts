/** Addresses outside of the site come from outside: only those that a browser may be sent to are ever linked. */
const PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:']);

/** The address as a browser reads it, or nothing when it is no web address. */
export function outboundHref(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url && PROTOCOLS.has(url.protocol) ? url.href : undefined;
}
