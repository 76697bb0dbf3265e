import { describe, expect, it } from 'vitest';
import { linkTagIn, referrerOf, tagCookies, trafficSource } from './sources.ts';

const ORIGIN = 'https://masthead.example';
const at = (path: string) => new URL(path, ORIGIN);

describe('what a visit is owed to', () => {
  it.each([
    ['a campaign before all else', '/a/?utm_source=mail&ftag=CAD1', 'news.example', 'mail'],
    ['the link’s tag before the site', '/a/?ftag=CAD1', 'news.example', 'CAD1'],
    ['the link’s tag behind the hash', '/a/#ftag=CAD1', null, 'CAD1'],
    ['the site that had the link', '/a/', 'news.example', 'news.example'],
    ['nobody, from a page of ours', '/a/', '/b/', ''],
    ['nobody, where nobody says', '/a/', null, ''],
    ['nobody, where a tag is none', '/a/?utm_source=<script>&ftag=a b', null, ''],
  ])('is %s', (_, path, referrer, source) => {
    expect(trafficSource(at(path), referrer)).toBe(source);
  });
});

describe('a referrer', () => {
  it.each([
    ['https://news.example/a/b?q=jane#c', 'news.example'],
    ['https://jane:secret@news.example:8080/', 'news.example:8080'],
    [`${ORIGIN}/search/?q=jane`, '/search/'],
    ['', null],
    ['about:blank', null],
  ])('%s is told as %s', (referrer, told) => {
    expect(referrerOf(referrer, ORIGIN)).toBe(told);
  });
});

describe('tags in an address', () => {
  const cookies = (path: string) => tagCookies(at(path), { secure: true });

  it('become cookies of the visit, and nothing else does', () => {
    expect(cookies('/a/?dw-tag=summer&ftag=CAD1')).toEqual([
      'link-tag=CAD1; Max-Age=1800; Path=/; SameSite=Lax; Secure',
      'dw-tag=summer; Max-Age=1800; Path=/; SameSite=Lax; Secure',
    ]);
    expect(cookies('/a/')).toEqual([]);
  });

  it.each(['a%3B%20Path=/x', 'a'.repeat(65), '%3Cscript%3E', ''])('that are none are left out: %s', (value) => {
    expect(cookies(`/a/?dw-tag=${value}&ftag=${value}`)).toEqual([]);
    expect(linkTagIn(at(`/a/?ftag=${value}`))).toBe('');
  });
});
