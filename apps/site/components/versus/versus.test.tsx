/** What a comparison says, to those who see it and to those who hear it. */
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PickData } from '../body/pick/data.ts';
import { Comparison } from './Comparison.tsx';
import { Contenders } from './Contenders.tsx';
import { Rounds } from './Rounds.tsx';
import { SideBySide } from './SideBySide.tsx';

const pick = (rank: number, name: string, more: Partial<PickData> = {}): PickData => ({
  rank,
  name,
  title: name,
  good: [],
  bad: [],
  offers: [],
  specs: [],
  ...more,
});
const halo = pick(1, 'Halo', {
  score: 9.1,
  specs: [{ name: 'Weight', value: '204 g' }],
  offers: [{ merchant: 'Dial', href: 'https://dial.example/', price: '$949' }],
});
const ondo = pick(2, 'Ondo');
const battery = { name: 'Battery', note: 'Hours', scores: [9.4, 7.8] as [number, number] };
const repair = { name: 'Repair', note: undefined, scores: [6, 6] as [number, number] };

it('a round says both scores with whose they are, and who wins', () => {
  const html = renderToString(<Rounds contenders={[halo, ondo]} rounds={[battery, repair]} />);
  for (const words of ['Halo: 9.4 out of 10', 'Ondo: 7.8 out of 10', 'Halo wins', 'A draw'])
    expect(html).toContain(words);
});

it('only the winner’s number is marked', () => {
  const html = renderToString(<Rounds contenders={[halo, ondo]} rounds={[battery]} />);
  expect(html).toMatch(/class="[^"]*won[^"]*">9\.4</);
  expect(html).not.toMatch(/class="[^"]*won[^"]*">7\.8</);
  expect(renderToString(<Rounds contenders={[halo, ondo]} rounds={[repair]} />)).not.toContain('won');
});

it('without rounds there is nothing to say of them', () => {
  expect(renderToString(<Rounds contenders={[halo, ondo]} rounds={[]} />)).toBe('');
  expect(renderToString(<Contenders contenders={[halo, ondo]} rounds={[]} />)).not.toContain('rounds won');
});

it('each contender says how many rounds it won', () => {
  const html = renderToString(<Contenders contenders={[halo, ondo]} rounds={[battery, repair]} />);
  expect(html.replaceAll('<!-- -->', '')).toMatch(/<b>1<\/b> of 2 rounds won.*<b>0<\/b> of 2 rounds won/s);
});

it('a table says what each product has, and where one says nothing, that', () => {
  const html = renderToString(<Comparison products={[halo, ondo]} label="Two" />);
  expect(html).toMatch(/<th scope="row">Weight<\/th><td>204 g<\/td><td><span[^>]*>Not stated</);
  expect(html).toContain('rel="sponsored nofollow noopener"');
});

it('a row to which no product says anything is left out', () => {
  const html = renderToString(<Comparison products={[ondo, pick(3, 'Tin', { score: 7 })]} label="Two" />);
  expect(html).toContain('>Score<');
  for (const row of ['>Price<', '>The good<', '>The bad<']) expect(html).not.toContain(row);
});

it('two products of which nothing is known have no table', () => {
  expect(renderToString(<SideBySide contenders={[ondo, pick(2, 'Tin')]} />)).toBe('');
});
