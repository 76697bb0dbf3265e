import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bindUnits } from './bind-units.ts';

it.each([
  ['adds 60 miles without a bigger battery', 'adds 60_miles without a bigger battery'],
  ['82 kWh, 4 °C and 64 dB at 68 mph', '82_kWh, 4_°C and 64_dB at 68_mph'],
  ['10 to 80 percent in 19 minutes', '10 to 80_percent in 19_minutes'],
  ['Arden 3 Touring, 9 Mattresses, 2 mins', 'Arden 3 Touring, 9 Mattresses, 2 mins'],
  ['$2 million for 1,600 kg', '$2_million for 1,600_kg'],
])('%s', (text, bound) => {
  expect(bindUnits(text).replaceAll('\u00a0', '_')).toBe(bound);
});

it('changes nothing but spaces', () => {
  fc.assert(
    fc.property(fc.string(), (text) => bindUnits(text).replaceAll('\u00a0', ' ') === text.replaceAll('\u00a0', ' ')),
  );
});
