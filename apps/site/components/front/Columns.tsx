/** Cells of a row beside each other, each as wide as its share of twelve columns; below each other on small screens. */
import { Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './Columns.module.css';

export interface Column {
  key: string;
  span: number;
  content: ReactNode;
}

export function Columns({ columns }: { columns: Column[] }) {
  return (
    <Wrap className={styles.outer}>
      <div className={styles.columns}>
        {columns.map(({ key, span, content }) => (
          <div className={styles[`span-${span}`]} key={key}>
            {content}
          </div>
        ))}
      </div>
    </Wrap>
  );
}
