/** Loads the log of writes, a portion at a time. */
import { useCallback, useEffect, useState } from 'react';
import type { AskDesk } from '../desk-client.ts';
import { keepToken } from '../token.ts';
import { areEntries, type LogEntry, type LogFilter, PORTION, pathOf } from './entries.ts';

interface Loaded {
  entries: readonly LogEntry[];
  hasMore: boolean;
  isLoading: boolean;
  problem: string;
}

const NOTHING_YET: Loaded = { entries: [], hasMore: false, isLoading: true, problem: '' };

export function useLog(ask: AskDesk, filter: LogFilter): Loaded & { more(): void } {
  const [loaded, setLoaded] = useState(NOTHING_YET);

  const load = useCallback(
    async (shown: readonly LogEntry[], isWanted: () => boolean): Promise<void> => {
      setLoaded((before) => ({ ...before, isLoading: true, problem: '' }));
      const outcome = await ask(pathOf(filter, shown.at(-1)?.entry), areEntries);
      if (!isWanted()) return;
      if (outcome.ok)
        setLoaded({
          entries: [...shown, ...outcome.data],
          hasMore: outcome.data.length === PORTION,
          isLoading: false,
          problem: '',
        });
      else if (outcome.kind === 'token') keepToken('');
      else setLoaded((before) => ({ ...before, isLoading: false, problem: `${outcome.message}.` }));
    },
    [ask, filter],
  );

  useEffect(() => {
    let wanted = true;
    setLoaded(NOTHING_YET);
    void load([], () => wanted);
    return () => {
      wanted = false;
    };
  }, [load]);

  return { ...loaded, more: () => void load(loaded.entries, () => true) };
}
