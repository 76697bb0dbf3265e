/**
 * Draws the films of the demo's advertising anew, and joins their pictures with ffmpeg (`node scripts/make-ad-films.ts`).
 * What it writes is kept with the sources, so that a start needs none of this.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Film } from './ads/drawing.ts';
import { FILM_SIZE, FILMS } from './ads/films.ts';
import { openStudio } from './ads/render.ts';

/** Of Debian's packages. */
const FFMPEG = 'ffmpeg';
const FRAMES_PER_SECOND = 24;
const FOLDER = new URL('../content/ads/', import.meta.url);
const { width, height } = FILM_SIZE;
const ENCODING = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '26', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];

function* drawingsOf({ seconds, draw }: Film): Generator<string> {
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) yield draw(frame / FRAMES_PER_SECOND);
}

const studio = await openStudio();
try {
  for (const film of FILMS) {
    const target = fileURLToPath(new URL(`${film.advertiser}/${film.name}.mp4`, FOLDER));
    const pictures = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
    const size = ['-vf', `scale=${width}:${height}:flags=lanczos`];
    const ffmpeg = spawn(FFMPEG, ['-v', 'error', '-y', ...pictures, ...size, ...ENCODING, target], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    for await (const picture of studio.frames(FILM_SIZE, drawingsOf(film)))
      if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain');
    ffmpeg.stdin.end();
    const [code] = await once(ffmpeg, 'close');
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    process.stdout.write(`${target}\n`);
  }
} finally {
  await studio.close();
}
