/** The discussion of a comment service of others in the place of the page: there when a reader is near and allows it (AU-19). */
import { LOGIN_PATH } from '@masthead/account';
import { disclosureFor } from '@masthead/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import type { OutsidePart } from '../../base/discussion-part.ts';
import { useWatched } from '../../base/watched.ts';
import { account } from '../../components/account/account.ts';
import { OutsidePlace, type OutsideState } from '../../components/discussion/OutsidePlace.tsx';
import type { PagePlatform } from '../../pages/page-state.ts';
import { createConsent } from '../privacy/consent.ts';
import { mayBeOfHealth } from '../privacy/may-be-of-health.ts';
import { privacyWord } from '../privacy/privacy-word.ts';
import { showComments, THREAD } from './comment-service.ts';

/** As the choices have it: others see that a reader is here. */
const CATEGORY = 'C0005';

const consent = createConsent(privacyWord());

interface OutsideTalkProps {
  part: OutsidePart;
  isWithheld: boolean;
  onShown(): void;
}

function OutsideTalk({ part, isWithheld, onShown }: OutsideTalkProps) {
  const [state, setState] = useState<OutsideState>(() => {
    if (isWithheld) return 'withheld';
    return consent.allows(CATEGORY) ? 'shown' : 'offered';
  });
  const place = useRef<HTMLDivElement>(null);
  const { loggedIn } = useWatched(account).auth;
  useLayoutEffect(onShown, [onShown]);
  useEffect(
    () => consent.onChange(() => setState((now) => (now === 'offered' && consent.allows(CATEGORY) ? 'shown' : now))),
    [],
  );
  useEffect(() => {
    if (state !== 'shown') return undefined;
    let isGone = false;
    const signIn = () => place.current?.querySelector<HTMLAnchorElement>(`a[href^="${LOGIN_PATH}"]`)?.click();
    const fail = () => void (isGone || setState('failed'));
    const shown = showComments(part, { onWish: signIn, onNothing: fail });
    shown.catch(fail);
    return () => {
      isGone = true;
      shown.then(
        (end) => end(),
        () => {},
      );
    };
  }, [state, part]);
  return (
    <div ref={place}>
      <OutsidePlace {...part} state={state} withDoor={!loggedIn && !part.readOnly} onShow={() => setState('shown')}>
        <div id={THREAD} />
      </OutsidePlace>
    </div>
  );
}

export async function talkIn(
  part: OutsidePart,
  root: Pick<Root, 'render'>,
  onShown: () => void,
  platform: PagePlatform | undefined,
): Promise<void> {
  const { thirdParties } = disclosureFor(mayBeOfHealth(platform), consent.privacy);
  root.render(<OutsideTalk part={part} isWithheld={!thirdParties} onShown={onShown} />);
}
