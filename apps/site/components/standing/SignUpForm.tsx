/** Newsletters to choose from, and the address that they are for. A form that works without a script. */
import { Button, VisuallyHidden } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { AddressField } from '../sign-up/AddressField.tsx';
import type { AskedSignUp } from '../sign-up/sign-up.ts';
import { FieldError } from './FieldError.tsx';
import { type NewsletterEntry, NewsletterList } from './NewsletterList.tsx';
import styles from './SignUpForm.module.css';

const CHOICE_ERROR = 'newsletters-wrong';
const ADDRESS_ERROR = 'address-wrong';

interface SignUpFormProps {
  newsletters: NewsletterEntry[];
  signUp: AskedSignUp;
}

export function SignUpForm({ newsletters, signUp: { address, newsletters: chosen, wrong } }: SignUpFormProps) {
  return (
    <form className={styles.form} action={pathTo('newsletters', {})} method="post">
      <fieldset className={styles.choice} aria-describedby={wrong.newsletters && CHOICE_ERROR}>
        <legend>
          <VisuallyHidden>Newsletters</VisuallyHidden>
        </legend>
        <FieldError id={CHOICE_ERROR} text={wrong.newsletters} />
        <NewsletterList newsletters={newsletters} chosen={chosen} focused={wrong.newsletters !== undefined} />
      </fieldset>
      <div className={styles.bar}>
        <FieldError id={ADDRESS_ERROR} text={wrong.address} />
        <div className={styles.join}>
          <AddressField
            address={address}
            wrongId={wrong.address && ADDRESS_ERROR}
            focused={wrong.address !== undefined && wrong.newsletters === undefined}
          />
          <Button kind="brand" type="submit">
            Sign up
          </Button>
        </div>
        <p className={styles.hint}>Nothing is sent before you confirm your address.</p>
      </div>
    </form>
  );
}
