/** What a page of a sign-in knows of the request that led to it. */
import { INTENTS, type Intent, ISSUER_PATH, ownPath, type Visit } from '@masthead/account';
import type { SigningIn } from '../issuer/issuer.ts';

export type Social = NonNullable<Visit['social']>;

export interface UnderWay {
  visit: Visit;
  returnTo: string;
  wantsToJoin: boolean;
}

const signInPath = (uid: string): string => `${ISSUER_PATH}/sign-in/${uid}/`;

export function visitOf({ uid, params }: SigningIn, social: Social | undefined): UnderWay {
  const text = (name: string): string | undefined => {
    const value = params[name];
    return typeof value === 'string' ? value : undefined;
  };
  const intent = text('for');
  return {
    visit: {
      base: signInPath(uid),
      isFramed: text('framed') === '1',
      ...(isIntent(intent) && { intent }),
      ...(social && { social }),
    },
    returnTo: ownPath(text('return_to')),
    wantsToJoin: text('screen_hint') === 'signup',
  };
}

const isIntent = (text: string | undefined): text is Intent => INTENTS.some((intent) => intent === text);
