/** Asks what is wrong with a comment; an editor is told, its writer is not told by whom. */
import { isReportReason, REPORT_REASONS, type ReportReason } from '@masthead/talk';
import { Button, Hed, TickBox } from '@masthead/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saidOf } from '../account/calls.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './Talk.module.css';

interface ReportDialogProps {
  onSend(reason: ReportReason): Promise<void>;
  onClose(): void;
}

export function ReportDialog({ onSend, onClose }: ReportDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (!isReportReason(reason)) return;
    setBusy(true);
    try {
      await onSend(reason);
      dialog.current?.close();
    } catch (error) {
      setWrong(saidOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      dialog={dialog}
      label="Report a comment"
      closeLabel="Close"
      top={
        <Hed as="h2" size="4">
          What is wrong with it?
        </Hed>
      }
      onClose={onClose}
    >
      <form className={styles.report} onSubmit={(event) => void send(event)}>
        {Object.entries(REPORT_REASONS).map(([reason, words], index) => (
          <TickBox key={reason} one name="reason" value={reason} defaultChecked={index === 0} className={styles.reason}>
            {words}
          </TickBox>
        ))}
        {wrong && (
          <p className={styles.wrong} role="alert">
            {wrong}
          </p>
        )}
        <Button type="submit" loading={busy} disabled={busy}>
          Send to an editor
        </Button>
        <p className={styles.small}>A person looks. The writer is not told who reported.</p>
      </form>
    </Dialog>
  );
}
