/** Adds a passkey: the browser asks for a face, a finger or a key, and the account learns its public half. */
import { callAccount } from '../account/calls.ts';
import { Field } from './parts.tsx';
import { SendingForm } from './SendingForm.tsx';
import { useSending } from './use-sending.ts';

const LONGEST_NAME = 60;

export function PasskeyAdder({ onAdded }: { onAdded(): void }) {
  const adding = useSending(async ({ name = '' }) => {
    const answer = await makePasskey();
    await callAccount('POST', '/passkeys', { answer, name: name.trim() || 'This device' });
    onAdded();
    return 'Added.';
  });
  return (
    <SendingForm sending={adding} deed="Add a passkey">
      <Field
        label="What you know it by"
        name="name"
        maxLength={LONGEST_NAME}
        placeholder="This device"
        autoComplete="off"
        wrong={adding.wrong}
      />
    </SendingForm>
  );
}

async function makePasskey(): Promise<unknown> {
  if (!('PublicKeyCredential' in window) || !PublicKeyCredential.parseCreationOptionsFromJSON)
    throw new Error('This browser makes no passkeys.');
  const told = await callAccount('POST', '/passkeys/options', {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(told as PublicKeyCredentialCreationOptionsJSON);
  const credential = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new Error(isKnown ? 'This device has a passkey already.' : 'The passkey was not made. Try once more.');
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The passkey was not made. Try once more.');
  return credential.toJSON();
}
