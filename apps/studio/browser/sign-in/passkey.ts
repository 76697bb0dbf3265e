/** Passkeys in the browser: by the platform's own reading and writing of their JSON. */

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

export type Shown = { ok: true; response: object } | { ok: false; message: string };

const NOT_NOW = 'No passkey was chosen. Try again, or sign in another way.';
const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: NOT_NOW,
  AbortError: NOT_NOW,
  InvalidStateError: 'This device has a passkey for you already.',
  SecurityError: 'Passkeys do not work at this address of the desk.',
};

async function shownBy(ask: () => Promise<Credential | null>): Promise<Shown> {
  try {
    const credential = await ask();
    if (credential instanceof PublicKeyCredential) return { ok: true, response: credential.toJSON() };
    return { ok: false, message: NOT_NOW };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { ok: false, message: SENTENCES[name] ?? 'This browser could not use a passkey.' };
  }
}

/** The options are as the desk sent them; the platform looks at what they hold. */
export const showPasskey = (options: object): Promise<Shown> =>
  shownBy(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );

export const makePasskey = (options: object): Promise<Shown> =>
  shownBy(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

/** What somebody is likely to call the device that they sit at. */
export function deviceLabel({ userAgent }: Pick<Navigator, 'userAgent'> = navigator): string {
  const names = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android phone'],
    [/CrOS/, 'Chromebook'],
    [/Windows/, 'Windows computer'],
    [/Mac OS X/, 'Mac'],
    [/Linux/, 'Linux computer'],
  ] as const;
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Passkey';
}
