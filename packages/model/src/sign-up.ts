/** What a reader who wants newsletters tells us, and what it can be. */
export const LONGEST_ADDRESS = 254;
const LONGEST_NAME = 64;
/** So many newsletters are asked for at once, at most. */
export const MOST_NEWSLETTERS = 20;

/** As browsers check a field for addresses, except that a host of one word is nobody's. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An e-mail address in the one way that we write it; undefined for what cannot be one. */
export function normalAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  const fits = address.length <= LONGEST_ADDRESS && address.indexOf('@') <= LONGEST_NAME;
  return fits && ADDRESS.test(address) ? address : undefined;
}

/** Newsletters by slug, for one address. */
export interface SignUp {
  address: string;
  newsletters: string[];
}
