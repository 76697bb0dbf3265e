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

/** Where a story is, by its slug or id; undefined when there is none. */
export type AddressOfStory = (story: string) => string | undefined;

/** The story that a link names instead of saying where it is: `story:halo-tested`. */
export const storyNamed = (href: string): string | undefined => /^\s*story:(.*)$/is.exec(href)?.[1]?.trim();

/** What may be such names in a text that is not read yet, and maybe more. */
export const maybeStoriesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/story:\s*([a-z0-9-]{1,120})/gi)].map(([, name = '']) => name)),
];
