import { describe, expect, it } from 'vitest';
import { createMatcher, type Match } from '../../routes/match.ts';
import { type Change, changeBetween, needsFreshData, type Place } from './change.ts';

const match = createMatcher();

function placeOf(path: string, watchQuery: string[] = []): Place {
  const url = new URL(path, 'http://localhost');
  const found = match(url.pathname);
  if (!found) throw new Error(`no route for ${path}`);
  const route: Match['route'] = { ...found.route, meta: { ...found.route.meta, watchQuery } };
  return { url, match: { ...found, route } };
}

describe('a navigation', () => {
  it.each<[string, string, Change]>([
    ['/news/a/', '/topics/phones/', 'route'],
    ['/news/a/', '/news/b/', 'param'],
    ['/topics/phones/', '/topics/phones/2/', 'param'],
    ['/news/a/?x=1', '/news/a/?x=2', 'query'],
    ['/news/a/', '/news/a/#toc', 'hash'],
    ['/news/a/', '/news/a/', 'none'],
  ])('from %s to %s is a change of %s', (from, to, change) => {
    expect(changeBetween(placeOf(from), placeOf(to))).toBe(change);
  });

  it('away from a page that no route has is a change of route, and to a hash on it one of hash', () => {
    const unknown = (path: string): Place => ({ url: new URL(path, 'http://localhost'), match: undefined });
    expect(changeBetween(unknown('/a/b/c/d/'), placeOf('/news/a/'))).toBe('route');
    expect(changeBetween(unknown('/a/b/c/d/'), unknown('/a/b/c/d/#main'))).toBe('hash');
  });

  it.each<[string, string, string[], boolean]>([
    ['/news/a/', '/topics/phones/', [], true],
    ['/news/a/', '/news/b/', [], true],
    ['/news/a/?x=1', '/news/a/?x=2', [], false],
    ['/news/a/?x=1', '/news/a/?x=2', ['x'], true],
    ['/news/a/?x=1&y=1', '/news/a/?x=1&y=2', ['x'], false],
    ['/news/a/', '/news/a/#toc', ['x'], false],
    ['/news/a/', '/news/a/', [], true],
  ])('from %s to %s with %j watched: fresh data is %s', (from, to, watched, fresh) => {
    expect(needsFreshData(placeOf(from, watched), placeOf(to, watched))).toBe(fresh);
  });
});
