/** At the foot of the window while a reader chooses: from 1024 px what is compared, below that the choice in view. */
import { VisuallyHidden } from '@masthead/ui';
import { useRef } from 'react';
import type { PickData } from '../body/pick/data.ts';
import { BuyBar } from './BuyBar.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { compareId } from './compare-id.ts';
import { Foot } from './Foot.tsx';
import { Tray } from './Tray.tsx';
import type { Comparing } from './use-compared.ts';

interface CompareAndBuyProps {
  picks: readonly PickData[];
  /** The choice in view. */
  current: PickData | undefined;
  comparing: Comparing;
}

export function CompareAndBuy({ picks, current, comparing: { chosen, remove, clear } }: CompareAndBuyProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const compare = () => dialog.current?.showModal();
  const comparable = chosen.length === 2;
  const sold = current && current.offers.length > 0 ? current : undefined;
  return (
    <>
      <VisuallyHidden role="status">{spoken(chosen)}</VisuallyHidden>
      {chosen.length > 0 && (
        <Foot on="wide">
          <Tray
            chosen={chosen}
            onCompare={compare}
            onRemove={(pick) => {
              remove(pick);
              focusOn(pick);
            }}
            onClear={() => {
              clear();
              focusOn(chosen[0]);
            }}
          />
        </Foot>
      )}
      {(sold || comparable) && (
        <Foot on="narrow">
          <BuyBar pick={sold} count={picks.length} comparable={comparable} onCompare={compare} />
        </Foot>
      )}
      <CompareDialog dialog={dialog} chosen={chosen} />
    </>
  );
}

/** The button that was pressed goes with what it removes: focus goes back to where the choice was made. */
const focusOn = (pick: PickData | undefined): void =>
  pick && document.getElementById(compareId(pick))?.focus({ preventScroll: true });

function spoken(chosen: readonly PickData[]): string {
  if (chosen.length === 0) return '';
  const names = chosen.map(({ name }) => name).join(' and ');
  return chosen.length === 2 ? `Comparing ${names}` : `${names} chosen, choose one more to compare`;
}
