/** All topics under the bar, from 1024 px. A native popover: it opens without a script, and Escape closes it. */
import { Wrap } from '@masthead/ui';
import { useCallback, useRef } from 'react';
import { Card } from '../cards/Card.tsx';
import { ListLines } from '../cards/ListLines.tsx';
import { Links } from '../links/Links.tsx';
import styles from './MegaMenu.module.css';
import { useCloseOnNavigation } from './navigated.ts';
import type { Navigation } from './navigation.ts';

interface MegaMenuProps {
  id: string;
  mega: Navigation['mega'];
  onToggle: (open: boolean) => void;
}

export function MegaMenu({ id, mega, onToggle }: MegaMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useCallback(() => menu.current?.hidePopover?.(), []);
  useCloseOnNavigation(close);
  return (
    <div
      className={styles.mega}
      id={id}
      popover="auto"
      ref={menu}
      onToggle={(event) => onToggle(event.newState === 'open')}
    >
      <Wrap className={styles.inner}>
        <Links links={mega.big} linkClass={styles.big} />
        <div className={styles.columns}>
          {mega.columns.map((column) => (
            <div key={column.title}>
              <h2 className={styles.title}>{column.title}</h2>
              <Links links={column.links} linkClass={styles.link} />
            </div>
          ))}
        </div>
        {mega.featured.length > 0 && (
          <div>
            <h2 className={styles.title}>Tested this week</h2>
            <ListLines>
              {mega.featured.map((story) => (
                <Card key={story.id} story={story} size="5" row kicker={false} fact={{ kind: 'reading' }} />
              ))}
            </ListLines>
          </div>
        )}
      </Wrap>
    </div>
  );
}
