/** What may be believed of a token. */
import { expect, it } from 'vitest';
import { createAdTokens, isExpired, type Showing, TOKEN_MS } from './index.ts';

const NOW = Date.parse('2026-11-18T20:00:00Z');
const tokens = createAdTokens('a key of this house');
const showing: Showing = {
  decision: '7a1f6c1e-6c1b-4b8e-9d6a-0c6a1d2f3b4c',
  slot: 'in-content-2',
  placement: 'in-content',
  size: 'fluidx250',
  line: 'fjordline-roadshow',
  creative: 'fjordline-bergen-728x250',
  decidedAt: NOW,
};

it('says what was signed, and nothing of where it leads', () => {
  const token = tokens.sign(showing);
  expect(tokens.read(token)).toEqual(showing);
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(token.length).toBeLessThan(400);
});

it('is refused with any one letter changed', () => {
  const token = tokens.sign(showing);
  for (let at = 0; at < token.length; at += 1)
    for (const letter of ['A', 'z', '-'])
      if (token[at] !== letter)
        expect(tokens.read(token.slice(0, at) + letter + token.slice(at + 1)), `${at}`).toBeUndefined();
});

it('is one: letters that stand for the same bytes are refused too', () => {
  const token = tokens.sign(showing);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const taken = [...letters].filter((letter) => tokens.read(token.slice(0, -1) + letter));
  expect(taken).toEqual([token.at(-1)]);
});

it('is refused when another key signed it, and when it is none', () => {
  expect(tokens.read(createAdTokens('another').sign(showing))).toBeUndefined();
  for (const wrong of ['', '.', 'a.b', tokens.sign(showing).split('.')[0] ?? '', `${tokens.sign(showing)}x`])
    expect(tokens.read(wrong)).toBeUndefined();
});

it('is good for an hour from the decision', () => {
  expect([isExpired(showing, NOW + TOKEN_MS - 1), isExpired(showing, NOW + TOKEN_MS)]).toEqual([false, true]);
});
