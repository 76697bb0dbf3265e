/** A field that suggests: what is suggested by now, which of it is active, and what keys do to that. */

import { browserTimers } from '@masthead/browser';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IN_FIELD, optionAfterKey } from './active-option.ts';
import { createSuggester, type Suggester } from './suggester.ts';
import { type Suggestion, suggestionsIn } from './suggestion.ts';

interface Suggesting {
  suggestions: Suggestion[];
  active: number;
}

const NOTHING: Suggesting = { suggestions: [], active: IN_FIELD };

async function askAt(address: string, query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`${address}?${new URLSearchParams({ searchQuery: query })}`, { signal });
  return response.ok ? suggestionsIn(await response.json()) : [];
}

/** `follow` goes to the active suggestion. */
export function useSuggestions(address: string, follow: () => void) {
  const [suggesting, setSuggesting] = useState(NOTHING);
  const [alive, setAlive] = useState(false);
  const suggester = useRef<Suggester>(undefined);
  const { suggestions, active } = suggesting;

  useEffect(() => {
    const made = createSuggester({
      timers: browserTimers,
      ask: (query, signal) => askAt(address, query, signal),
      show: (found) => setSuggesting({ suggestions: found, active: IN_FIELD }),
    });
    suggester.current = made;
    setAlive(true);
    return made.stop;
  }, [address]);

  function close(): void {
    suggester.current?.stop();
    setSuggesting(NOTHING);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Keys that compose a letter mean nothing else.
    if (event.nativeEvent.isComposing || suggestions.length === 0) return;
    const next = optionAfterKey(event.key, active, suggestions.length);
    if (next !== undefined) setSuggesting({ suggestions, active: next });
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active !== IN_FIELD) follow();
    else return;
    event.preventDefault();
  }

  return {
    /** Without a script the field suggests nothing, and does not say that it would. */
    alive,
    suggestions,
    active,
    close,
    onKeyDown,
    typed: (text: string) => suggester.current?.typed(text),
  };
}
