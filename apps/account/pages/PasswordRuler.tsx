/** What a password must have, as a ruler with a division for each rule: shown before it is broken, filled while it is kept. */
import { PASSWORD_RULES, type PasswordCheck } from '@masthead/account';
import { VisuallyHidden } from '@masthead/ui';
import styles from './PasswordRuler.module.css';

export const RULER_ID = 'password-rules';

const several = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

const { minPasswordLength, minPasswordLetters, minPasswordNumbers, minPasswordSpecialChars } = PASSWORD_RULES;

/** By what is checked, so that none is forgotten. */
const RULES: Readonly<Record<Exclude<keyof PasswordCheck, 'meetsReqs'>, string>> = {
  isValidPasswordLength: `${minPasswordLength} characters`,
  isValidPasswordLetters: several(minPasswordLetters, 'A letter', 'letters'),
  isValidPasswordNumbers: several(minPasswordNumbers, 'A number', 'numbers'),
  isValidPasswordSpecialChars: several(minPasswordSpecialChars, 'A special (! or ?)', 'specials in a row (! or ?)'),
};

export function PasswordRuler() {
  const rules = Object.entries(RULES);
  return (
    <>
      <div className={styles.ruler} role="img" aria-label={`0 of ${rules.length} rules met`} data-ruler>
        {rules.map(([rule]) => (
          <i key={rule} />
        ))}
      </div>
      <ul className={styles.rules} id={RULER_ID}>
        {rules.map(([rule, text]) => (
          <li key={rule} data-rule={rule}>
            {text}
            <VisuallyHidden data-done hidden>
              , done
            </VisuallyHidden>
          </li>
        ))}
      </ul>
    </>
  );
}
