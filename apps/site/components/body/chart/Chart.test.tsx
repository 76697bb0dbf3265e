import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Chart } from './Chart.tsx';
import type { ChartData } from './data.ts';

const bars: ChartData = {
  title: 'Battery lost',
  form: 'bar',
  unit: '%',
  digits: 0,
  points: [
    { label: 'Duo', value: 2 },
    { label: 'X', value: 31 },
  ],
};

it.each<ChartData>([bars, { ...bars, form: 'line' }])(
  'a $form chart is told whole to those who do not see it',
  (data) => {
    const html = renderToString(<Chart data={data} />);
    expect(html).toContain('role="img" aria-label="Battery lost: Duo 2%, X 31%"');
    expect(html).toMatch(/<details.*<th scope="row">Duo<\/th><td>2%<\/td>.*<td>31%<\/td>.*<\/details>/s);
  },
);

it('what the story is about is marked among its rivals, and nothing where there are none', () => {
  const [duo, other] = bars.points;
  if (!duo || !other) throw new Error('No bars');
  const html = renderToString(<Chart data={{ ...bars, points: [other, { ...duo, ours: true }] }} />);
  expect(html).toMatch(/class="[^"]*rival[^"]*"><span>X<.*class="[^"]*ours[^"]*"><span>Duo</s);
  expect(renderToString(<Chart data={bars} />)).not.toMatch(/ours|rival/);
});

it('no drawing needs a style attribute, which the page’s policy forbids', () => {
  for (const form of ['bar', 'line'] as const)
    expect(renderToString(<Chart data={{ ...bars, form }} />)).not.toContain('style=');
});
