/**
 * The ceremony of a passkey, for readers and the newsroom's people alike: what is asked of a browser, and whether what it
 * answers is what was asked for. Whose passkeys there are, and what they open, is for each to say.
 */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { webauthn } from './webauthn.ts';

const text = z.string().max(20_000);
const credential = { id: text, rawId: text, type: z.literal('public-key') };
/** Of extensions nothing is asked. */
const clientExtensionResults = z.object({}).default({});

/** What a browser sends of a passkey that was used, as far as it is looked at. */
export const shownPasskey = z.object({
  ...credential,
  clientExtensionResults,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
}) satisfies z.ZodType<AuthenticationResponseJSON>;

/** And of one that was made. */
export const madePasskey = z.object({
  ...credential,
  clientExtensionResults,
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(text).max(20).default([]) }),
}) satisfies z.ZodType<RegistrationResponseJSON>;

/** What of a passkey is kept to know it again. */
export interface KeptPasskey {
  /** As its device names it. */
  id: string;
  public_key: string;
  /** Goes up with each use where the device counts; a copy of it would show. */
  counter: number;
  /** How the device can be reached; joined by spaces. */
  transports: string;
}

export interface CeremonyRules {
  siteUrl: string;
  /** As the device names where the passkey is for. */
  house: string;
  /** `required` where a passkey is both factors. */
  userVerification: 'required' | 'preferred';
  /** Each is good once: for one owner, or, with null, for whoever answers. */
  issueChallenge(ownerId: string | null): Promise<string>;
  redeemChallenge(challenge: string, ownerId: string | null): Promise<boolean>;
}

interface Owner {
  id: string;
  email: string;
  name: string;
}

export interface PasskeyCeremony {
  /** What a browser is to sign; it finds by itself whose passkey. */
  toShow(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The passkey's counter by now; undefined where it signed something else. */
  shown(answer: AuthenticationResponseJSON, kept: KeptPasskey, origin?: string): Promise<number | undefined>;
  toAdd(owner: Owner, known: readonly KeptPasskey[]): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Undefined where it is not what was asked of this owner. */
  made(answer: RegistrationResponseJSON, ownerId: string, origin?: string): Promise<KeptPasskey | undefined>;
}

export function createCeremony(rules: CeremonyRules): PasskeyCeremony {
  const { house, userVerification, issueChallenge, redeemChallenge } = rules;
  const { hostname: rpID, origin: ownOrigin } = new URL(rules.siteUrl);
  const challengeFor = async (ownerId: string | null) => bytesOf(await issueChallenge(ownerId));
  const expected = (ownerId: string | null, origin: string) => ({
    expectedOrigin: origin,
    expectedRPID: rpID,
    expectedChallenge: (challenge: string) => redeemChallenge(challenge, ownerId),
    requireUserVerification: userVerification === 'required',
  });
  return {
    async toShow() {
      const challenge = await challengeFor(null);
      return (await webauthn()).generateAuthenticationOptions({ rpID, challenge, userVerification });
    },

    async shown(response, kept, origin = ownOrigin) {
      const known = { ...namedOf(kept), publicKey: bytesOf(kept.public_key), counter: kept.counter };
      const outcome = await (await webauthn())
        .verifyAuthenticationResponse({ ...expected(null, origin), response, credential: known })
        .catch(refused);
      return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
    },

    async toAdd({ id, email, name }, known) {
      return (await webauthn()).generateRegistrationOptions({
        rpID,
        rpName: house,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        challenge: await challengeFor(id),
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification },
        excludeCredentials: known.map(namedOf),
      });
    },

    async made(response, ownerId, origin = ownOrigin) {
      const outcome = await (await webauthn())
        .verifyRegistrationResponse({ ...expected(ownerId, origin), response })
        .catch(refused);
      if (!outcome?.verified) return undefined;
      const { id, publicKey, counter, transports = [] } = outcome.registrationInfo.credential;
      return {
        id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(' '),
      };
    },
  };
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** The library throws for whatever is wrong with an answer; to whom sent it, all of that is the same. */
const refused = (): undefined => undefined;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
/** Hints for browsers: one that is not known says nothing to them. */
const isTransport = (name: string): name is AuthenticatorTransport => TRANSPORTS.some((known) => known === name);

const namedOf = ({ id, transports }: KeptPasskey) => ({ id, transports: transports.split(' ').filter(isTransport) });
