/** The sound of a demo film: its captions, each spoken in its place by espeak-ng, over a few quiet chords of our own. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What espeak-ng writes: one channel of 16 bits. */
const WAV = { rate: 22_050, bytesPerSample: 2, header: 44 };
const VOICE = ['-v', 'en-gb-x-rp', '-s', '158', '-p', '42'];
/** What is said ends before the next caption begins. */
const BREATH_SECONDS = 0.25;
/** The lowest note of each scene's chord, in hertz: A, F, C, G. */
const ROOTS = [110, 87.31, 130.81, 98];
const CHORD_VOLUME = 0.022;

interface Narration {
  captions: readonly string[];
  captionSeconds: number;
  /** A chord is held for each. */
  sceneSeconds: number;
}

/** Gives the path of a WAV file that is as long as the film. */
export async function makeSound({ captions, captionSeconds, sceneSeconds }: Narration, work: string): Promise<string> {
  const said: Said[] = [];
  for (const [index, text] of captions.entries()) said.push(await say(text, join(work, `said-${index}.wav`)));
  const spoken = said.map(({ seconds }, index) => inItsPlace(index, seconds, captionSeconds));
  const music = `aevalsrc='${chords(sceneSeconds)}':s=${WAV.rate}:d=${captions.length * captionSeconds}[music]`;
  const voices = said.map((_, index) => `[v${index}]`).join('');
  const mix = `${voices}[music]amix=inputs=${said.length + 1}:normalize=0:duration=longest,alimiter=limit=0.9[out]`;
  const inputs = said.flatMap(({ file }) => ['-i', file]);
  const sound = join(work, 'sound.wav');
  const graph = [...spoken, music, mix].join(';');
  await run('ffmpeg', ['-v', 'error', ...inputs, '-filter_complex', graph, '-map', '[out]', '-y', sound]);
  return sound;
}

interface Said {
  file: string;
  seconds: number;
}

async function say(text: string, file: string): Promise<Said> {
  await run('espeak-ng', [...VOICE, '-w', file, text]);
  const { size } = await stat(file);
  return { file, seconds: (size - WAV.header) / (WAV.rate * WAV.bytesPerSample) };
}

/** A long sentence is said faster, rather than over the next one. */
function inItsPlace(index: number, seconds: number, captionSeconds: number): string {
  const tempo = Math.max(1, seconds / (captionSeconds - BREATH_SECONDS));
  return `[${index}:a]atempo=${tempo.toFixed(3)},adelay=${Math.round(index * captionSeconds * 1000)}:all=1[v${index}]`;
}

/** A major chord that swells and fades with each scene: at its ends it is silent, so that a change of notes does not click. */
function chords(sceneSeconds: number): string {
  const root = ROOTS.map((hertz, at) => `${hertz}*eq(mod(floor(t/${sceneSeconds}),${ROOTS.length}),${at})`).join('+');
  const swell = `sin(PI*mod(t,${sceneSeconds})/${sceneSeconds})`;
  const notes = '(sin(4*PI*ld(0)*t)+0.7*sin(5*PI*ld(0)*t)+0.7*sin(6*PI*ld(0)*t))';
  return `st(0,${root});${CHORD_VOLUME}*${swell}*${notes}`;
}
