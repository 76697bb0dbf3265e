import { join } from 'node:path';
import { folderMedia, type Media } from '@masthead/storage';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MADE_AT_ONCE, MOST_WAITING } from './picture-maker.ts';
import { eventually } from './testing/eventually.ts';
import { plain } from './testing/pictures.ts';
import { type TestService, testService } from './testing/service.ts';

const JPEG = '/hub/2026/a.jpg';
let service: TestService;
beforeAll(async () => {
  service = await testService();
  await service.media.write(JPEG, await plain(160, 120).jpeg().toBuffer());
});
afterAll(() => service.end());

describe('many readers', () => {
  it('of one new picture cost one drawing', async () => {
    const again = service.again();
    onTestFinished(() => again.close());
    const order = { width: 77 };
    const answers = await Promise.all(Array.from({ length: 100 }, () => again.get(JPEG, order)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(again.counts.drawn).toEqual(['drawn']);
    expect(again.counts.found.toSorted()).toEqual(['made', ...Array.from({ length: 99 }, () => 'shared')].toSorted());
  });

  it('of many new pictures: no original is read before its turn', async () => {
    let under = 0;
    let most = 0;
    const media = folderMedia(join(service.folder, 'media'));
    const watched: Media = {
      ...media,
      read(path) {
        under += 1;
        most = Math.max(most, under);
        return media.read(path);
      },
    };
    const again = service.again({
      media: watched,
      metrics: { imageDrawn: () => (under -= 1), imageFound() {}, imagesWaiting() {} },
    });
    onTestFinished(() => again.close());
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => again.get(JPEG, { width: 80 + index })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(most).toBe(MADE_AT_ONCE);
  });

  it('of more new pictures than can wait are asked to come back, the others are answered', async () => {
    const gate = Promise.withResolvers<void>();
    const closed: Media = { ...service.media, sizeOf: () => gate.promise.then(() => undefined) };
    const again = service.again({ media: closed });
    onTestFinished(() => again.close());
    const room = MOST_WAITING + MADE_AT_ONCE;
    const asked = Array.from({ length: room }, (_, index) => again.get(JPEG, { width: index + 1, height: 9 }));
    await eventually(() => again.counts.waiting()).toBe(MOST_WAITING);
    const late = await again.get(JPEG, { width: 4000 });
    expect([late.status, late.headers.get('retry-after'), late.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    gate.resolve();
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
    expect(again.counts.waiting()).toBe(0);
  });
});
