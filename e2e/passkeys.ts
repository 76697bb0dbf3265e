/** A device with passkeys, as far as the browser can tell. */
import type { CDPSession, Page } from '@playwright/test';

interface Authenticator {
  session: CDPSession;
  authenticatorId: string;
}

export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return { session, authenticatorId };
}

/** Else the browser answers by itself with the one passkey that there is, beside the address. */
export const withoutOffer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
