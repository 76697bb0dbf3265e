import { crc32 } from 'node:zlib';
import type { Database } from '@masthead/storage';
import { describeEachEngine } from '@masthead/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentSchema } from '../schema.ts';
import { article, type Desk, refusalIn, startDesk, wrongFieldsIn } from '../testing/desk.ts';
import { openSmall, pagePath } from '../testing/newsroom.ts';
import { canvas, distance, firstPart, noise, pictureIn, RED, sendPicture, watchedMedia } from '../testing/uploads.ts';

/** A PNG whose head says that it is larger than it is. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const [HEAD, LENGTH] = [12, 17];
  const claim = Buffer.from(png);
  claim.writeUInt32BE(width, HEAD + 4);
  claim.writeUInt32BE(height, HEAD + 8);
  claim.writeUInt32BE(crc32(claim.subarray(HEAD, HEAD + LENGTH)), HEAD + LENGTH);
  return claim;
}

describeEachEngine('a picture that is sent in', (suite) => {
  let database: Database<ContentSchema>;
  let desk: Desk;
  const { media, written } = watchedMedia();
  beforeAll(async () => {
    database = await openSmall(suite);
    desk = await startDesk(database, { media });
  });
  afterAll(() => desk.close());

  const upload = (bytes: Uint8Array, fields?: Record<string, string>, name?: string) =>
    sendPicture(desk, bytes, fields, name);
  const pictures = () => database.db.selectFrom('pictures').selectAll().orderBy('id').execute();

  it.each([
    ['JPEG', () => canvas().jpeg(), 'jpg'],
    ['PNG', () => canvas().png(), 'png'],
    ['GIF', () => canvas().gif(), 'gif'],
    ['WebP', () => canvas().webp(), 'webp'],
  ])('is known as a %s by its bytes, whatever it is called, and kept as it is', async (_, make, extension) => {
    const bytes = await make().toBuffer();
    const answer = await upload(bytes, { alt: 'A red field', caption: 'Red.', credit: 'Ann' }, 'red field.txt');
    expect(answer.status).toBe(201);
    const kept = pictureIn(answer);
    expect(kept).toMatchObject({
      filename: `red-field.${extension}`,
      path: `/hub/2026/11/15/${kept.id}/red-field.${extension}`,
      width: 40,
      height: 20,
      alt: 'A red field',
      caption: 'Red.',
      credits: 'Ann',
      focalPoint: { x: 0.5, y: 0.5 },
    });
    expect((await media.read(kept.path))?.equals(bytes)).toBe(true);
  });

  it('keeps what its camera wrote into it', async () => {
    const bytes = await canvas(41, 20)
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    expect((await media.read(pictureIn(await upload(bytes)).path))?.equals(bytes)).toBe(true);
  });

  it('that is a PNG and is called .jpg is kept as a .png', async () => {
    expect(pictureIn(await upload(await canvas(42, 20).png().toBuffer(), { alt: 'x' }, 'photo.jpg')).filename).toBe(
      'photo.png',
    );
  });

  it.each([
    ['a text', async () => Buffer.from('I am a picture, really.')],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a TIFF', () => canvas().tiff().toBuffer()],
    ['an AVIF', () => canvas().avif().toBuffer()],
    ['a page that begins as a GIF does', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/')],
    ['half a JPEG', async () => half(await noise().jpeg().toBuffer())],
    ['half a PNG', async () => half(await noise().png().toBuffer())],
    ['half a GIF', async () => half(await noise().gif().toBuffer())],
    ['half a WebP', async () => half(await noise().webp().toBuffer())],
  ])('and is %s is refused with a sentence, and nothing is kept', async (_, make) => {
    const before = await pictures();
    written.length = 0;
    const answer = await upload(await make(), { alt: 'A red field' }, 'photo.jpg');
    expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['file']]);
    expect(refusalIn(answer).message).toContain('is no picture that can be kept: send a JPEG, PNG, GIF or WebP');
    expect([await pictures(), written]).toEqual([before, []]);
  });

  it.each([
    [60_000, 60_000],
    [10_001, 10_000],
  ])('of %i times %i points, more than memory has room for, is refused before it is opened', async (width, height) => {
    const before = await pictures();
    written.length = 0;
    const answer = await upload(claiming(await canvas().png().toBuffer(), width, height));
    expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, ['file']]);
    expect(refusalIn(answer).message).toContain('has too many pixels: 100000000 at most');
    expect([await pictures(), written]).toEqual([before, []]);
  });

  it('twice is the same picture, and what was said of it first stays', async () => {
    const bytes = await canvas(11, 11).png().toBuffer();
    written.length = 0;
    const first = await upload(bytes, { alt: 'First' }, 'one.png');
    const second = await upload(bytes, { alt: 'Second' }, 'two.png');
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(pictureIn(second)).toEqual(pictureIn(first));
    expect(written).toEqual([pictureIn(first).path]);
  });

  it('by many at once is one picture', async () => {
    const bytes = await canvas(12, 12).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(bytes)));
    expect(new Set(answers.map((answer) => pictureIn(answer).id)).size).toBe(1);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  it('is measured as it is seen, turned as its camera says', async () => {
    const turned = await canvas(60, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(pictureIn(await upload(turned))).toMatchObject({ width: 30, height: 60 });
    const upsideDown = await canvas(60, 30).jpeg().withMetadata({ orientation: 3 }).toBuffer();
    expect(pictureIn(await upload(upsideDown))).toMatchObject({ width: 60, height: 30 });
  });

  it.each([
    ['a JPEG', () => canvas(32, 32).jpeg()],
    ['a PNG with little else in it', () => mostlyRed().png()],
    ['a PNG of 16 bits', () => canvas(32, 33).toColourspace('rgb16').png()],
    ['a PNG that can be seen through', () => canvas(32, 34).ensureAlpha(0.5).png()],
    ['a JPEG for print', () => canvas(32, 35).toColourspace('cmyk').jpeg()],
    ['a GIF', () => canvas(32, 36).gif()],
  ])('has its dominant colour: %s', async (_, make) => {
    const { dominantColor } = pictureIn(await upload(await make().toBuffer()));
    expect([dominantColor, distance(dominantColor, RED) < 32]).toEqual([dominantColor, true]);
  });

  it('in black and white has a grey for its colour', async () => {
    const grey = await canvas(30, 30, { r: 120, g: 120, b: 120 }).toColourspace('b-w').png().toBuffer();
    expect(distance(pictureIn(await upload(grey)).dominantColor, { r: 120, g: 120, b: 120 })).toBeLessThan(20);
  });

  describe('is described', () => {
    it('with a focus, at once or later', async () => {
      const bytes = await canvas(13, 13).png().toBuffer();
      const kept = pictureIn(await upload(bytes, { alt: 'A', focusX: '0.25', focusY: '1' }));
      expect(kept.focalPoint).toEqual({ x: 0.25, y: 1 });
      const answer = await desk.send('PUT', `/media/${kept.id}`, {
        body: { alt: 'B', credit: 'Ben', focusX: 0, focusY: 0.75 },
      });
      expect(pictureIn(answer)).toEqual({ ...kept, alt: 'B', credits: 'Ben', focalPoint: { x: 0, y: 0.75 } });
    });

    it.each([
      ['no alt', {}, ['alt']],
      ['an empty alt', { alt: '' }, ['alt']],
      [
        'everything wrong',
        { alt: 'x'.repeat(401), focusX: '2', focusY: 'left', mood: 'glum' },
        ['alt', 'focusX', 'focusY', 'mood'],
      ],
      ['a focus that is empty or outside', { alt: 'x', focusX: '', focusY: '-0.1' }, ['focusX', 'focusY']],
      ['a character that cannot be stored', { alt: 'a\0', caption: '\0', credit: '\0' }, ['alt', 'caption', 'credit']],
    ])('%s is refused, every field named at once', async (_, fields, wrong) => {
      const bytes = await canvas(14, 14).png().toBuffer();
      const before = await pictures();
      const answer = await upload(bytes, fields);
      expect([answer.status, wrongFieldsIn(answer)]).toEqual([422, wrong]);
      expect(await pictures()).toEqual(before);
      const [first] = before;
      const later = await desk.send('PUT', `/media/${first?.id}`, { body: fields });
      expect([later.status, wrongFieldsIn(later)]).toEqual([422, wrong]);
      expect(await pictures()).toEqual(before);
    });

    it('when there is one of its id', async () => {
      const answer = await desk.send('PUT', '/media/no-such', { body: { alt: 'x' } });
      expect([answer.status, refusalIn(answer).message]).toEqual([404, 'There is no picture no-such']);
    });
  });

  it.each([
    ['../../etc/passwd', 'picture.png'],
    ['..\\..\\Windows\\system.ini.png', 'windows-system-ini.png'],
    ['Café in Köln (2).PNG', 'cafe-in-koln-2.png'],
    ['日本.png', 'picture.png'],
    ['.png', 'picture.png'],
    ['a\0b.png', 'a-b.png'],
    [`${'longer '.repeat(60)}.png`, `${'longer-'.repeat(11)}lon.png`],
    ['<script>.png', 'script.png'],
  ])('called %j is kept under a safe name', async (name, safe) => {
    const bytes = await canvas(10 + name.length, 10)
      .png()
      .toBuffer();
    const { filename, path } = pictureIn(await upload(bytes, { alt: 'x' }, name));
    expect([filename, path]).toEqual([
      safe,
      expect.stringMatching(/^\/hub\/2026\/11\/15\/[0-9a-f-]{36}\/[a-z0-9.-]+$/),
    ]);
    expect(await media.read(path)).toBeDefined();
  });

  it('in more than 25 million bytes is refused, whether announced or not', async () => {
    const before = await pictures();
    written.length = 0;
    const answer = await upload(new Uint8Array(25_000_001));
    expect([answer.status, refusalIn(answer).message]).toEqual([413, 'The body takes at most 25000000 bytes']);
    expect([await pictures(), written]).toEqual([before, []]);
    const announced = await desk.send('POST', '/media', {
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '25000001' },
      body: 'x',
    });
    expect(announced.status).toBe(413);
  });

  it.each([
    ['as JSON', 'application/json', '{}', 400],
    ['as nothing', 'multipart/form-data', '', 400],
    ['as a form without parts', 'multipart/form-data; boundary=x', '--x--\r\n', 422],
    ['as a broken form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp', 400],
    [
      'as a form whose file is a text',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
      422,
    ],
  ])('%s is refused', async (_, type, body, status) => {
    expect((await desk.send('POST', '/media', { headers: { 'content-type': type }, body })).status).toBe(status);
    expect(desk.reports).toEqual([]);
  });

  it('can be shown: as a story’s own picture, and within its text', async () => {
    const { id, path } = pictureIn(await upload(await canvas(15, 15).png().toBuffer(), { alt: 'Seen in a story' }));
    const body = `<p>x</p><shortcode shortcode="image" picture="${id}"></shortcode>`;
    await desk.published(article('illustrated', { picture: id, body, promo: { picture: id } }));
    const shown = JSON.stringify(await desk.data(`${pagePath('article', 'illustrated')}?contentOnly=true`));
    expect(shown.split(path).length - 1).toBeGreaterThanOrEqual(3);
  });

  it('that the store cannot keep is not there', async () => {
    const full = { ...media, write: () => Promise.reject(new Error('The disk is full')) };
    const broken = await startDesk(database, { media: full });
    const before = await pictures();
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await canvas(16, 16).png().toBuffer())], 'a.png'));
    form.set('alt', 'x');
    expect((await broken.sendForm('/media', form)).status).toBe(500);
    expect(await pictures()).toEqual(before);
    await broken.close();
  });

  const half = (bytes: Buffer): Buffer => firstPart(bytes, 0.5);
  const mostlyRed = () =>
    canvas(50, 50).composite([
      { input: { create: { width: 20, height: 50, channels: 3, background: '#0000ff' } }, left: 0, top: 0 },
    ]);
});
