/** Two choices side by side, over the page: a modal dialog, so focus stays in it, Escape closes it, and focus returns. */
import { Hed, IconButton } from '@masthead/ui';
import { type RefObject, useCallback } from 'react';
import type { PickData } from '../body/pick/data.ts';
import { useCloseOnNavigation } from '../header/navigated.ts';
import { Comparison } from '../versus/Comparison.tsx';
import styles from './CompareDialog.module.css';

interface CompareDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  chosen: readonly PickData[];
}

/** Classic scrollbars take room: the page keeps it while the dialog locks the scroll. */
function rememberScrollbar(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

export function CompareDialog({ dialog, chosen }: CompareDialogProps) {
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  useCloseOnNavigation(close);
  return (
    <dialog
      className={styles.dialog}
      ref={dialog}
      aria-label="Compare two"
      closedby="any"
      onBeforeToggle={(event) => event.newState === 'open' && rememberScrollbar()}
    >
      <div className={styles.top}>
        <Hed as="h2" size="2" voice="judge">
          {chosen.map(({ name }) => name).join(' or ')}
        </Hed>
        <IconButton className={styles.close} icon="close" label="Close comparison" onClick={close} />
      </div>
      {chosen.length === 2 && <Comparison products={chosen} label="Two products side by side" />}
    </dialog>
  );
}
