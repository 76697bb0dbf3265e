/** The choice in full, over the page that its reader is on. */
import type { ConsentCategory } from '@masthead/rules';
import { Hed } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './ConsentDialog.module.css';
import { ConsentForm } from './ConsentForm.tsx';
import { CATEGORY_FIELD } from './consent-form.ts';

/** What was pressed, and what was ticked. */
export interface Submitted {
  pressed: string;
  ticked: readonly string[];
}

interface ConsentDialogProps {
  allowed: readonly ConsentCategory[];
  signalled: boolean;
  /** Nothing is on before it is turned on. */
  asksFirst: boolean;
  onSubmit: (submitted: Submitted) => void;
  onClose: () => void;
}

export function ConsentDialog({ allowed, signalled, asksFirst, onSubmit, onClose }: ConsentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const pressed = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
    onSubmit({ pressed, ticked: new FormData(event.currentTarget).getAll(CATEGORY_FIELD).map(String) });
    dialog.current?.close();
  }

  const headline = (
    <Hed as="h2" size="2">
      Cookie choices
    </Hed>
  );
  return (
    <Dialog dialog={dialog} label="Cookie choices" top={headline} closeLabel="Close" onClose={onClose}>
      <p className={styles.words}>
        Change these any time from the foot of every page.
        {asksFirst ? ' Nothing optional is on until you turn it on. ' : ' What you turn off stays off. '}
        <a className={styles.link} href={pathTo('do-not-sell', {})}>
          More on your privacy
        </a>
      </p>
      <ConsentForm allowed={allowed} signalled={signalled} onSubmit={submit} />
    </Dialog>
  );
}
