import { expect, test } from 'vitest';
import { joinNames } from './names-in-a-row.ts';

test.each([
  [[], ''],
  [['Ines Okafor'], 'Ines Okafor'],
  [['Ines Okafor', 'Yuki Arai'], 'Ines Okafor and Yuki Arai'],
  [['Ines Okafor', 'Yuki Arai', 'Tom Vesterholm'], 'Ines Okafor, Yuki Arai and Tom Vesterholm'],
])('%j reads "%s"', (names, sentence) => {
  expect(joinNames(names)).toBe(sentence);
});
