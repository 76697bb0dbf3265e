/**
 * The pages of the issuer, as states: what the service decides and the app of accounts shows. Each is a page with forms
 * that work without a script; in a frame of the site's dialog it is the same page without what stands around it.
 */
import type { Instant } from '@masthead/model';

/** Why the reader was asked to sign in: the button says it, and it is done when they are in. */
export const INTENTS = ['save', 'follow', 'alert', 'comment'] as const;
export type Intent = (typeof INTENTS)[number];

/** Where a sign-in that is under way stands; every form of it posts back to where it is. */
export interface Visit {
  /** `/identity/sign-in/{uid}/`: the base of the addresses of this sign-in, each a page of its own (see `HOSTED_STEPS`). */
  readonly base: string;
  /** In a frame of our own dialog: no header, no footer, the dialog's padding around it, and links that leave have `target`. */
  readonly isFramed: boolean;
  readonly intent?: Intent | undefined;
  /** The one social connection, where there is one. */
  readonly social?: { readonly name: string; readonly label: string } | undefined;
}

/** For how long the button in a mail is good: the page that says so and the service that counts agree by it. */
export const MAIL_MINUTES = { join: 30, forgot: 30, link: 30 } as const;

/** What stands behind the base. GET shows, POST does. */
export const HOSTED_STEPS = {
  /** Form: `email`, `password`. */
  signIn: '',
  /** Form: `email`, `password`. */
  join: 'join/',
  /** Form: `email`. Asks for a mail with a link that sets a new password. */
  forgot: 'forgot/',
  /** Form: `email`. Asks for a mail with a link that signs in. */
  link: 'link/',
  /** POST: JSON for `navigator.credentials.get`; see `PasskeyOptions`. */
  passkeyOptions: 'passkey/options/',
  /** Form: `answer` (JSON of the credential). Answers as every form: with a redirect or a page. */
  passkey: 'passkey/',
  /** POST: leads to the social connection. A form with `target="_top"`. */
  social: 'social/',
  /** Where the connection leads back to; no page of its own. */
  socialBack: 'social/back/',
  /** POST: leads back to the site, without a sign-in. */
  cancel: 'cancel/',
} as const;
export type HostedStep = keyof typeof HOSTED_STEPS;

/** Behind the base: to sign in, also where the visit began with joining, which the base alone then shows. */
export const TO_SIGN_IN = '?screen=sign-in';

export type HostedPage =
  | {
      readonly name: 'sign-in';
      readonly visit: Visit;
      /** What was typed is never lost. The password is not sent back. */
      readonly email: string;
      readonly problem?:
        | { readonly kind: 'mismatch'; readonly triesLeft: number }
        | { readonly kind: 'email' }
        | { readonly kind: 'passkey' }
        | { readonly kind: 'social'; readonly label: string };
    }
  | {
      readonly name: 'join';
      readonly visit: Visit;
      readonly email: string;
      readonly problem?: { readonly kind: 'email' } | { readonly kind: 'password' };
    }
  /** After joining, after “Forgot it?” and after “Email me a link”: the same whether or not the address is known. */
  | {
      readonly name: 'mail-sent';
      readonly visit: Visit;
      readonly about: 'join' | 'forgot' | 'link';
      readonly email: string;
      /** When another may be asked for; the form posts `email` alone to the step, also where it joins. */
      readonly againAt: Instant;
      readonly now: Instant;
    }
  | {
      readonly name: 'locked';
      readonly visit: Visit;
      readonly email: string;
      readonly until: Instant;
      readonly now: Instant;
    }
  | {
      readonly name: 'forgot';
      readonly visit: Visit;
      readonly email: string;
      readonly problem?: { readonly kind: 'email' };
    }
  | {
      readonly name: 'link';
      readonly visit: Visit;
      readonly email: string;
      readonly problem?: { readonly kind: 'email' };
    }
  /** By the link of a mail: `/identity/password/?token=…`. Form: `token`, `password`. */
  | {
      readonly name: 'new-password';
      /** Forgotten, or joined in another browser than the one that the letter was opened in. */
      readonly about: 'forgot' | 'join';
      readonly token: string;
      readonly email: string;
      readonly problem?: { readonly kind: 'password' };
    }
  /** By the link of a mail, before anything is done: machines that look at links press no button. Form: `token`. */
  | {
      readonly name: 'confirm';
      readonly token: string;
      readonly about: 'join' | 'link' | 'email';
      readonly email: string;
    }
  /** Something is finished, and nothing is asked any more. */
  | { readonly name: 'done'; readonly about: 'password' | 'email' | 'confirmed' }
  /** A link or a sign-in that is no longer good, or never was; `again` is where to begin anew. */
  | { readonly name: 'over'; readonly about: 'link' | 'sign-in'; readonly isFramed: boolean }
  /** Of the protocol: nothing a reader did. */
  | {
      readonly name: 'failed';
      readonly status: 400 | 403 | 404 | 429 | 500;
      readonly message: string;
      readonly isFramed: boolean;
    };

/** The forms of a sign-in, by the names that they are counted by. */
const ACCOUNT_FORMS = ['sign-in', 'join', 'forgot', 'link'] as const;
const FORM_OUTCOMES = ['viewed', 'accepted', 'refused'] as const;

/** A form that is shown, or what became of one that was sent. */
export interface FormTold {
  readonly form: (typeof ACCOUNT_FORMS)[number];
  readonly outcome: (typeof FORM_OUTCOMES)[number];
}

/** Undefined for what is none. */
export function readFormTold(saidForm: unknown, saidOutcome: unknown): FormTold | undefined {
  const form = ACCOUNT_FORMS.find((each) => each === saidForm);
  const outcome = FORM_OUTCOMES.find((each) => each === saidOutcome);
  return form && outcome && { form, outcome };
}

/** What a page says of the forms of its sign-in. That somebody is in is told by itself. */
export function formOf(page: HostedPage): FormTold | undefined {
  switch (page.name) {
    case 'sign-in':
    case 'join':
    case 'forgot':
    case 'link':
      return { form: page.name, outcome: page.problem ? 'refused' : 'viewed' };
    case 'locked':
      return { form: 'sign-in', outcome: 'refused' };
    case 'mail-sent':
      return { form: page.about, outcome: 'accepted' };
    case 'new-password':
    case 'confirm':
    case 'done':
    case 'over':
    case 'failed':
      return undefined;
  }
}

/** What the frame of the dialog tells the page around it, by `postMessage` to its own origin only. */
export type FrameMessage =
  | { readonly masthead: 'account'; readonly is: 'height'; readonly height: number }
  | { readonly masthead: 'account'; readonly is: 'close' }
  | ({ readonly masthead: 'account'; readonly is: 'form' } & FormTold)
  /** Somebody is in: the page asks who. `via` is how the issuer answered (AU-08). */
  | { readonly masthead: 'account'; readonly is: 'signed-in'; readonly via: 'code' | 'fragment' };
