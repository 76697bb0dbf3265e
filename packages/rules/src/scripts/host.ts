/** Hosts that tags come from: the one that was declared, and no other. */
import { SELF } from './tag.ts';

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;
const OWN_PATH = /^\/(?![/\\])/;

/** A full name, in small letters, without wildcards. */
export const isHost = (host: string): boolean => host === SELF || HOST.test(host);

export const hostOf = (address: string): string => (OWN_PATH.test(address) ? SELF : new URL(address).host);

/** This machine: what never leaves it needs no secure line, and tests have none. */
const LOOPBACK = /^(127\.0\.0\.1|[a-z0-9-]+\.localhost)(:\d{1,5})?$/;

/** What a policy names a host by. */
export const originOf = (host: string): string => `${LOOPBACK.test(host) ? 'http' : 'https'}://${host}`;

/** Whether an address is of this host, and secure. */
export function comesFrom(address: string, host: string): boolean {
  if (host === SELF) return OWN_PATH.test(address);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.origin === originOf(host) && url.username === '' && url.password === '';
}
