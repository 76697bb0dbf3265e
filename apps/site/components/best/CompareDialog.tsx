/** Two choices side by side, over the page. */
import { Hed } from '@masthead/ui';
import type { RefObject } from 'react';
import type { PickData } from '../body/pick/data.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Comparison } from '../versus/Comparison.tsx';

interface CompareDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  chosen: readonly PickData[];
}

export function CompareDialog({ dialog, chosen }: CompareDialogProps) {
  const names = (
    <Hed as="h2" size="2" voice="judge">
      {chosen.map(({ name }) => name).join(' or ')}
    </Hed>
  );
  return (
    <Dialog dialog={dialog} label="Compare two" top={names} closeLabel="Close comparison" size="wide">
      {chosen.length === 2 && <Comparison products={chosen} label="Two products side by side" />}
    </Dialog>
  );
}
