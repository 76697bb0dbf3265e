/** The layout of the first page that a reader of an advertisement sees: as for paid search, and it introduces us. */
import { FlagFrame } from './FlagFrame.tsx';
import type { LayoutProps } from './layout-props.ts';
import styles from './PaidSearchLandingLayout.module.css';
import { PaidSearchNotice } from './PaidSearchNotice.tsx';

export function Layout({ children, ...frame }: LayoutProps) {
  const statement = frame.navigation?.footer.statement;
  return (
    <FlagFrame {...frame} beside={statement && <p className={styles.statement}>{statement}</p>}>
      <PaidSearchNotice />
      {children}
    </FlagFrame>
  );
}
