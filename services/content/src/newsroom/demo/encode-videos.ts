/** Makes the files of a newsroom's videos from their scenes with ffmpeg and espeak-ng: an mp4, and HLS beside it. Run by hand; the results are kept with the newsroom. */
import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { captionSeconds } from '../../kinds/video/files.ts';
import { Faults } from '../files/faults.ts';
import { type NewsroomFiles, readSelection } from '../files/files.ts';
import { makeSound } from './film-sound.ts';

const run = promisify(execFile);
const FRAMES_PER_SECOND = 24;
const CLIP_SECONDS = 5;
const SIZE = { width: 640, height: 360 };

/** Gives the slugs of the videos that were made; those that are there already are left alone. */
export async function encodeVideos(folder: string, onProgress: (slug: string) => void): Promise<string[]> {
  const faults = new Faults();
  const { videos } = await readSelection({ root: folder }, faults);
  faults.throwIfSome();
  const made: string[] = [];
  for (const { slug, matter } of videos) {
    const target = join(folder, 'video-files', slug);
    if (await exists(join(target, 'index.m3u8'))) continue;
    onProgress(slug);
    await encode(folder, matter, target);
    made.push(slug);
  }
  return made;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

type Film = NewsroomFiles['videos'][number]['matter'];

async function encode(folder: string, film: Film, target: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'masthead-video-'));
  const [picture, done] = [join(work, 'picture.mp4'), join(work, 'done')];
  try {
    await run('ffmpeg', ['-v', 'error', ...inputsOf(folder, film.scenes), ...joinScenes(film), picture]);
    await mkdir(done);
    await joinSound(picture, film.silent ? undefined : await soundOf(film, work), join(done, 'video.mp4'));
    await run('ffmpeg', ['-v', 'error', '-i', 'video.mp4', ...HLS, 'index.m3u8'], { cwd: done });
    await mkdir(dirname(target), { recursive: true });
    await cp(done, target, { recursive: true });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const soundOf = (film: Film, work: string): Promise<string> =>
  makeSound({ captions: film.captions, captionSeconds: captionSeconds(film), sceneSeconds: film.sceneSeconds }, work);

async function joinSound(picture: string, sound: string | undefined, target: string): Promise<void> {
  const spoken = sound ? ['-i', sound, '-c:a', 'aac', '-b:a', '32k', '-ac', '1'] : [];
  await run('ffmpeg', ['-v', 'error', '-i', picture, ...spoken, '-c:v', 'copy', '-movflags', '+faststart', target]);
}

const CLIP = 'clip:';

const inputsOf = (folder: string, scenes: readonly string[]): string[] =>
  scenes.flatMap((scene) => [
    '-i',
    scene.startsWith(CLIP) ? join(folder, 'clips', `${scene.slice(CLIP.length)}.mp4`) : join(folder, 'pictures', scene),
  ]);

/** A clip is slowed to the length of a scene; a picture is moved over, alternately closer and away. */
function sceneFilter(scene: string, index: number, seconds: number): string {
  const { width, height } = SIZE;
  const frames = seconds * FRAMES_PER_SECOND;
  const closer = index % 2 === 0 ? '1+0.12*on/' : '1.12-0.12*on/';
  const move = scene.startsWith(CLIP)
    ? `setpts=${seconds / CLIP_SECONDS}*PTS,fps=${FRAMES_PER_SECOND},scale=${width}:${height}`
    : `scale=${width * 3}:-2,zoompan=z='${closer}${frames}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${frames}:s=${width}x${height}:fps=${FRAMES_PER_SECOND}`;
  return `[${index}:v]${move},trim=duration=${seconds},setpts=PTS-STARTPTS,setsar=1,format=yuv420p[s${index}]`;
}

function joinScenes({ scenes, sceneSeconds }: Film): string[] {
  const joined = `${scenes.map((_, index) => `[s${index}]`).join('')}concat=n=${scenes.length}:v=1:a=0[out]`;
  const filters = scenes.map((scene, index) => sceneFilter(scene, index, sceneSeconds));
  const graph = [...filters, joined].join(';');
  const encoding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '30', '-g', String(FRAMES_PER_SECOND * 3)];
  return ['-filter_complex', graph, '-map', '[out]', ...encoding, '-y'];
}

const HLS = [
  '-c',
  'copy',
  '-f',
  'hls',
  '-hls_time',
  '6',
  '-hls_playlist_type',
  'vod',
  '-hls_segment_filename',
  'part%02d.ts',
];
