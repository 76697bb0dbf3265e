/** Words with their moments in the format that browsers and podcast apps read. */

export interface Cue {
  /** In seconds. */
  start: number;
  end: number;
  /** Who says it, where that is known. */
  speaker?: string;
  text: string;
}

const clock = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** They can neither end a cue nor open a tag. */
const words = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*[\r\n]\s*/g, ' ');

export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, speaker, text }) => {
    const voice = speaker ? `<v ${words(speaker)}>` : '';
    return `${clock(start)} --> ${clock(end)}\n${voice}${words(text)}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}
