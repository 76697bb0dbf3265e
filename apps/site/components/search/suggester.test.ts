import { handMovedTimers } from '@masthead/browser/testing';
import { expect, it } from 'vitest';
import { createSuggester } from './suggester.ts';
import type { Suggestion } from './suggestion.ts';

const about = (label: string): Suggestion => ({ kind: 'topic', label, url: '/topics/x/' });

/** A suggester whose questions the test answers. */
function suggesting() {
  const timers = handMovedTimers();
  const shown: string[][] = [];
  const asked: { query: string; signal: AbortSignal; answer: PromiseWithResolvers<Suggestion[]> }[] = [];
  const suggester = createSuggester({
    timers,
    ask(query, signal) {
      const answer = Promise.withResolvers<Suggestion[]>();
      asked.push({ query, signal, answer });
      return answer.promise;
    },
    show: (suggestions) => shown.push(suggestions.map(({ label }) => label)),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { timers, shown, asked, settled, ...suggester };
}

it('asks once, when nobody has typed for a moment', () => {
  const { typed, timers, asked } = suggesting();
  for (const text of ['ph', 'pho', ' phon ']) {
    typed(text);
    timers.pass(100);
  }
  expect(asked).toEqual([]);
  timers.pass(50);
  expect(asked.map(({ query }) => query)).toEqual(['phon']);
});

it('shows the answer to the last words only, and gives the earlier question up', async () => {
  const { typed, timers, asked, shown, settled } = suggesting();
  typed('pho');
  timers.pass(150);
  typed('lap');
  expect(asked[0]?.signal.aborted).toBe(true);
  timers.pass(150);
  asked[1]?.answer.resolve([about('Laptops')]);
  asked[0]?.answer.resolve([about('Phones')]);
  await settled();
  expect(shown).toEqual([['Laptops']]);
});

it('shows nothing when the answer fails', async () => {
  const { typed, timers, asked, shown, settled } = suggesting();
  typed('pho');
  timers.pass(150);
  asked[0]?.answer.reject(new Error('away'));
  await settled();
  expect(shown).toEqual([[]]);
});

it('has nothing for a single letter, and takes back what was shown', () => {
  const { typed, timers, asked, shown } = suggesting();
  typed('p');
  timers.pass(1000);
  expect(asked).toEqual([]);
  expect(shown).toEqual([[]]);
});

it('asks nothing more once it is stopped', () => {
  const { typed, stop, timers, asked } = suggesting();
  typed('pho');
  stop();
  timers.pass(1000);
  expect(asked).toEqual([]);
});
