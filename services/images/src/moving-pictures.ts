/** Films GIFs: as a video they have a sixth of their bytes. By ffmpeg, where the machine has it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Drawing, MOST_PIXELS } from '@masthead/image-url';
import type { Logger } from '@masthead/runtime';
import { SlowDrawingError } from './drawing-pool.ts';

/** No film of it is possible; it may be drawn all the same. */
export class UnfilmableError extends Error {
  override readonly name = 'UnfilmableError';
}

export interface Filming {
  /** Looked up once. */
  isPossible(): Promise<boolean>;
  film(gif: Uint8Array, drawing: Drawing): Promise<Buffer<ArrayBuffer>>;
  close(): Promise<void>;
}

interface FilmingDeps {
  logger: Logger;
  /** The program's name, or its path. */
  ffmpeg?: string | undefined;
}

const LONGEST_MS = 60_000;
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_PRINTED = 64 * 1024;
const ENCODER = 'libx264';
const INPUT = 'original.gif';
const OUTPUT = 'film.mp4';

export function createFilming({ logger, ffmpeg = 'ffmpeg' }: FilmingDeps): Filming {
  const running = new Set<ChildProcess>();
  let possible: Promise<boolean> | undefined;

  /** Gives what it printed; rejects when it cannot be started. */
  async function run(args: readonly string[], cwd?: string): Promise<{ code: number | null; printed: string }> {
    const child = spawn(ffmpeg, ['-hide_banner', ...args], {
      cwd,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
    running.add(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        printed = (printed + chunk).slice(-MOST_PRINTED);
      });
    try {
      await once(child, 'spawn');
      letOthersFirst(child);
      const [code] = await once(child, 'close');
      return { code, printed };
    } finally {
      running.delete(child);
    }
  }

  async function lookUp(): Promise<boolean> {
    const { printed } = await run(['-encoders']).catch(() => ({ printed: '' }));
    if (printed.includes(ENCODER)) return true;
    logger.warn(`There is no ffmpeg with ${ENCODER} here: GIFs are sent as animated WebP instead of mp4`);
    return false;
  }

  async function filmIn(folder: string, gif: Uint8Array, drawing: Drawing): Promise<Buffer<ArrayBuffer>> {
    await writeFile(join(folder, INPUT), gif);
    const { code, printed } = await run(argumentsFor(drawing), folder);
    if (code === null) throw new SlowDrawingError(`A film took more than ${LONGEST_MS} ms`);
    if (code !== 0) throw new UnfilmableError(`ffmpeg ended with ${code}: ${printed.slice(-500)}`);
    const film = await readFile(join(folder, OUTPUT));
    if (film.length >= MOST_BYTES) throw new UnfilmableError('The film is too large');
    return film;
  }

  return {
    isPossible() {
      possible ??= lookUp();
      return possible;
    },
    async film(gif, drawing) {
      const folder = await mkdtemp(join(tmpdir(), 'masthead-film-'));
      try {
        return await filmIn(folder, gif, drawing);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async close() {
      const ends = [...running].map((child) => once(child, 'close'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
}

function letOthersFirst({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 10);
  } catch {
    // It has ended already.
  }
}

/** Nothing in it comes from outside but numbers. Browsers play no video with odd sides. */
function argumentsFor({ scaled, cut }: Drawing): string[] {
  const [width, height] = [even(cut.width), even(cut.height)];
  const part = `crop=${Math.min(width, cut.width)}:${Math.min(height, cut.height)}:${cut.x}:${cut.y}`;
  return [
    ...[
      '-v',
      'error',
      '-nostdin',
      '-max_pixels',
      String(MOST_PIXELS),
      '-protocol_whitelist',
      'file',
      '-f',
      'gif',
      '-i',
      INPUT,
    ],
    ...['-vf', `scale=${scaled.width}:${scaled.height},${part},scale=${width}:${height}`],
    ...['-c:v', ENCODER, '-preset', 'veryfast', '-crf', '26', '-pix_fmt', 'yuv420p', '-threads', '1'],
    ...['-an', '-sn', '-dn', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-movflags', '+faststart', '-fs', String(MOST_BYTES), '-f', 'mp4', '-y', OUTPUT],
  ];
}

const even = (side: number): number => Math.max(2, side - (side % 2));
