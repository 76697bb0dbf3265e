/**
 * What the reader allows, in the browser: by the cookie, which is read anew after each choice and when the page is looked
 * at again, so that a choice of another tab holds here too. Not with each question: reading cookies is slow.
 */
import {
  allows,
  type CategoryName,
  type ChoicePlace,
  type ConsentChoice,
  choiceCookie,
  choiceIn,
  type Privacy,
  privacyFrom,
  promptFor,
  readCookies,
  serialiseChoice,
} from '@masthead/rules';
import { RECORD_FIELDS, RECORD_PATH } from '../../components/consent/consent-form.ts';

export interface Consent {
  readonly privacy: Privacy;
  allows(category: CategoryName): boolean;
  /** Whether the reader has to be asked first, or is to be told. */
  prompt(): ReturnType<typeof promptFor>;
  choose(choice: ConsentChoice, madeOn: ChoicePlace): void;
  /** Called after each choice, and when the page is looked at again. */
  onChange(listener: () => void): void;
}

export function createConsent(privacyWord: string): Consent {
  const privacy = privacyHere(privacyWord);
  const listeners = new Set<() => void>();
  /** For a browser that keeps no cookies: the choice then lasts as long as the page. */
  let chosenHere: ConsentChoice | undefined;
  let read: { choice: ConsentChoice | undefined } | undefined;
  const choice = (): ConsentChoice | undefined => {
    read ??= { choice: choiceIn(readCookies(document.cookie), Date.now()) };
    return read.choice ?? chosenHere;
  };
  const tell = (): void => {
    read = undefined;
    for (const listener of listeners) listener();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tell());
  addEventListener('focus', () => {
    read = undefined;
  });
  addEventListener(CHOSEN, (event) => {
    if (event instanceof CustomEvent) chosenHere = event.detail;
    tell();
  });
  return {
    privacy,
    allows: (category) => allows(choice(), category, privacy),
    prompt: () => promptFor(choice(), privacy),
    choose(chosen, madeOn) {
      // biome-ignore lint/suspicious/noDocumentCookie: it is read at once, which the Cookie Store cannot
      document.cookie = choiceCookie(chosen, { secure: location.protocol === 'https:' });
      record(chosen, madeOn);
      dispatchEvent(new CustomEvent<ConsentChoice>(CHOSEN, { detail: chosen }));
    },
    onChange: (listener) => void listeners.add(listener),
  };
}

/** Told on the window with each choice, for whoever else asks what is allowed in this tab. */
const CHOSEN = 'masthead:consent';

/** The server's word for laws; the signal as the browser gives it now, too. */
function privacyHere(word: string): Privacy {
  const told = privacyFrom(word);
  return { ...told, globalPrivacyControl: told.globalPrivacyControl || signalsPrivacy() };
}

const signalsPrivacy = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;

/** The choice holds whether or not this arrives. */
function record(choice: ConsentChoice, madeOn: ChoicePlace): void {
  const body = new URLSearchParams({
    [RECORD_FIELDS.choice]: serialiseChoice(choice),
    [RECORD_FIELDS.madeOn]: madeOn,
  });
  fetch(RECORD_PATH, { method: 'POST', body, keepalive: true }).catch((error: unknown) => reportError(error));
}
