/** The two places of a comparison at the foot of the window, from 1024 px. One that is empty says what it is for. */
import { Button, IconButton } from '@masthead/ui';
import type { PickData } from '../body/pick/data.ts';
import { Picture } from '../picture/Picture.tsx';
import { Checked } from '../product/Checked.tsx';
import styles from './Tray.module.css';

interface TrayProps {
  chosen: readonly PickData[];
  onRemove: (pick: PickData) => void;
  onClear: () => void;
  onCompare: () => void;
}

export function Tray({ chosen, onRemove, onClear, onCompare }: TrayProps) {
  return (
    <div className={styles.tray}>
      {chosen.map((pick) => (
        <div className={styles.item} key={pick.rank}>
          {/* The same as in the list, so it is there already. */}
          {pick.picture && <Picture picture={pick.picture} className={styles.picture} />}
          <div className={styles.words}>
            <b>{pick.name}</b>
            {pick.offers[0]?.price && (
              <small>
                {pick.offers[0].price} <Checked at={pick.offers[0].checkedAt} />
              </small>
            )}
          </div>
          <IconButton
            className={styles.remove}
            icon="close"
            label={`Remove ${pick.name}`}
            onClick={() => onRemove(pick)}
          />
        </div>
      ))}
      {chosen.length === 1 && <div className={styles.empty}>Choose one more to compare</div>}
      <Button kind="brand" disabled={chosen.length < 2} onClick={onCompare}>
        Compare two
      </Button>
      <IconButton icon="close" label="Close compare" onClick={onClear} />
    </div>
  );
}
