/** Hosts that tags come from: the one that was declared, and no other. */
import { SELF } from './tag.ts';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;
const OWN_PATH = /^\/(?![/\\])/;

/** A full name, in small letters, without wildcards. */
export const isHost = (host: string): boolean => host === SELF || HOST.test(host);

export const hostOf = (address: string): string => (OWN_PATH.test(address) ? SELF : new URL(address).host);

/** Whether an address is of this host, and secure. */
export function comesFrom(address: string, host: string): boolean {
  if (host === SELF) return OWN_PATH.test(address);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && url.host === host && url.username === '' && url.password === '';
}
