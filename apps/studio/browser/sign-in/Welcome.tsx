/** Where a link leads that lets somebody in: who they are, then what they will sign in with. */
import { DESK_SESSION_API } from '@masthead/account';
import { Hed } from '@masthead/ui';
import { useMemo, useState } from 'react';
import { STUDIO_PATH } from '../../rooms.ts';
import { askByCookie } from '../session.ts';
import { useAnswer } from '../use-answer.ts';
import { AboutYou } from './AboutYou.tsx';
import { isInvited } from './invited.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './SignIn.module.css';
import { WayIn } from './WayIn.tsx';

type Step = 'looking' | 'about' | 'way' | 'codes';

const TITLES: Readonly<Record<Step, string>> = {
  looking: 'Welcome',
  about: 'Welcome to the newsroom',
  way: 'How you will sign in',
  codes: 'Your recovery codes',
};

const enter = (): void => location.assign(STUDIO_PATH);

export function Welcome() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const look = useMemo(() => ({ method: 'POST' as const, body: { token } }), [token]);
  const { data: invited, problem, put } = useAnswer(askByCookie, `${DESK_SESSION_API}/welcome`, isInvited, look);
  const [step, setStep] = useState<Exclude<Step, 'looking'>>('about');
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <div className={styles.page}>
      <Hed as="h1" size="2">
        {TITLES[invited ? step : 'looking']}
      </Hed>
      {problem && (
        <p className={styles.trouble} role="alert">
          {problem}
        </p>
      )}
      {step === 'about' && invited && (
        <AboutYou
          token={token}
          invited={invited}
          onSaid={(now) => {
            put(now);
            setStep('way');
          }}
        />
      )}
      {step === 'way' && invited && (
        <WayIn
          token={token}
          email={invited.email ?? ''}
          onIn={(made) => {
            if (made.length === 0) return enter();
            setCodes(made);
            setStep('codes');
          }}
        />
      )}
      {step === 'codes' && <RecoveryCodes codes={codes} onKept={enter} />}
    </div>
  );
}
