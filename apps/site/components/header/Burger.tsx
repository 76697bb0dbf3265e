/** Opens the drawer: by an invoker command, or by script where browsers lack it. */
import { IconButton } from '@masthead/ui';
import type { RefObject } from 'react';

interface BurgerProps {
  drawer: string;
  dialog: RefObject<HTMLDialogElement | null>;
  className?: string | undefined;
}

export function Burger({ drawer, dialog, className }: BurgerProps) {
  const show = () => {
    if ('command' in HTMLButtonElement.prototype) return;
    dialog.current?.showModal();
  };
  return (
    <IconButton
      className={className}
      icon="menu"
      label="Menu"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={drawer}
      onClick={show}
    />
  );
}
