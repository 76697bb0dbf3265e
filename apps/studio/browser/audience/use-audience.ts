/** The report of a range, as new as it is told. */
import { browserTimers } from '@masthead/browser';
import { SESSION_KEY } from '@masthead/model';
import { AUDIENCE_PATH, type AudienceRange, type AudienceReport, audienceChannel } from '@masthead/tracking';
import { useEffect, useState } from 'react';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { followReport } from './follow-report.ts';
import { isReport } from './report.ts';

export interface FollowedAudience {
  report: AudienceReport | undefined;
  /** Why there is nothing new. */
  trouble: string;
}

export function useAudience(token: string, ask: AskDesk, range: AudienceRange): FollowedAudience {
  const [report, setReport] = useState<AudienceReport>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const told = (next: AudienceReport): void => {
      if (!isCurrent) return;
      setReport(next);
      setTrouble('');
    };
    const askOnce = async (): Promise<void> => {
      const outcome = await ask(`${AUDIENCE_PATH}${range}`, isReport);
      if (outcome.ok) told(outcome.data);
      else if (isCurrent) setTrouble(reasonOf(outcome));
    };
    const stop = followReport({
      channel: audienceChannel(range),
      token: token === '' ? SESSION_KEY : token,
      is: isReport,
      ask: askOnce,
      told,
      // Whoever asks is told why; the room closes where it is for the token.
      refused: () => void askOnce(),
      timers: browserTimers,
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [token, ask, range]);
  return { report, trouble };
}
