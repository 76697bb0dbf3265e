import { expect, test } from 'vitest';
import { sentOn } from '../../presentation/view/newsletter.ts';

test.each([
  [{ frequency: 'Daily', day: '' }, 'Daily'],
  [{ frequency: 'Weekly', day: 'Thursday' }, 'Thursdays'],
  [{ frequency: 'Weekly', day: '' }, 'Weekly'],
  [{ frequency: 'Twice a month', day: 'Saturday' }, 'Twice a month, on Saturdays'],
  [{ frequency: 'As it happens', day: '' }, 'As it happens'],
])('a newsletter with %o is sent: %s', (newsletter, sent) => {
  expect(sentOn(newsletter)).toBe(sent);
});
