/** Addresses of mail as accounts know them. */
import { normalAddress } from '@masthead/model';

/** As it is written to, and as it is compared: two that are read as one address are one account. */
export interface EmailAddress {
  readonly email: string;
  readonly key: string;
}

/**
 * Letters beyond ASCII are refused: those that look alike would be two accounts of one reader, or one of somebody else.
 * A domain may have them in the form that mail itself uses (`xn--`).
 */
const ASCII = /^[\x21-\x7e]+$/;

/** Undefined where it is no address that we could write to. */
export function readEmail(text: string): EmailAddress | undefined {
  const email = text.trim();
  const key = ASCII.test(email) ? normalAddress(email) : undefined;
  return key === undefined ? undefined : { email, key };
}
