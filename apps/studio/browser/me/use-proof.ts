/** What opens the desk is changed by who has just signed in: where the desk asks for that, somebody is asked here, and it goes on. */
import { useCallback, useState } from 'react';
import type { AskDesk, Outcome } from '../desk-client.ts';

interface WantedProof {
  /** They signed in once more; or would rather not. */
  settle(isGiven: boolean): void;
}

interface Proof {
  /** Waits, where a proof is wanted, until it is given or declined. */
  ask: AskDesk;
  wanted: WantedProof | undefined;
}

const wantsProof = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && outcome.kind === 'refused' && outcome.status === 403;

export function useProof(ask: AskDesk): Proof {
  const [wanted, setWanted] = useState<WantedProof>();
  const proving = useCallback<AskDesk>(
    async (path, is, call) => {
      const outcome = await ask(path, is, call);
      if (!wantsProof(outcome)) return outcome;
      const { activeElement } = document;
      const isGiven = await new Promise<boolean>((settle) => setWanted({ settle }));
      setWanted(undefined);
      if (activeElement instanceof HTMLElement) activeElement.focus();
      return isGiven ? ask(path, is, call) : outcome;
    },
    [ask],
  );
  return { ask: proving, wanted };
}
