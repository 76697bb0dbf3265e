/** What is asked of a service: on its way, there, or failed, and asked for again. */
import { useEffect, useState } from 'react';
import { saidOf } from '../account/calls.ts';

export interface Asked<Answer> {
  answer: Answer | undefined;
  problem: string | undefined;
  again(): void;
}

interface Outcome<Answer> {
  attempt: number;
  answer?: Answer | undefined;
  problem?: string;
}

/** Asked anew when `ask` is another function; what came before is shown until then. */
export function useAsked<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [attempt, setAttempt] = useState(1);
  const [outcome, setOutcome] = useState<Outcome<Answer>>({ attempt: 0 });
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (answer) => isWanted && setOutcome({ attempt, answer }),
      (error: unknown) => isWanted && setOutcome(({ answer }) => ({ attempt, answer, problem: saidOf(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, attempt]);
  return {
    answer: outcome.answer,
    // Of the last attempt only.
    problem: outcome.attempt === attempt ? outcome.problem : undefined,
    again: () => setAttempt((last) => last + 1),
  };
}
