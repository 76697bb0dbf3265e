import { expect, it } from 'vitest';
import { TOC_HEADER, TOC_MANUAL_TEXT, tocItemId, tocItems } from './toc.ts';

it('anchors of a best list carry the story', () => {
  expect(tocItemId({ id: '123', type: 'Best List' }, 0)).toBe('toc-123-item-0');
  expect(tocItemId({ id: '123', type: 'Best List - Precap' }, 2)).toBe('toc-123-item-2');
});

it('anchors of any other story do not', () => {
  expect(tocItemId({ id: '123', type: 'Explainer' }, 1)).toBe('toc-item-1');
});

it('an item has its anchor, title, index and table, and is active', () => {
  expect(tocItems({ id: '1', type: 'Explainer' }, ['What', 'Why'])).toEqual([
    { id: 'toc-item-0', title: 'What', itemIndex: 0, tocId: 'toc', deactivated: false },
    { id: 'toc-item-1', title: 'Why', itemIndex: 1, tocId: 'toc', deactivated: false },
  ]);
  expect(tocItems({ id: '1', type: 'Best List' }, ['A'])[0]?.tocId).toBe('toc-1');
});

it('second-level headings are listed, below a text of its own where editors wrote it', () => {
  expect([TOC_HEADER, TOC_MANUAL_TEXT]).toEqual(['h2', 'In this article:']);
});
