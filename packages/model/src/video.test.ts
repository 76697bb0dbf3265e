import { describe, expect, it } from 'vitest';
import { video as full, image } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';
import { refusesBroken } from './testing/refuses-broken.ts';
import { captionCodec, videoCodec, videoFileCodec, videoMetadataCodec } from './video.ts';
import { chooseVideoFiles, filesOf } from './video-files.ts';

const video = { id: 'v1', headline: 'The Halo in a minute' };

describe('a video', () => {
  refusesBroken(videoCodec, video);

  it('has every field', () => {
    const { author, moreAuthors, ...plain } = full;
    readsBack(videoCodec, plain, { metaData: { ...full.metaData, duration: 75 } });
  });

  it('has sensible defaults', () => {
    expect(videoCodec.parse(video)).toMatchObject({ edition: 'us', suppressAds: false, files: [], captions: [] });
  });

  it('has a title for its headline, and its own length or else the one that its metadata says', () => {
    expect(videoCodec.parse({ id: 1, title: 'Film', metaData: { duration: '75' } })).toMatchObject({
      headline: 'Film',
      duration: 75,
    });
    expect(videoCodec.parse({ ...video, duration: '60', metaData: { duration: 75 } }).duration).toBe(60);
  });

  it('says when it was published and updated, or nothing when it knows neither', () => {
    const dates = { datePublished: { date: '2026-11-15 09:00:00' }, dateUpdated: { date: '2026-11-15 10:00:00' } };
    expect(videoCodec.parse({ ...video, ...dates })).toMatchObject({
      publishedAt: Date.parse('2026-11-15T09:00:00Z'),
      updatedAt: Date.parse('2026-11-15T10:00:00Z'),
    });
    expect(videoCodec.parse(video).publishedAt).toBeUndefined();
  });

  it.each([
    ['an address', 'https://i.example/1.jpg', 'https://i.example/1.jpg'],
    ['an object with an address', { url: 'https://i.example/2.jpg' }, 'https://i.example/2.jpg'],
    ['an object with a path', { path: '/3.jpg' }, '/3.jpg'],
    ['a picture', image, image.imageUrl],
    ['a picture without an address', { ...image, imageUrl: null }, image.path],
    ['nothing', null, '/fallback.jpg'],
  ])('whose still is %s has a poster', (_, still, poster) => {
    expect(videoCodec.parse({ ...video, image: still, imageUrl: '/fallback.jpg' }).poster).toBe(poster);
  });

  it('keeps a still of the media store as the picture it is', () => {
    expect(videoCodec.parse({ ...video, image }).image?.bucketPath).toBe(image.bucketPath);
    expect(videoCodec.parse({ ...video, image: '/x.jpg' }).image).toBeUndefined();
  });

  it('keeps its sound files whatever is wrong with the others', () => {
    const files = [{ url: null, type: 'HLS' }, { url: 5 }, { url: 'https://v/1', type: 'HLS', bitrate: '800' }];
    const read = videoCodec.parse({ ...video, metaData: { files } });
    expect(chooseVideoFiles(filesOf(read), () => undefined).hls).toMatchObject({ url: 'https://v/1', bitrate: 800 });
  });
});

describe("a video's metadata", () => {
  it('has every field', () => {
    readsBack(videoMetadataCodec, full.metaData, { duration: 75 });
  });

  it('is live unless it says otherwise', () => {
    expect(videoMetadataCodec.parse({})).toEqual({ status: 'LIVE', files: [] });
  });
});

it('a file has every field; a bitrate that is no number is none', () => {
  readsBack(videoFileCodec, { url: 'https://v/1', type: 'wifi', format: 'MPEG4', bitrate: 800 });
  expect([
    videoFileCodec.parse({ bitrate: 'fast' }).bitrate,
    videoFileCodec.parse({ bitrate: { valueOf: 5, toString: 5 } }).bitrate,
  ]).toEqual([0, 0]);
});

it('captions have every field', () => {
  readsBack(captionCodec, { data: 'WEBVTT', format: 'webvtt', process: 'human' });
});
