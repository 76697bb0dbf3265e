/** What opens an account and where it is open, as the service tells it. What cannot be read is left out. */
import type { Device, Passkey } from '@masthead/account';
import { callAccount, property } from '../account/calls.ts';
import { listOf, text } from '../account/kept-in.ts';

export const fetchPasskeys = async (): Promise<readonly Passkey[]> =>
  listOf(property(await callAccount('GET', '/passkeys'), 'passkeys'), passkeyIn);

export const fetchDevices = async (): Promise<readonly Device[]> =>
  listOf(property(await callAccount('GET', '/devices'), 'devices'), deviceIn);

const textsOf = (told: unknown, names: readonly string[]) => names.map((name) => text(property(told, name)));

function passkeyIn(told: unknown): Passkey | undefined {
  const [id, name, since, used = null] = textsOf(told, ['id', 'name', 'since', 'used']);
  return id && name && since ? { id, name, since, used } : undefined;
}

function deviceIn(told: unknown): Device | undefined {
  const [id, name, since, seen] = textsOf(told, ['id', 'name', 'since', 'seen']);
  return id && name && since && seen ? { id, name, since, seen, isThis: property(told, 'isThis') === true } : undefined;
}
