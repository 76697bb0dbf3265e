/** Signs in with a passkey; gives what is wrong. */
import type { StaffPerson } from '@masthead/account';
import { wrongIn } from '../desk-client.ts';
import { isFields } from '../guards.ts';
import { askSession, isSignedIn } from '../session.ts';
import { showPasskey } from './passkey.ts';

export async function signInWithPasskey(onIn: (person: StaffPerson) => void): Promise<string> {
  const options = await askSession('/passkey-options', isFields);
  if (!options.ok) return wrongIn(options);
  const shown = await showPasskey(options.data);
  if (!shown.ok) return shown.message;
  const outcome = await askSession('/passkey', isSignedIn, { response: shown.response });
  if (outcome.ok) onIn(outcome.data.person);
  return wrongIn(outcome);
}
