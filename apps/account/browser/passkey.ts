/**
 * Passkeys: by a button, and where the browser can, among what it offers to fill into the address. The answer is sent as the
 * form that it stands in; a passkey that was declined says so in the page, which keeps what was typed.
 */
import { all, first, showWhen } from './elements.ts';
import { setWorking } from './working.ts';

/** Where the browser has passkeys and their JSON; elsewhere the forms are not offered. */
const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** What the browser offers beside the address; it ends when a button is pressed, since there can be one question only. */
let offered: AbortController | undefined;

export function usePasskeys(): void {
  const forms = all('form[data-passkey]', HTMLFormElement);
  if (!canUsePasskeys()) {
    for (const form of forms) form.remove();
    return;
  }
  for (const form of forms)
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void askFor(form, event.submitter);
    });
  const [form] = forms;
  if (form && first('[autocomplete~="webauthn"]', HTMLInputElement)) void offer(form);
  first('[data-choose]', HTMLAnchorElement)?.addEventListener('click', (event) => {
    event.preventDefault();
    showWhen('choose');
    first('#email', HTMLInputElement)?.focus();
  });
}

async function askFor(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  offered?.abort();
  const isWorking = button instanceof HTMLButtonElement ? setWorking(button) : undefined;
  const answer = await answerTo(form, {}).catch(() => undefined);
  if (answer) return send(form, answer);
  isWorking?.end();
  showWhen('declined');
  first('[data-when="declined"] button', HTMLButtonElement)?.focus();
}

/** Whatever goes wrong here was not asked for, and is not spoken of. */
async function offer(form: HTMLFormElement): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  offered = new AbortController();
  const { signal } = offered;
  const answer = await answerTo(form, { mediation: 'conditional', signal }).catch(() => undefined);
  if (answer) send(form, answer);
}

async function answerTo(form: HTMLFormElement, how: CredentialRequestOptions): Promise<string | undefined> {
  const response = await fetch(form.dataset.passkey ?? '', { method: 'POST' });
  if (!response.ok) return undefined;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await response.json());
  const credential = await navigator.credentials.get({ ...how, publicKey });
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential) : undefined;
}

function send(form: HTMLFormElement, answer: string): void {
  const field = first('input[name="answer"]', HTMLInputElement, form);
  if (!field) return;
  field.value = answer;
  // Not by a button: that would ask for the passkey again.
  form.submit();
}
