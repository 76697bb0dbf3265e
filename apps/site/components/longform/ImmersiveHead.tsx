/** The head of an immersive page: edge to edge over its picture, dark whatever the reader prefers. */
import { Dek, Hed, Wrap } from '@masthead/ui';
import type { ReactNode } from 'react';
import { PaidLabel } from '../cards/PaidLabel.tsx';
import { StillPicture } from '../picture/StillPicture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './ImmersiveHead.module.css';

interface ImmersiveHeadProps {
  title: string;
  dek: string | undefined;
  picture: ShownPicture | undefined;
  /** Somebody paid for it. */
  paidFor?: boolean | undefined;
  /** Who wrote it and how long it is. */
  children?: ReactNode;
}

export function ImmersiveHead({ title, dek, picture, paidFor = false, children }: ImmersiveHeadProps) {
  return (
    <header className={styles.head}>
      {picture && <StillPicture picture={picture} priority className={styles.picture} />}
      <Wrap className={styles.words}>
        {paidFor && <PaidLabel />}
        <Hed as="h1" size="display" voice="judge" className={styles.title}>
          {title}
        </Hed>
        {dek && <Dek className={styles.dek}>{dek}</Dek>}
        {children && <div className={styles.meta}>{children}</div>}
      </Wrap>
    </header>
  );
}
