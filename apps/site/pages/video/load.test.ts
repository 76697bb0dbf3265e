/** Videos from a content service that nobody looks after. */
import { describe, expect, it } from 'vitest';
import { composedPage } from '../../server/testing/composed-page.ts';
import { contentOf, siteOf } from '../../server/testing/site-of.ts';

const documentOf = async (fields: object, path = '/videos/v/'): Promise<string> => {
  const content = contentOf({ v: () => composedPage('video', 'content_video', 'v', fields) });
  const response = await siteOf(content).get(path);
  expect(response.status).toBe(200);
  return response.text();
};
const sourcesIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<source src="([^"]*)"/g)].map(([, src]) => src);

describe('a video from a careless content service', () => {
  it('plays the best of its files, and none over plain http', async () => {
    const html = await documentOf({
      files: [
        { url: 'http://v.example/plain.m3u8', type: 'clear HLS', bitrate: 9000 },
        { url: '/a/video/locked.m3u8', type: 'HLS', bitrate: 5000 },
        { url: '/a/video/clear.m3u8', type: 'clear HLS', bitrate: 3000 },
        { url: '/a/video/small.mp4', type: 'downloadable', bitrate: 800 },
        { url: '/a/video/large.mp4', type: 'wifi', bitrate: 1200 },
      ],
    });
    expect(sourcesIn(html)).toEqual(['/a/video/clear.m3u8', '/a/video/large.mp4']);
  });

  it('plays its own addresses when it names no files, and again none over plain http', async () => {
    expect(sourcesIn(await documentOf({ m3u8: '/a/video/v.m3u8', mp4Url: 'http://v.example/v.mp4' }))).toEqual([
      '/a/video/v.m3u8',
    ]);
  });

  it('without a file to play is not available', async () => {
    for (const fields of [{}, { mp4Url: 'http://v.example/v.mp4' }, { files: [{ url: null, type: 'wifi' }] }])
      expect(await documentOf(fields)).toContain('This video is not available');
  });

  it('shows what was written about it, sanitised where it comes in, and once', async () => {
    const html = await documentOf({
      mp4Url: '/a/video/v.mp4',
      body: '<p onclick="x()">Taken to <script>alert(1)</script>work.</p>',
    });
    expect(html).toContain('<p>Taken to work.</p>');
    expect(html.split('Taken to work.')).toHaveLength(2);
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/alert\(1\)|onclick/);
  });

  it.each([
    ['a post of X', 'tweet', 'https://x.com/ann/status/1', true],
    ['none of Facebook', 'facebook', 'https://www.facebook.com/ann/posts/1', false],
    ['none of Facebook by another name', 'embed', 'https://www.facebook.com/ann/posts/1', false],
  ])('shows %s beside what plays', async (_, shortcode, url, isShown) => {
    const body = `<p>About it.</p><shortcode shortcode="${shortcode}" url="${url}"></shortcode>`;
    const html = await documentOf({ mp4Url: '/a/video/v.mp4', body });
    expect(html).toContain('About it.');
    expect(html.includes(url)).toBe(isShown);
  });

  it('writes what is said in it as words, never as markup', async () => {
    const data =
      'WEBVTT\n\n00:00.000 --> 00:01.000\n<v Ann>Is 1 &lt; 2?</v> <script>alert(1)</script>&lt;img src=x&gt;\n';
    const html = await documentOf({ mp4Url: '/a/video/v.mp4', captions: [{ format: 'webvtt', data }] });
    expect(html).toContain('Is 1 &lt; 2? alert(1)&lt;img src=x&gt;');
    expect(html).not.toMatch(/<img src=x|<script>alert/);
  });
});

describe('the chapters of a video', () => {
  const played = { mp4Url: '/a/video/v.mp4', duration: 30 };
  const chaptersIn = (html: string): (string | undefined)[] =>
    [...html.matchAll(/href="([^"]*#t=[^"]*)"/g)].map(([, href]) => href);

  it('lead into the file at their time, in their order, without those that begin after its end', async () => {
    const chapters = [
      { start: 12, title: 'Later' },
      { start: 0, title: 'First & <b>' },
      { start: 31, title: 'Never' },
    ];
    const html = await documentOf({ ...played, chapters });
    expect(chaptersIn(html)).toEqual(['/a/video/v.mp4#t=0', '/a/video/v.mp4#t=12']);
    expect(html).toMatch(/0:00<\/span>.*First &amp; &lt;b&gt;.*0:12<\/span>.*Later/s);
    expect(html).not.toContain('Never');
  });

  it('are left out when they are none, and when nothing can be played', async () => {
    expect(await documentOf(played)).not.toContain('Chapters');
    const broken = { chapters: [{ start: 'soon', title: 'X' }, { start: 1 }] };
    expect(chaptersIn(await documentOf({ ...played, ...broken }))).toEqual([]);
    expect(await documentOf({ chapters: [{ start: 0, title: 'X' }] })).not.toContain('Chapters');
  });
});
