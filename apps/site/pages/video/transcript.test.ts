import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transcriptOf } from './transcript.ts';

const cue = (start: string, text: string) => `${start} --> 99:59.000\n${text}\n`;
/** All of it. */
const transcriptHtml = (captions: string): string => {
  const { opening, rest } = transcriptOf(captions) ?? { opening: '', rest: '' };
  return opening + rest;
};
const vtt = (...blocks: string[]): string => ['WEBVTT\n', ...blocks].join('\n');

describe('a transcript', () => {
  it.each([
    ['nothing', ''],
    ['no captions', 'WEBVTT'],
    ['a note', vtt('NOTE not said\n')],
    ['captions without words', vtt(cue('00:00.000', ' '))],
  ])('of %s is empty', (_, captions) => {
    expect(transcriptOf(captions)).toBeUndefined();
  });

  it('opens with its first two passages; the rest comes after them', () => {
    const passages = ['one', 'two', 'three', 'four'].map((word) => `${word} `.repeat(30).trim());
    const spoken = transcriptOf(vtt(...passages.map((text, index) => cue(`00:0${index}.000`, text))));
    expect([...(spoken?.opening.matchAll(/<p>/g) ?? [])]).toHaveLength(2);
    expect(spoken?.opening).toContain('two two');
    expect(spoken?.rest).toMatch(/^<p><span>0:02<\/span> three three.*four<\/p>$/);
  });

  it('has each line with the minute at which it is said, hours and names of cues or not', () => {
    const long = 'word '.repeat(30).trim();
    const captions = vtt(cue('00:01.500', long), `7\n${cue('01:02:05.000', 'Late.')}`);
    expect(transcriptHtml(captions)).toBe(`<p><span>0:01</span> ${long}</p><p><span>62:05</span> Late.</p>`);
  });

  it('puts short captions together until they have said something', () => {
    const captions = vtt(cue('00:00.000', 'A bank fails.'), cue('00:03.000', 'What happens\nto your money?'));
    expect(transcriptHtml(captions)).toBe('<p><span>0:00</span> A bank fails. What happens to your money?</p>');
  });

  it('is read from any kind of line ends', () => {
    const captions = vtt(cue('00:00.000', 'One.'));
    for (const end of ['\r\n', '\r'])
      expect(transcriptHtml(captions.replaceAll('\n', end))).toBe('<p><span>0:00</span> One.</p>');
  });

  it('holds no markup but its own, whatever is said', () => {
    const words = fc.string({
      unit: fc.constantFrom('a', '<', '>', '&', '"', ';', 'lt', 'gt', 'amp', '/', 'script', ' ', '\n'),
    });
    fc.assert(
      fc.property(fc.array(words), (texts) => {
        const html = transcriptHtml(vtt(...texts.map((text) => cue('00:00.000', text))));
        expect(html.replaceAll(/<p><span>\d+:\d\d<\/span> |<\/p>/g, '')).not.toMatch(/[<>"]/);
      }),
    );
  });
});
