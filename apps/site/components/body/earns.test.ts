import { expect, it } from 'vitest';
import type { BodyPart } from './body-part.ts';
import { earns } from './earns.ts';

const offer = { merchant: 'Harbor', href: 'https://harbor.example/' };
const pick = { rank: 1, title: 'Aria', name: 'Aria', good: [], bad: [], offers: [], specs: [] };
const text: BodyPart = { kind: 'text', id: 't' };

it.each<[what: string, part: BodyPart, told: boolean]>([
  ['a text', text, false],
  ['a text with a link to a shop', { ...text, earns: true }, true],
  ['a buy button', { kind: 'buybutton', id: 'b', data: { name: 'Aria', offer } }, true],
  ['a review card with an offer', { kind: 'reviewcard', id: 'r', data: { name: 'Aria', offer } }, true],
  ['a review card without one', { kind: 'reviewcard', id: 'r', data: { name: 'Aria' } }, false],
  ['a choice with offers', { kind: 'cnetlisticle', id: 'c', data: { ...pick, offers: [offer] } }, true],
  ['a choice without any', { kind: 'cnetlisticle', id: 'c', data: pick }, false],
])('%s earns money: %#', (_what, part, told) => {
  expect(earns([text, part])).toBe(told);
});
