/** Makes the files of a newsroom's videos from their scenes with ffmpeg: an mp4, and HLS beside it. Run by hand; the results are kept with the newsroom. */
import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SCENE_SECONDS } from '../kinds/video/files.ts';
import { readNewsroom } from './files.ts';

const run = promisify(execFile);
const FRAMES_PER_SECOND = 24;
const CLIP_SECONDS = 5;
const SIZE = { width: 640, height: 360 };

/** Gives the slugs of the videos that were made; those that are there already are left alone. */
export async function encodeVideos(folder: string, onProgress: (slug: string) => void): Promise<string[]> {
  const { videos } = await readNewsroom(folder);
  const made: string[] = [];
  for (const { slug, matter } of videos) {
    const target = join(folder, 'video-files', slug);
    if (await exists(join(target, 'index.m3u8'))) continue;
    onProgress(slug);
    await encode(folder, matter.scenes, target);
    made.push(slug);
  }
  return made;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function encode(folder: string, scenes: readonly string[], target: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'masthead-video-'));
  try {
    await run('ffmpeg', ['-v', 'error', ...inputsOf(folder, scenes), ...joinScenes(scenes), join(work, 'video.mp4')]);
    await run('ffmpeg', ['-v', 'error', '-i', join(work, 'video.mp4'), ...HLS, join(work, 'index.m3u8')], {
      cwd: work,
    });
    await mkdir(dirname(target), { recursive: true });
    await rename(work, target);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const CLIP = 'clip:';

const inputsOf = (folder: string, scenes: readonly string[]): string[] =>
  scenes.flatMap((scene) => [
    '-i',
    scene.startsWith(CLIP) ? join(folder, 'clips', `${scene.slice(CLIP.length)}.mp4`) : join(folder, 'pictures', scene),
  ]);

/** A clip is slowed to the length of a scene; a picture is moved over, alternately closer and away. */
function sceneFilter(scene: string, index: number): string {
  const { width, height } = SIZE;
  const frames = SCENE_SECONDS * FRAMES_PER_SECOND;
  const closer = index % 2 === 0 ? '1+0.12*on/' : '1.12-0.12*on/';
  const move = scene.startsWith(CLIP)
    ? `setpts=${SCENE_SECONDS / CLIP_SECONDS}*PTS,fps=${FRAMES_PER_SECOND},scale=${width}:${height}`
    : `scale=${width * 3}:-2,zoompan=z='${closer}${frames}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${frames}:s=${width}x${height}:fps=${FRAMES_PER_SECOND}`;
  return `[${index}:v]${move},trim=duration=${SCENE_SECONDS},setpts=PTS-STARTPTS,setsar=1,format=yuv420p[s${index}]`;
}

function joinScenes(scenes: readonly string[]): string[] {
  const joined = `${scenes.map((_, index) => `[s${index}]`).join('')}concat=n=${scenes.length}:v=1:a=0[out]`;
  const graph = [...scenes.map(sceneFilter), joined].join(';');
  const encoding = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '29', '-g', String(FRAMES_PER_SECOND * 3)];
  return ['-filter_complex', graph, '-map', '[out]', ...encoding, '-movflags', '+faststart', '-y'];
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
