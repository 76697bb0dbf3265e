/** What the desk says about a picture, on the pages that readers get: kept pages that show it are made anew. */
import { describe, expect, it } from 'vitest';
import { idOf } from '../services/content/src/testing/index.ts';
import { newsroomOnDemo } from './testing/newsroom-on-demo.ts';

const { demo, desk } = await newsroomOnDemo();

describe('a picture that is described anew', () => {
  const alt = 'Described anew';
  const focus = 'focus=0.13x0.87';

  it.each([
    ['moves in a gallery', 'camera-swaying.gif', '/pictures/nine-things-off-the-bench/8/', alt],
    ['is a story’s own', 'smartwatch.jpg', '/reviews/tempo-5-first-look-preview/', alt],
    ['is a portrait', 'avatar-24.jpg', '/voices/', focus],
    ['opens a band of the front page', 'ev-sedan-studio.jpg', '/', focus],
  ])('and %s is so on its page, which was kept', async (_, file, path, expected) => {
    const response = await demo.get(path);
    expect([response.status, (await response.text()).includes(expected)]).toEqual([200, false]);
    const body = { alt, focusX: 0.13, focusY: 0.87 };
    expect((await desk.send('PUT', `/media/${idOf('picture', file)}`, { body })).status).toBe(200);
    expect(await demo.text(path)).toContain(expected);
  });
});
