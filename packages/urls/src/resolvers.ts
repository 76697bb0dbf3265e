/** Which function knows where content of a kind lives. Two for one kind would be a slip, so the second is refused. */
import type { PlacedContent } from './placed-content.ts';
import type { Target } from './target.ts';

export type Resolve = (content: PlacedContent) => Target;

export interface Resolvers {
  register(typeName: string, resolve: Resolve): void;
  of(typeName: string): Resolve | undefined;
  readonly typeNames: readonly string[];
}

export function createResolvers(): Resolvers {
  const known = new Map<string, Resolve>();
  return {
    register(typeName, resolve) {
      if (known.has(typeName)) throw new Error(`Where ${typeName} lives is already known`);
      known.set(typeName, resolve);
    },
    of: (typeName) => known.get(typeName),
    get typeNames() {
      return [...known.keys()];
    },
  };
}
