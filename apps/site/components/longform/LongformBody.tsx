/** A text to sink into: chapters with numbers, quotes and wide pictures that leave the column. */
import { classes } from '@masthead/ui';
import { Kept } from '../../base/Kept.tsx';
import { AdInText } from '../ads/AdInText.tsx';
import type { Body, BodyPart } from '../body/body-part.ts';
import { ElementView } from '../body/ElementView.tsx';
import { earns } from '../body/earns.ts';
import { StaticHtml } from '../body/StaticHtml.tsx';
import prose from '../body/StoryBody.module.css';
import { AffiliateLine } from '../product/AffiliateLine.tsx';
import styles from './LongformBody.module.css';

interface LongformBodyProps {
  body: Body;
  /** Chapters are counted unless their titles count already: "Day 9". */
  numbered: boolean;
}

export function LongformBody({ body, numbered }: LongformBodyProps) {
  const opening = body.find(({ kind }) => kind === 'text');
  return (
    <Kept of={body} as={`longform ${numbered}`}>
      <div className={classes(styles.body, numbered && styles.numbered)}>
        {earns(body) && (
          <div className={styles.inner}>
            <AffiliateLine bar />
          </div>
        )}
        {body.map((part) =>
          part.kind === 'text' ? (
            <StaticHtml
              key={part.id}
              id={part.id}
              text={part}
              className={classes(prose.prose, styles.text, part === opening && styles.opening)}
            />
          ) : (
            <div key={part.id} className={placeOf(part)}>
              {part.kind === 'ad' ? <AdInText number={part.number} /> : <ElementView part={part} />}
            </div>
          ),
        )}
      </div>
    </Kept>
  );
}

function placeOf(part: BodyPart): string | undefined {
  if (part.kind === 'pullquote') return styles.quote;
  return part.kind === 'image' && part.data.picture.slot === 'bleed' ? styles.bleed : styles.inner;
}
