/** A password can be looked at while it is written, and a new one shows which rules it keeps. */
import { checkPassword } from '@masthead/account';
import { all, first, say } from './elements.ts';

export function showPasswords(): void {
  for (const eye of all('[data-eye]', HTMLButtonElement)) {
    const field = eye.parentElement && first('input', HTMLInputElement, eye.parentElement);
    if (!field) continue;
    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password';
      eye.ariaPressed = String(isShown);
      eye.ariaLabel = isShown ? 'Hide password' : 'Show password';
    };
    eye.addEventListener('click', () => show(field.type === 'password'));
    // A password manager keeps what stands in a password field, and a browser fills in text fields what was written there.
    field.form?.addEventListener('submit', () => show(false));
  }
}

export function rulePasswords(): void {
  const field = first('input[autocomplete="new-password"]', HTMLInputElement);
  const button = first('[data-waits]', HTMLButtonElement);
  if (!field || !button) return;
  const check = () => showRules(field.value, button);
  field.addEventListener('input', check);
  // The browser may have filled it already.
  check();
  field.form?.addEventListener('submit', (event) => {
    if (button.ariaDisabled !== 'true') return;
    event.preventDefault();
    field.focus();
    say(`Still missing: ${missing().join(', ')}`);
  });
}

function showRules(password: string, button: HTMLButtonElement): void {
  const checks = checkPassword(password);
  const rules = all('[data-rule]', HTMLElement);
  for (const rule of rules) {
    const isMet = Object.entries(checks).some(([name, isKept]) => name === rule.dataset.rule && isKept);
    rule.toggleAttribute('data-ok', isMet);
    for (const done of all('[data-done]', HTMLElement, rule)) done.hidden = !isMet;
  }
  const met = rules.filter(({ dataset }) => 'ok' in dataset).length;
  showRuler(met, rules.length, password !== '');
  button.toggleAttribute('data-waits', !checks.meetsReqs);
  button.ariaDisabled = checks.meetsReqs ? null : 'true';
}

function showRuler(met: number, ofAll: number, isSaid: boolean): void {
  const ruler = first('[data-ruler]', HTMLElement);
  if (!ruler) return;
  const label = `${met} of ${ofAll} rules met`;
  if (isSaid && ruler.ariaLabel !== label) say(label);
  ruler.ariaLabel = label;
  ruler.toggleAttribute('data-full', met === ofAll);
  for (const [index, division] of [...ruler.children].entries()) division.toggleAttribute('data-on', index < met);
}

const missing = (): string[] =>
  all('[data-rule]:not([data-ok])', HTMLElement).map(({ firstChild }) => firstChild?.textContent ?? '');
