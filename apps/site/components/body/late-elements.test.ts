/** Elements that few texts have are loaded where they are shown. Modules are evaluated anew for each test. */
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
const fresh = () => import('./late-elements.ts');

const chart = { kind: 'chart', id: 'c', data: {} };
const page = {
  page: 'live',
  data: {
    kind: 'chart',
    intro: [{ kind: 'text', id: 't' }],
    entries: [{ text: [chart, { kind: 'image', data: {} }] }],
  },
};

it('those of a page are found wherever its texts stand, and only they', async () => {
  const { missingElements } = await fresh();
  expect(missingElements(page)).toEqual(['chart']);
  expect(missingElements({ data: [{ kind: 'toString', data: {} }, null, 'chart'] })).toEqual([]);
});

it('one that was loaded is there, and is not asked for again', async () => {
  const { loadElements, loadedElement, missingElements } = await fresh();
  expect(loadedElement('chart')).toBeUndefined();
  await loadElements(['chart', 'image']);
  expect(loadedElement('chart')).toBeTypeOf('function');
  expect(missingElements(page)).toEqual([]);
});

it('who renders many pages has them all', async () => {
  const { loadEveryElement, loadedElement, missingElements } = await fresh();
  await loadEveryElement();
  expect(loadedElement('embed')).toBeTypeOf('function');
  expect(missingElements(page)).toEqual([]);
});
