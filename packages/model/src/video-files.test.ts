import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { chooseVideoFiles, filesOf } from './video-files.ts';

interface File {
  url: string | undefined;
  type: string;
  bitrate: number;
}

const file = (type: string, bitrate: number, url = `https://v.example/${type}${bitrate}`): File => ({
  url,
  type,
  bitrate,
});
const choose = (...files: File[]) => chooseVideoFiles(files, () => undefined);

describe('the stream of a video', () => {
  it('is the clear one, even at a lower bitrate', () => {
    const clear = file('clear HLS', 3000);
    expect(choose(file('HLS', 5000), clear, file('clear HLS', 2000)).hls).toBe(clear);
  });

  it('is the one with the highest bitrate where none is clear', () => {
    expect(choose(file('HLS', 100), file('HLS', 900), file('HLS', 500)).hls?.bitrate).toBe(900);
  });
});

it('the mp4 is the downloadable, wifi or HDS file with the highest bitrate', () => {
  expect(choose(file('downloadable', 800), file('wifi', 1200), file('HLS', 9000)).mp4?.bitrate).toBe(1200);
  expect(choose(file('HDS', 1300), file('wifi', 1200)).mp4?.type).toBe('HDS');
});

it('of equal bitrates the first is taken', () => {
  const first = file('wifi', 5, 'https://v.example/first');
  expect(choose(first, file('wifi', 5)).mp4).toBe(first);
});

it.each([undefined, '', 'http://v.example/x', 'HTTP://v.example/x'])('a file at %s is none', (url) => {
  const broken = { ...file('wifi', 9), url };
  expect(choose(broken)).toEqual({ hls: undefined, mp4: undefined });
  expect(choose(broken, file('wifi', 1)).mp4?.bitrate).toBe(1);
});

it.each(['https://v.example/x', '//v.example/x', '/x.mp4', 'httpx://v'])('a file at %s is one', (url) => {
  expect(choose(file('wifi', 9, url)).mp4?.url).toBe(url);
});

it('a type nobody knows costs a warning and nothing else', () => {
  const warn = vi.fn();
  expect(chooseVideoFiles([file('XYZ', 9), file('wifi', 1)], warn).mp4?.type).toBe('wifi');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('XYZ')]]);
});

it.each(['CLEAR_HLS', 'clear-hls', ' Clear  HLS '])('"%s" is a clear stream', (type) => {
  expect(choose(file(type, 1)).hls).toBeDefined();
});

it('no other file of the chosen kind has a higher bitrate', () => {
  const anyFile = fc.record({
    url: fc.constantFrom('https://v/1', 'http://v/2', undefined),
    type: fc.constantFrom('HLS', 'clear HLS', 'wifi', 'HDS', 'downloadable', 'XYZ'),
    bitrate: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(anyFile), (files) => {
      const { hls, mp4 } = chooseVideoFiles(files, () => undefined);
      const usable = files.filter(({ url }) => url === 'https://v/1');
      const rivals = usable.filter(({ type }) => ['wifi', 'HDS', 'downloadable'].includes(type));
      expect(mp4?.bitrate).toBe(rivals.length > 0 ? Math.max(...rivals.map(({ bitrate }) => bitrate)) : undefined);
      expect(hls === undefined).toBe(!usable.some(({ type }) => type.endsWith('HLS')));
    }),
  );
});

it("files are the video's own, or else those of its metadata", () => {
  const [own, other] = [file('HLS', 1), file('HLS', 2)];
  expect(filesOf({ files: [own], metaData: { files: [other] } })).toEqual([own]);
  expect(filesOf({ files: [], metaData: { files: [other] } })).toEqual([other]);
  expect(filesOf({ files: [] })).toEqual([]);
});
