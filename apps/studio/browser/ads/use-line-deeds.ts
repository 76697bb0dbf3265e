/** What is done to a line at once, and what became of it, in a sentence. */
import { useState } from 'react';
import { type AskDesk, sentenceOf } from '../desk-client.ts';
import { isNothing, LINES_CALL, type LineReport } from './booking.ts';

const ACTS = {
  pause: { said: (name: string) => `“${name}” is paused: no page shows it from now on.` },
  resume: { said: (name: string) => `“${name}” runs: pages show it from now on, where it is its turn.` },
  archive: { said: (name: string) => `“${name}” is put away. What it delivered stays counted.` },
} as const;
export type LineAct = keyof typeof ACTS;

interface LineDeeds {
  done: string;
  trouble: string;
  isBusy: boolean;
  act(line: LineReport, act: LineAct): Promise<void>;
  say(done: string): void;
}

export function useLineDeeds(ask: AskDesk, again: () => Promise<void>): LineDeeds {
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  function say(text: string): void {
    setTrouble('');
    setDone(text);
  }
  async function act({ id, name }: LineReport, act: LineAct): Promise<void> {
    setIsBusy(true);
    const outcome = await ask(`${LINES_CALL}/${id}/${act}`, isNothing, { method: 'POST', body: {} });
    if (outcome.ok) {
      await again();
      say(ACTS[act].said(name));
    } else {
      setDone('');
      setTrouble(sentenceOf(outcome));
    }
    setIsBusy(false);
  }
  return { done, trouble, isBusy, act, say };
}
