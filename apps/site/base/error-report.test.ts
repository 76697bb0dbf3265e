import { describe, expect, it } from 'vitest';
import { LONGEST_MESSAGE, scrubbed } from './error-report.ts';

describe('the message of an error', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'offers')",
      "Cannot read properties of undefined (reading 'offers')",
    ],
    ['"my aunt Jane"... is not valid JSON', '"…"... is not valid JSON'],
    ['Failed to load https://a.example/x.js?user=jane#top', 'Failed to load https://a.example/x.js'],
    ['No account jane@mail.example', 'No account …'],
    ['No order 12345678 of 2026', 'No order … of 2026'],
    [
      'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]=',
      'Minified React error #418; visit https://react.dev/errors/418',
    ],
  ])('%s is told as %s', (message, told) => {
    expect(scrubbed(message)).toBe(told);
  });

  it('is short, and scrubbed in no time whatever it is', () => {
    for (const piece of ['"', "'a", 'a://', '@', '1', '“'])
      expect(scrubbed(piece.repeat(200_000)).length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  });
});
