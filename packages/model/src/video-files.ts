/** Which of a video's files to play. */

export const VIDEO_FILE_TYPES = ['HLS', 'clear HLS', 'wifi', 'HDS', 'downloadable'] as const;
export type VideoFileType = (typeof VIDEO_FILE_TYPES)[number];

export const VIDEO_FORMATS = ['M3U', 'M3U8', 'MPEG4'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

interface File {
  url?: string | undefined;
  type?: string | undefined;
  bitrate: number;
}

export interface VideoChoice<Chosen> {
  hls?: Chosen | undefined;
  mp4?: Chosen | undefined;
}

const BY_NAME: ReadonlyMap<string, VideoFileType> = new Map(VIDEO_FILE_TYPES.map((type) => [keyOf(type), type]));

/** Spelled with any case and any of space, hyphen and underscore between its words. */
function keyOf(type: string): string {
  return type
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

const isUsable = ({ url }: File): boolean => url !== undefined && url !== '' && !/^http:/i.test(url);

/** The first of those with the highest bitrate. */
const best = <Chosen extends File>(files: readonly Chosen[]): Chosen | undefined =>
  files.reduce<Chosen | undefined>((top, file) => (top && top.bitrate >= file.bitrate ? top : file), undefined);

/** A clear stream before any other, the highest bitrate of its kind; files over plain http are no files. */
export function chooseVideoFiles<Chosen extends File>(
  files: readonly Chosen[],
  warn: (message: string) => void,
): VideoChoice<Chosen> {
  const usable = files.filter(isUsable);
  const of = (...types: VideoFileType[]): Chosen[] =>
    usable.filter((file) => types.some((type) => type === typeOf(file)));
  for (const file of usable) if (!typeOf(file)) warn(`Video files of type "${file.type ?? ''}" are not known`);
  return { hls: best(of('clear HLS')) ?? best(of('HLS')), mp4: best(of('downloadable', 'wifi', 'HDS')) };
}

const typeOf = ({ type = '' }: File): VideoFileType | undefined => BY_NAME.get(keyOf(type));

/** A video's own files, or else those of its metadata. */
export const filesOf = <Chosen extends File>(video: {
  files: readonly Chosen[];
  metaData?: { files: readonly Chosen[] } | undefined;
}): readonly Chosen[] => (video.files.length > 0 ? video.files : (video.metaData?.files ?? []));
