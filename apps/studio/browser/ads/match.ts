/** Why a page shows a line or does not, in sentences. */
import type { Failing, Obstacle } from '@masthead/ads/decision';
import { countOf } from '../audience/words.ts';
import { type Is, isBoolean, isFields, isListOf, isText } from '../guards.ts';
import { dayOf, keyWords, placeWords, sizeWords } from './words.ts';

interface MatchedPlace {
  readonly slot: string;
  readonly matches: boolean;
  readonly failing: readonly Failing[];
}

export interface Match {
  readonly shows: boolean;
  readonly places: readonly MatchedPlace[];
  readonly obstacles: readonly Obstacle[];
}

const isFailing: Is<Failing> = (value): value is Failing =>
  isFields(value) &&
  (value.must === 'never' ||
    (isText(value.must) && isText(value.key) && [value.values, value.found].every(isListOf(isText))));

const isObstacle: Is<Obstacle> = (value): value is Obstacle => isFields(value) && isText(value.why);

const isPlace: Is<MatchedPlace> = (value): value is MatchedPlace =>
  isFields(value) && isText(value.slot) && isBoolean(value.matches) && isListOf(isFailing)(value.failing);

export const isMatch: Is<Match> = (value): value is Match =>
  isFields(value) && isBoolean(value.shows) && isListOf(isPlace)(value.places) && isListOf(isObstacle)(value.obstacles);

/** What keeps it from every place that it is kept from; each sentence once. */
export function reasonsIn({ places, obstacles }: Match): string[] {
  const aims = places.some(({ matches }) => matches) ? [] : places.flatMap(({ failing }) => failing.map(aimWords));
  return [...new Set([...obstacles.map(obstacleWords), ...aims])];
}

/** The places in which it may stand. */
export const placesIn = ({ places }: Match): string[] =>
  places.filter(({ matches }) => matches).map(({ slot }) => slotWords(slot));

const slotWords = (slot: string): string => placeWords(slot.replace(/-\d+$/, '')).toLowerCase();

function aimWords(failing: Failing): string {
  if (failing.must === 'never') return 'It is aimed so that no page can match.';
  const { key, values, found, must } = failing;
  const name = keyWords(key);
  const wanted = must === 'have' ? (values.length === 1 ? 'must be' : 'must be one of') : 'must not be';
  const has = found.length === 0 ? 'the page says nothing of it' : `the page has ${listed(found)}`;
  return `${name} ${wanted} ${listed(values)}; ${has}.`;
}

const MOST_NAMED = 6;
const listed = (values: readonly string[]): string =>
  values.length > MOST_NAMED
    ? `${values.slice(0, MOST_NAMED).join(', ')} and ${values.length - MOST_NAMED} more`
    : values.join(', ');

function obstacleWords(obstacle: Obstacle): string {
  switch (obstacle.why) {
    case 'state':
      return obstacle.state === 'paused' ? 'The line is paused.' : 'The line is a draft.';
    case 'not-yet':
      return `It begins only on ${dayOf(obstacle.from)}.`;
    case 'over':
      return `It was over on ${dayOf(obstacle.until)}.`;
    case 'goal-reached':
      return `Its goal of ${countOf(obstacle.goal)} is reached.`;
    case 'no-goal':
      return 'It has a goal of nothing.';
    case 'hidden':
      return 'This reader has hidden the advertiser.';
    case 'capped':
      return obstacle.remembered
        ? 'The reader has seen it often enough.'
        : 'It has a cap, and nothing is remembered here.';
    case 'no-creative-fits':
      return `No creative of it fits: the places take ${obstacle.sizes.map(sizeWords).join(', ')}.`;
  }
}
