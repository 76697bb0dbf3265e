/** Something over the page: a modal dialog, so focus stays in it, Escape closes it, and focus returns. */
import { classes, IconButton } from '@masthead/ui';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { useCloseOnNavigation } from '../header/navigated.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  label: string;
  /** Its headline. */
  top: ReactNode;
  /** Undefined where what is in it has a way to close it. */
  closeLabel: string | undefined;
  size?: 'narrow' | 'wide';
  onClose?: () => void;
  children: ReactNode;
}

/** Classic scrollbars take room: the page keeps it while the dialog locks the scroll. */
function rememberScrollbar(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
}

export function Dialog({ dialog, label, top, closeLabel, size, onClose, children }: DialogProps) {
  const close = useCallback(() => dialog.current?.close(), [dialog]);
  useCloseOnNavigation(close);
  return (
    <dialog
      className={classes(styles.dialog, size && styles[size])}
      ref={dialog}
      aria-label={label}
      closedby="any"
      onClose={onClose}
      onBeforeToggle={(event) => event.newState === 'open' && rememberScrollbar()}
    >
      <div className={styles.top}>
        {top}
        {closeLabel && <IconButton className={styles.close} icon="close" label={closeLabel} onClick={close} />}
      </div>
      {children}
    </dialog>
  );
}
