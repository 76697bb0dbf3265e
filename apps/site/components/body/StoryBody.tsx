/** A running text with the elements in it; where its links earn money, it says so first. */

import { Kept } from '../../base/Kept.tsx';
import { AdInText } from '../ads/AdInText.tsx';
import { AffiliateLine } from '../product/AffiliateLine.tsx';
import type { Body } from './body-part.ts';
import { ElementView } from './ElementView.tsx';
import { earns } from './earns.ts';
import { StaticHtml } from './StaticHtml.tsx';
import styles from './StoryBody.module.css';

interface StoryBodyProps {
  body: Body;
  /** The page says already that links earn money. */
  disclosed?: boolean;
  /** The look of texts that look otherwise. */
  textClass?: string | undefined;
}

export function StoryBody({ body, disclosed = false, textClass }: StoryBodyProps) {
  return (
    <Kept of={body} as={`text ${disclosed} ${textClass}`}>
      <div className={styles.body}>
        {!disclosed && earns(body) && <AffiliateLine bar />}
        {body.map((part) =>
          part.kind === 'text' ? (
            <StaticHtml key={part.id} id={part.id} text={part} className={textClass ?? styles.prose} />
          ) : part.kind === 'ad' ? (
            <AdInText key={part.id} number={part.number} />
          ) : (
            <ElementView key={part.id} part={part} />
          ),
        )}
      </div>
    </Kept>
  );
}
