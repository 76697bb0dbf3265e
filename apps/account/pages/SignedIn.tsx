/** What a finished sign-in answers with: gone in a moment where a script runs, and a link where none does. */
import type { FrameMessage } from '@masthead/account';
import { ButtonLink } from '@masthead/ui';
import { Card } from './Card.tsx';
import { OVER_SAYS, WaysOn } from './EndPages.tsx';
import { OVER_TITLES } from './page-titles.ts';
import parts from './parts.module.css';

export type SignedInMessage = Extract<FrameMessage, { is: 'signed-in' }>;

interface SignedInProps {
  via: SignedInMessage['via'];
  goTo: string;
}

/** A token in the fragment can only be read by a script, and may not be taken. */
export const SignedIn = ({ via, goTo }: SignedInProps) =>
  via === 'code' ? (
    <Card title="You are in" isFramed>
      <div className={parts.near}>
        <ButtonLink href={goTo} target="_top">
          Go on
        </ButtonLink>
      </div>
    </Card>
  ) : (
    <>
      <div data-when="taken" hidden>
        <Card title="One moment" titleId="taken" isFramed>
          <p className={parts.say}>You are being signed in.</p>
        </Card>
      </div>
      <div data-when="failed">
        <Card title={OVER_TITLES['sign-in']} isFramed>
          <WaysOn says={OVER_SAYS['sign-in']} isFramed />
        </Card>
      </div>
    </>
  );
