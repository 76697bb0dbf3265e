/** Asks the desk for one thing, and again when that is wanted; tells what went wrong. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AskDesk, type Call, sentenceOf } from './desk-client.ts';
import type { Is } from './guards.ts';

export interface Asked<Data> {
  /** Undefined until there is an answer. */
  data: Data | undefined;
  problem: string;
  again(): Promise<void>;
  /** It is like this by now. */
  put(data: Data): void;
}

/** It is asked anew when any of these is another one. */
export function useAnswer<Data>(ask: AskDesk, path: string, is: Is<Data>, call?: Call): Asked<Data> {
  const [data, setData] = useState<Data>();
  const [problem, setProblem] = useState('');
  const turns = useRef(0);
  const again = useCallback(async () => {
    turns.current += 1;
    const turn = turns.current;
    setProblem('');
    const outcome = await ask(path, is, call);
    // An answer that was overtaken by a later question tells nothing.
    if (turn !== turns.current) return;
    if (outcome.ok) setData(outcome.data);
    else setProblem(sentenceOf(outcome));
  }, [ask, path, is, call]);
  useEffect(() => void again(), [again]);
  function put(now: Data): void {
    // What was asked before is older.
    turns.current += 1;
    setData(now);
  }
  return { data, problem, again, put };
}
