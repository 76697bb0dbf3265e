/** Where a link of a text may lead: pages of ours, the web, a mailbox. Nothing that runs. */

const SCHEMES: ReadonlySet<string> = new Set(['https', 'http', 'mailto']);
const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Browsers leave these out before they read an address, so that `java⇥script:` would be `javascript:`. */
const UNSEEN = /[\p{Cc}\u2028\u2029]/gu;
/** Browsers read a backslash as a slash, and two slashes as another host. */
const OTHER_HOST = /^[/\\]{2}/;

/** The address as it is kept; undefined when nothing of ours may lead there. */
export function safeAddress(written: string): string | undefined {
  const address = written.replaceAll(UNSEEN, '').trim();
  if (address === '' || address.startsWith('\\') || OTHER_HOST.test(address)) return undefined;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || SCHEMES.has(scheme) ? address : undefined;
}

export const isSafeAddress = (address: string): boolean => safeAddress(address) === address;
