/** Asks for suggestions when somebody stops typing for a moment; only the answer to the last words is shown. */
import type { Timers } from '@masthead/browser';
import type { Suggestion } from './suggestion.ts';

export interface SuggesterDeps {
  timers: Timers;
  ask(query: string, signal: AbortSignal): Promise<Suggestion[]>;
  show(suggestions: Suggestion[]): void;
}

export interface Suggester {
  typed(text: string): void;
  stop(): void;
}

const PAUSE_MS = 150;
/** One letter begins too much to suggest anything. */
const SHORTEST = 2;

export function createSuggester({ timers, ask, show }: SuggesterDeps): Suggester {
  let forget = () => {};

  function askFor(query: string): () => void {
    const asking = new AbortController();
    const cancel = timers.after(PAUSE_MS, () => {
      // Suggestions are a help: where there are none, the form is as it was.
      const nothing = (): Suggestion[] => [];
      void ask(query, asking.signal)
        .catch(nothing)
        .then((found) => asking.signal.aborted || show(found));
    });
    return () => {
      cancel();
      asking.abort();
    };
  }

  return {
    typed(text) {
      forget();
      const query = text.trim();
      if (query.length >= SHORTEST) {
        forget = askFor(query);
        return;
      }
      forget = () => {};
      show([]);
    },
    stop: () => forget(),
  };
}
