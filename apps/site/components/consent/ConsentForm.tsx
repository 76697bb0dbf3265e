/** Everything that can be allowed, each with its switch: a form of its page, and in the dialog the same without a page. */
import { CATEGORIES, type ConsentCategory, CRITICAL, SOLD_OR_SHARED } from '@masthead/rules';
import { Button, SwitchRow } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import type { SubmitEvent } from 'react';
import styles from './ConsentForm.module.css';
import { categoryTexts } from './categories.ts';
import { CATEGORY_FIELD, CHOICE_FIELD } from './consent-form.ts';

interface ConsentFormProps {
  /** What may happen now. */
  allowed: readonly ConsentCategory[];
  /** The browser refuses, for its user, that anything is sold or shared. */
  signalled: boolean;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
}

export function ConsentForm({ allowed, signalled, onSubmit }: ConsentFormProps) {
  return (
    <form action={pathTo('do-not-sell', {})} method="post" onSubmit={onSubmit}>
      {signalled && (
        <p className={styles.note}>
          Your browser sends a Global Privacy Control signal: ads and social media stay off, whatever is chosen here.
        </p>
      )}
      {CATEGORIES.map((category) => (
        <Category
          key={category}
          category={category}
          on={allowed.includes(category)}
          fixed={category === CRITICAL || (signalled && SOLD_OR_SHARED.includes(category))}
        />
      ))}
      <div className={styles.acts}>
        <Button kind="brand" type="submit" name={CHOICE_FIELD} value="save">
          Save choices
        </Button>
        <Button kind="line" type="submit" name={CHOICE_FIELD} value="reject">
          Reject all
        </Button>
        <Button kind="line" type="submit" name={CHOICE_FIELD} value="accept">
          Accept all
        </Button>
      </div>
    </form>
  );
}

function Category({ category, on, fixed }: { category: ConsentCategory; on: boolean; fixed: boolean }) {
  const { name, does } = categoryTexts[category];
  return (
    <SwitchRow label={name} name={CATEGORY_FIELD} value={category} defaultChecked={on} disabled={fixed}>
      {does}
    </SwitchRow>
  );
}
