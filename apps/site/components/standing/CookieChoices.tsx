/** The choice in full, on a page of its own: for readers without scripts, and for whoever wants to read about it first. */
import { Hed } from '@masthead/ui';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { CHOICES_ID } from '../consent/choices-id.ts';
import styles from './PrivacyChoice.module.css';
import type { PrivacyState } from './privacy-choice.ts';

export function CookieChoices({ allowed, signalled }: PrivacyState) {
  return (
    <section className={styles.box} id={CHOICES_ID} aria-labelledby="cookie-state">
      <Hed as="h2" size="3">
        <span id="cookie-state">Cookie choices</span>
      </Hed>
      <ConsentForm allowed={allowed} signalled={signalled} />
    </section>
  );
}
