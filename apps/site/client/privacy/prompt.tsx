/** Shows the banner and the dialog, apart from the page: in roots of their own. */
import { allowAll, CATEGORIES, type ConsentChoice, isCategoryName, makeChoice, refuseAll } from '@masthead/rules';
import type { ReactElement } from 'react';
import type { createRoot } from 'react-dom/client';
import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx';
import { ConsentDialog, type Submitted } from '../../components/consent/ConsentDialog.tsx';
import type { Consent } from './consent.ts';

export type CreateRoot = typeof createRoot;

export interface ConsentPrompt {
  /** Shows the banner as long as there is something to say, and takes it away. */
  update(): void;
  openDialog(): void;
}

/** `tells`: there is something that a reader who need not be asked is told of. */
export function createPrompt(consent: Consent, mount: CreateRoot, tells: boolean): ConsentPrompt {
  const banner = place(mount, 'first');
  const dialog = place(mount, 'last');

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

/** The first place is there before what it says: only so that is read out. */
function place(mount: CreateRoot, where: 'first' | 'last'): (content: ReactElement | undefined) => void {
  const container = document.createElement('div');
  if (where === 'first') container.ariaLive = 'polite';
  document.body[where === 'first' ? 'prepend' : 'append'](container);
  const root = mount(container);
  return (content) => root.render(content);
}
