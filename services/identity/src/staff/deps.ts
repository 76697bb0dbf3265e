/** What the use cases of the newsroom's people work with. */
import type { Mail } from '@masthead/mail';
import type { Clock, RateLimits } from '@masthead/runtime';
import type { Passwords } from '../passwords/passwords.ts';
import type { IdentityDatabase } from '../store/store.ts';

export interface StaffDeps {
  database: IdentityDatabase;
  clock: Clock;
  limits: RateLimits;
  passwords: Passwords;
  /** The installation's: seals the secrets of authenticators. */
  secret: string;
  /** Where the desk is found; links in mails lead there. */
  siteUrl: string;
  mail: Pick<Mail, 'putIn'>;
  /** There is something to send. */
  wakeMail(): void;
}
