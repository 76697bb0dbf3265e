import { describe, expect, it } from 'vitest';
import { createMatcher, type Match } from '../routes/match.ts';
import { shownPages } from './route-request.ts';

describe('a page that may be shown', () => {
  const shown = shownPages(createMatcher(), false);

  it.each(['/', '/2/', '/topics/phones/', '/news/a/'])('is there: %s', (path) => {
    expect(shown(path)).toEqual(createMatcher()(path));
  });

  it.each(['/0/', '/topics/phones/0/', '/roadshow/reviews/'])('is not there when its route refuses it: %s', (path) => {
    expect(createMatcher()(path)).toBeDefined();
    expect(shown(path)).toBeUndefined();
  });

  it('is not there in production when it is for development', () => {
    expect(shown('/icon-demo/')).toBeUndefined();
    expect(shownPages(createMatcher(), true)('/icon-demo/')?.route.address).toBe('icon-demo');
  });

  it('is what the route itself decides, params and all', () => {
    const asked: Match['params'][] = [];
    const found = createMatcher()('/topics/phones/2/');
    if (!found) throw new Error('no route');
    const validate = (params: Match['params']): boolean => {
      asked.push(params);
      return false;
    };
    const refusing = { ...found, route: { ...found.route, meta: { ...found.route.meta, validate } } };
    expect(shownPages(() => refusing, false)('/topics/phones/2/')).toBeUndefined();
    expect(asked).toEqual([found.params]);
  });
});
