/** The layout of a letter as it is sent: nothing around it, the width of a mail, and light whatever the reader prefers. */

import type { LayoutProps } from './layout-props.ts';
import { Main } from './Main.tsx';
import styles from './NewsletterLayout.module.css';

export function Layout({ brand, children }: LayoutProps) {
  return (
    // The brand's colours anew, for this theme.
    <div className={styles.desk} data-theme="light" data-brand={brand}>
      <Main className={styles.letter}>{children}</Main>
    </div>
  );
}
