/** The head of an immersive page: edge to edge over its picture, dark whatever the reader prefers. */
import { Dek, Hed, Wrap } from '@masthead/ui';
import { StillPicture } from '../picture/StillPicture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './ImmersiveHead.module.css';
import type { StandingText } from './standing-text.ts';

interface ImmersiveHeadProps {
  text: StandingText;
  picture: ShownPicture | undefined;
}

export function ImmersiveHead({ text, picture }: ImmersiveHeadProps) {
  return (
    <header className={styles.head}>
      {picture && <StillPicture picture={picture} priority className={styles.picture} />}
      <Wrap className={styles.words}>
        <Hed as="h1" size="display" voice="judge">
          {text.title}
        </Hed>
        {text.description && <Dek className={styles.dek}>{text.description}</Dek>}
      </Wrap>
    </header>
  );
}
