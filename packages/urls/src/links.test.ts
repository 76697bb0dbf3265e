import { describe, expect, it } from 'vitest';
import { cmsLink, isInternal } from './links.ts';

describe('a link is internal', () => {
  it.each(['/a/', '/', 'https://masthead.example/a/', 'http://masthead.example/'])('to %s', (href) => {
    expect(isInternal(href, 'masthead.example')).toBe(true);
  });

  it.each([
    'https://sub.masthead.example/',
    'https://shop.example/',
    '//masthead.example/a/',
    'https://masthead.example:8080/',
    'mailto:desk@masthead.example',
    'javascript:alert(1)',
    'a/b',
    '',
  ])('not to %s', (href) => {
    expect(isInternal(href, 'masthead.example')).toBe(false);
  });
});

describe('editors open content in the studio', () => {
  it('by its id and kind', () => {
    expect(cmsLink('/studio', { id: '1', typeName: 'content_article' })).toBe('/studio/content/content_article/1/edit');
  });

  it('a feature as a page', () => {
    expect(cmsLink('/studio', { id: '1', typeName: 'content_feature' })).toBe('/studio/pages/create?pageId=1');
  });

  it('by nothing else than an id', () => {
    expect(cmsLink('/studio', { id: '../x?', typeName: 'content_article' })).toContain('/..%2Fx%3F/');
  });
});
