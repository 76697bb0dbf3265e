import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonical.ts';
import { createMatcher, type Match } from './match.ts';

const match = createMatcher();

function matchOf(path: string): Match {
  const found = match(path);
  if (!found) throw new Error(`no route for ${path}`);
  return found;
}

describe('the canonical path', () => {
  it.each(['/', '/2/', '/topics/phones/', '/topics/phones/3/', '/news/ai/story/', '/roadshow/news/story/'])(
    'of %s is its own',
    (path) => {
      expect(canonicalPath(matchOf(path))).toBe(path);
    },
  );

  it('is that of the canonical route, with the same params, where the route names one', () => {
    const found = matchOf('/roadshow/news/story/');
    const meta = { ...found.route.meta, canonicalRoute: 'article' } as const;
    expect(canonicalPath({ ...found, route: { ...found.route, meta } })).toBe('/news/story/');
  });
});
