/**
 * Signing in over the page: what it is for at its top, below it the pages of the issuer in a frame, where no script of
 * others can be.
 */
import { type FormTold, type FrameMessage, LOGIN_PATH } from '@masthead/account';
import { Alert, Button, ButtonLink, Hed, Meta } from '@masthead/ui';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './AccountDialog.module.css';
import type { AskedToSignIn, Wish } from './asked.ts';
import { frameMessageIn } from './frame-message.ts';

interface AccountDialogProps {
  asked: AskedToSignIn;
  /** The page in view, where somebody who must leave it comes back to. */
  returnTo: string;
  onClose(): void;
  /** A form in the frame is shown, or was sent. */
  onForm(told: FormTold): void;
  onSignedIn(via: 'code' | 'fragment'): void;
}

const WHAT_FOR = {
  save: 'To save this story',
  follow: 'To follow',
  alert: 'To be told of a price',
  comment: 'To join the discussion',
} as const satisfies Record<Wish['intent'], string>;

/** A frame that has said nothing for so long will not. */
const SLOW_MS = 12_000;

export function AccountDialog({ asked, returnTo, onClose, onForm, onSignedIn }: AccountDialogProps) {
  const { screen, wish, why } = asked;
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const shown = dialog.current;
    // What is behind it gets the focus back.
    const opener = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), SLOW_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    const hear = (event: MessageEvent): void => {
      // Only our own frame, and only while it shows a page of ours.
      if (event.source !== frame.current?.contentWindow || event.origin !== location.origin) return;
      const message = frameMessageIn(event.data);
      if (message) heard(message);
    };
    const heard = (message: FrameMessage): void => {
      if (message.is === 'height') {
        setHeight(message.height);
        setPhase('shown');
      } else if (message.is === 'close') dialog.current?.close();
      else if (message.is === 'form') onForm(message);
      else onSignedIn(message.via);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onForm, onSignedIn]);

  const asPage = addressOf({ screen, wish, mode: 'page', returnTo });
  return (
    <Dialog
      dialog={dialog}
      label={screen === 'join' ? 'Make an account' : 'Sign in'}
      top={<Slip wish={wish} why={why} />}
      // The pages in the frame have one, beside their headlines.
      closeLabel={phase === 'shown' ? undefined : 'Close'}
      size="narrow"
      onClose={onClose}
    >
      {phase === 'loading' && (
        <p className={styles.loading} role="status">
          One moment
        </p>
      )}
      {phase === 'failed' && (
        <div className={styles.failed}>
          <Alert>The form did not come. Your connection may be gone, or ours is.</Alert>
          <Button
            onClick={() => {
              setAttempt(attempt + 1);
              setPhase('loading');
            }}
          >
            Try again
          </Button>
          <ButtonLink kind="line" href={asPage}>
            Sign in on a page of its own
          </ButtonLink>
        </div>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={phase === 'shown' ? styles.frame : styles.waiting}
        title={screen === 'join' ? 'Make an account' : 'Sign in'}
        src={addressOf({ screen, wish, mode: 'frame', returnTo })}
        height={height || undefined}
        allow="publickey-credentials-get"
      />
    </Dialog>
  );
}

function Slip({ wish, why }: Pick<AskedToSignIn, 'wish' | 'why'>) {
  if (!wish) return <Meta>{why ?? 'Saved stories, follows and letters, on every device.'}</Meta>;
  return (
    <div className={styles.slip}>
      <Meta>{WHAT_FOR[wish.intent]}</Meta>
      <Hed as="p" size="5">
        {wish.name}
      </Hed>
    </div>
  );
}

interface Asked extends Pick<AskedToSignIn, 'screen' | 'wish'> {
  mode: 'frame' | 'page' | 'root';
  returnTo: string;
}

export function addressOf({ screen, wish, mode, returnTo }: Asked): string {
  const query = new URLSearchParams({ mode, screen, ...(wish && { for: wish.intent }), returnTo });
  return `${LOGIN_PATH}?${query}`;
}
