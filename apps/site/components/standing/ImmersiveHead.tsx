/** The head of an immersive page: edge to edge over its picture, dark whatever the reader prefers. */
import { Dek, Hed, Wrap } from '@masthead/ui';
import type { Picture as PictureData } from '../cards/card-story.ts';
import styles from './ImmersiveHead.module.css';
import type { StandingText } from './standing-text.ts';

interface ImmersiveHeadProps {
  text: StandingText;
  picture: PictureData | undefined;
}

export function ImmersiveHead({ text, picture }: ImmersiveHeadProps) {
  return (
    <header className={styles.head}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      )}
      <Wrap className={styles.words}>
        <Hed as="h1" size="display" voice="judge">
          {text.title}
        </Hed>
        {text.description && <Dek className={styles.dek}>{text.description}</Dek>}
      </Wrap>
    </header>
  );
}
