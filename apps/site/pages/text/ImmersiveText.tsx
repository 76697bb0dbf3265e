/** A text that opens over a picture and leads to a whole story. */
import { ButtonLink } from '@masthead/ui';
import { ImmersiveHead } from '../../components/longform/ImmersiveHead.tsx';
import { LongformBody } from '../../components/longform/LongformBody.tsx';
import type { TextPageData } from './data.ts';
import styles from './ImmersiveText.module.css';

type ImmersiveTextProps = Pick<TextPageData, 'text' | 'body'> & { opening: NonNullable<TextPageData['opening']> };

export function ImmersiveText({ text, body, opening: { picture, storyHref, paidFor } }: ImmersiveTextProps) {
  return (
    <article>
      <ImmersiveHead title={text.title} dek={text.description} picture={picture} paidFor={paidFor} />
      <LongformBody body={body} numbered={false} />
      {storyHref && (
        <p className={styles.whole}>
          <ButtonLink href={storyHref}>Read the whole story</ButtonLink>
        </p>
      )}
    </article>
  );
}
