/** The state of a reader's choice, and a form to change it. It works without a script. */
import { SOLD_OR_SHARED } from '@masthead/rules';
import { Button, Hed } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import type { ReactNode } from 'react';
import { CHOICE_FIELD } from '../consent/consent-form.ts';
import { AddressField } from '../sign-up/AddressField.tsx';
import { FieldError } from './FieldError.tsx';
import styles from './PrivacyChoice.module.css';
import type { AskedOptOut, Choice, PrivacyState } from './privacy-choice.ts';

const ADDRESS_ERROR = 'address-wrong';

interface PrivacyChoiceProps {
  privacy: PrivacyState;
  asked: AskedOptOut;
}

export function PrivacyChoice({ privacy, asked: { address, wrong } }: PrivacyChoiceProps) {
  const { chosen, allowed } = privacy;
  const off = !SOLD_OR_SHARED.some((category) => allowed.includes(category));
  return (
    <section className={styles.box} aria-labelledby="privacy-state">
      <Hed as="h2" size="3">
        <span id="privacy-state">{off ? 'Selling and sharing is off' : 'Selling and sharing is on'}</span>
      </Hed>
      <StateInWords {...privacy} />
      {chosen && (
        <ChoiceForm choice="withdraw">
          <Button kind="line" type="submit">
            Withdraw this choice
          </Button>
        </ChoiceForm>
      )}
      {(!chosen || wrong !== undefined) && (
        <ChoiceForm choice="out">
          <p className={styles.hint} id="privacy-address">
            With your e-mail address we also pass the request on to partners that know you by it. You need not give one.
          </p>
          <FieldError id={ADDRESS_ERROR} text={wrong} />
          <div className={styles.join}>
            <AddressField
              address={address}
              optional
              wrongId={wrong && ADDRESS_ERROR}
              hintId="privacy-address"
              focused={wrong !== undefined}
            />
            <Button kind="brand" type="submit">
              Do not sell or share my information
            </Button>
          </div>
        </ChoiceForm>
      )}
    </section>
  );
}

function StateInWords({ chosen, signalled, noted, asksFirst }: PrivacyState) {
  const isPlain = !chosen && !signalled;
  return (
    <div className={styles.state} role="status">
      {signalled && (
        <p>
          Your browser sends a Global Privacy Control signal, and we honour it as your choice on every page. You need
          not do anything.
        </p>
      )}
      {chosen && <p>You chose this in this browser. We remember it for a year.</p>}
      {noted && <p>The request for the e-mail address that you gave is noted as well.</p>}
      {isPlain && asksFirst && <p>Where you are, nothing is sold or shared before you agree to it below.</p>}
      {isPlain && !asksFirst && <p>You have not refused it in this browser, and it sends no signal.</p>}
    </div>
  );
}

function ChoiceForm({ choice, children }: { choice: Choice; children: ReactNode }) {
  return (
    <form action={pathTo('do-not-sell', {})} method="post">
      <input type="hidden" name={CHOICE_FIELD} value={choice} />
      {children}
    </form>
  );
}
