/** Shows the banner and the dialog, apart from the page: in a root of their own, before everything else by keyboard. */
import { allowAll, CATEGORIES, type ConsentChoice, isCategoryName, makeChoice, refuseAll } from '@masthead/rules';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx';
import { ConsentDialog, type Submitted } from '../../components/consent/ConsentDialog.tsx';
import type { Consent } from './consent.ts';

export interface ConsentPrompt {
  /** Shows the banner as long as there is something to say, and takes it away. */
  update(): void;
  openDialog(): void;
}

/** `tells`: there is something that a reader who need not be asked is told of. */
export function createPrompt(consent: Consent, tells: boolean): ConsentPrompt {
  const banner = place('polite');
  const dialog = place();

  function update(): void {
    const prompt = consent.prompt();
    const shown = prompt === 'ask' || (prompt === 'notice' && tells) ? prompt : undefined;
    banner(
      shown && (
        <ConsentBanner
          prompt={shown}
          onReject={() => consent.choose(refuseAll(Date.now()), 'banner')}
          onAccept={() => consent.choose(allowAll(Date.now()), 'banner')}
          onChoose={openDialog}
        />
      ),
    );
  }

  function openDialog(): void {
    dialog(
      <ConsentDialog
        allowed={CATEGORIES.filter(consent.allows)}
        signalled={consent.privacy.globalPrivacyControl}
        asksFirst={consent.privacy.optIn}
        onSubmit={(submitted) => consent.choose(choiceOf(submitted), 'dialog')}
        onClose={() => dialog(undefined)}
      />,
    );
  }

  return { update, openDialog };
}

function choiceOf({ pressed, ticked }: Submitted): ConsentChoice {
  const now = Date.now();
  if (pressed === 'accept') return allowAll(now);
  return pressed === 'reject' ? refuseAll(now) : makeChoice(ticked.filter(isCategoryName), now);
}

/** A place in the document that is there before what it says: only so it is read out. */
function place(live?: 'polite'): (content: ReactElement | undefined) => void {
  const container = document.createElement('div');
  if (live) container.ariaLive = live;
  document.body.prepend(container);
  const root = createRoot(container);
  return (content) => root.render(content);
}
