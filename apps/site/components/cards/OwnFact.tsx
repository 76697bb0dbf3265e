/** What a story is known by: a review's score on the measure, the length of what is played, a gallery's number of pictures, a deal's price. */
import { minutesAndSeconds } from '@masthead/model';
import { Fact, Measure } from '@masthead/ui';
import { Checked } from '../product/Checked.tsx';
import { PriceFact } from '../product/PriceFact.tsx';
import { scoreFigures, spokenScore } from '../review/score.ts';
import type { StoryFact } from './card-story.ts';

export function OwnFact({ fact }: { fact: StoryFact }) {
  if (fact.kind === 'score') {
    return (
      <Fact>
        <b aria-hidden="true">{scoreFigures(fact.score)}</b>
        <Measure value={fact.score} size="xs" label={spokenScore(fact.score)} />
        {fact.editorsChoice && <span>Editors’ Choice</span>}
        {fact.price} <Checked at={fact.checkedAt} />
      </Fact>
    );
  }
  if (fact.kind === 'duration') {
    return (
      <Fact>
        <b>{minutesAndSeconds(fact.seconds)}</b> {fact.of}
      </Fact>
    );
  }
  if (fact.kind === 'deal') return <PriceFact {...fact} />;
  return (
    <Fact>
      <b>{fact.count}</b> {fact.count === 1 ? 'picture' : 'pictures'}
    </Fact>
  );
}
