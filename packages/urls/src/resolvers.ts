/** Which function knows where content of a kind lives. Two for one kind would be a slip, so the second is refused. */
import type { PlacedContent } from './placed-content.ts';
import type { Target } from './target.ts';

export type Resolve = (content: PlacedContent) => Target;

export interface Resolvers {
  register(typeName: string, resolve: Resolve): void;
  /** Throws for what nobody was registered for: no kind lives where another does by default. */
  of(typeName: string): Resolve;
  readonly typeNames: readonly string[];
}

export function createResolvers(): Resolvers {
  const known = new Map<string, Resolve>();
  return {
    register(typeName, resolve) {
      if (known.has(typeName)) throw new Error(`Where ${typeName} lives is already known`);
      known.set(typeName, resolve);
    },
    of(typeName) {
      const resolve = known.get(typeName);
      if (!resolve) throw new Error(`No address is known for ${typeName}`);
      return resolve;
    },
    get typeNames() {
      return [...known.keys()];
    },
  };
}
