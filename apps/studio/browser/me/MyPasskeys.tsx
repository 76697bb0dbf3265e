/** One's own passkeys: each can be removed, as long as something else opens the desk. */
import { DESK_SESSION_API, type StaffPasskey } from '@masthead/account';
import { Button } from '@masthead/ui';
import desk from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { isFields } from '../guards.ts';
import { deviceLabel, hasPasskeys, makePasskey } from '../sign-in/passkey.ts';
import { useDeed } from '../use-deed.ts';
import { Wrong } from '../Wrong.tsx';
import styles from './Me.module.css';
import { PasskeyRows } from './PasskeyRows.tsx';
import type { Change } from './ways.ts';

interface MyPasskeysProps {
  ask: AskDesk;
  passkeys: readonly StaffPasskey[];
  change: Change;
}

export function MyPasskeys({ ask, passkeys, change }: MyPasskeysProps) {
  const { wrong, isBusy, run } = useDeed();
  async function make(): Promise<string> {
    const options = await ask(`${DESK_SESSION_API}/mine/passkey-options`, isFields, { method: 'POST', body: {} });
    if (!options.ok) return reasonOf(options);
    const made = await makePasskey(options.data);
    if (!made.ok) return made.message;
    return change('/passkeys', { method: 'POST', body: { label: deviceLabel(), response: made.response } });
  }
  const remove = (id: string) => run(() => change(`/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }));
  return (
    <section className={styles.part} aria-labelledby="my-passkeys">
      <h2 id="my-passkeys">Passkeys</h2>
      {passkeys.length === 1 && (
        <p className={styles.said}>One passkey is one lost laptop. Add a second, on another device.</p>
      )}
      <PasskeyRows passkeys={passkeys} onRemove={(id) => void remove(id)} />
      {hasPasskeys() && (
        <div className={desk.row}>
          <Button kind="line" small loading={isBusy} onClick={() => void run(make)}>
            Add a passkey
          </Button>
        </div>
      )}
      <Wrong text={wrong} />
    </section>
  );
}
