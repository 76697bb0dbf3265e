/** Says what was finished, in the lower left corner: for five seconds, and as long as somebody is in it. */
import { useEffect, useState } from 'react';
import { useWatched } from '../../base/watched.ts';
import styles from './ToastCorner.module.css';
import { type Toast, toast } from './toast.ts';

const SHOWN_MS = 5000;

export function ToastCorner() {
  const shown = useWatched(toast);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => toast.set(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  return (
    <div
      className={styles.corner}
      role="status"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      {shown && (
        <div className={styles.toast}>
          <span>
            <b>{shown.done}</b> {shown.words}
          </span>
          <Act act={shown.act} />
        </div>
      )}
    </div>
  );
}

function Act({ act }: Pick<Toast, 'act'>) {
  if (!act) return null;
  if (act.href)
    return (
      <a className={styles.act} href={act.href}>
        {act.label}
      </a>
    );
  const press = () => {
    toast.set(undefined);
    act.run?.();
  };
  return (
    <button type="button" className={styles.act} onClick={press}>
      {act.label}
    </button>
  );
}
