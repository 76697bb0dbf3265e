/** A form that was sent: its button shows that something is under way, its fields stay readable, and it is sent once. */
import { all } from './elements.ts';

/** What takes less shows nothing. */
const SPINNER_AFTER_MS = 400;

export function setWorking(button: HTMLButtonElement): { end(): void } {
  button.ariaBusy = 'true';
  const timer = setTimeout(() => button.toggleAttribute('data-loading', true), SPINNER_AFTER_MS);
  return {
    end() {
      clearTimeout(timer);
      button.ariaBusy = null;
      button.removeAttribute('data-loading');
    },
  };
}

export function showWork(): void {
  let working: { end(): void } | undefined;
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (working) return event.preventDefault();
    working = submitter instanceof HTMLButtonElement ? setWorking(submitter) : { end() {} };
    for (const field of all('input', HTMLInputElement, form)) field.readOnly = true;
  });
  // Gone back to: what was under way is no more.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    working?.end();
    working = undefined;
    for (const field of all('form input:read-only', HTMLInputElement)) field.readOnly = false;
  });
}
