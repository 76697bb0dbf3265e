/** A best list by what it recommends: what it is the best of, the product, how it was judged and what it costs. */
import { formatMoney } from '@masthead/model';
import { classes, Fact, Hed, Measure } from '@masthead/ui';
import cardStyles from '../cards/Card.module.css';
import { CardKicker } from '../cards/CardKicker.tsx';
import type { CardStory } from '../cards/card-story.ts';
import { Picture } from '../picture/Picture.tsx';
import { Checked } from '../product/Checked.tsx';
import { scoreFigures, spokenScore } from '../review/score.ts';
import type { ListPick } from './list-pick.ts';

interface BestPickProps {
  story: CardStory;
  pick: ListPick;
}

export function BestPick({ story, pick: { label, product, score, price, checkedAt } }: BestPickProps) {
  return (
    <article className={cardStyles.card}>
      {story.picture ? (
        <Picture picture={story.picture} className={cardStyles.picture} />
      ) : (
        <span className={classes(cardStyles.blank, cardStyles['blank-4x3'])} />
      )}
      <CardKicker kicker={story.kicker && { ...story.kicker, ...(label && { label }) }} />
      <Hed as="h3" size="3" voice="judge">
        <a className={cardStyles.link} href={story.href}>
          {product}
        </a>
      </Hed>
      <Fact>
        {score !== undefined && (
          <>
            <b aria-hidden="true">{scoreFigures(score)}</b>
            <Measure value={score} size="xs" label={spokenScore(score)} />
          </>
        )}
        {price && <span>from {formatMoney(price)}</span>}
        <Checked at={checkedAt} />
      </Fact>
    </article>
  );
}
