/** Tokens for machines: what each may do, when it was last used; a new one, which is shown once; and the end of one. */
import { Button } from '@masthead/ui';
import { useState } from 'react';
import { ActionRow, ActionRows } from '../ActionRows.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import desk from '../Desk.module.css';
import { ago } from '../days.ts';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { type Is, isFields, isListOf, isOrNull, isText } from '../guards.ts';
import { InputField } from '../InputField.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDeed } from '../use-deed.ts';
import { Wrong } from '../Wrong.tsx';
import styles from './People.module.css';

const TOKENS = '/api/desk/tokens';
/** As the desk's contract names them. */
const SCOPES = ['read', 'write', 'publish', 'media', 'flags', 'audit', 'webhooks', 'mail'];

interface Token {
  name: string;
  scopes: string[];
  created: string;
  used: string | null;
}

const isToken: Is<Token> = (value): value is Token =>
  isFields(value) &&
  [value.name, value.created].every(isText) &&
  isListOf(isText)(value.scopes) &&
  isOrNull(isText)(value.used);
const areTokens = isListOf(isToken);
const isNewToken: Is<{ name: string; token: string }> = (value): value is { name: string; token: string } =>
  isFields(value) && [value.name, value.token].every(isText);

export function Tokens({ ask }: { ask: AskDesk }) {
  const { data: tokens, problem, again } = useAnswer(ask, TOKENS, areTokens);
  const [made, setMade] = useState<{ name: string; token: string }>();
  const [isMaking, setIsMaking] = useState(false);
  const { wrong, isBusy, run, submit } = useDeed();

  const make = submit(async (said) => {
    const body = { name: said.text('name'), scopes: said.texts('scope') };
    const outcome = await ask(TOKENS, isNewToken, { method: 'POST', body });
    if (!outcome.ok) return reasonOf(outcome);
    setMade(outcome.data);
    setIsMaking(false);
    await again();
    return '';
  });

  const end = ({ name }: Token) =>
    run(async () => {
      const outcome = await ask(`${TOKENS}/${encodeURIComponent(name)}`, isFields, { method: 'DELETE' });
      if (!outcome.ok) return reasonOf(outcome);
      await again();
      return '';
    });

  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens" className={styles.title}>
        Tokens for machines
        <button type="button" aria-expanded={isMaking} onClick={() => setIsMaking(!isMaking)}>
          New token
        </button>
      </h2>
      {isMaking && (
        <form className={styles.make} onSubmit={make}>
          <InputField
            label="Name"
            hint="Of the machine: the log of writes says it."
            name="name"
            maxLength={80}
            autoComplete="off"
            required
          />
          <fieldset className={styles.scopes}>
            <legend>It may</legend>
            {SCOPES.map((scope) => (
              <label key={scope} className={desk.check}>
                <input type="checkbox" name="scope" value={scope} defaultChecked={scope === 'read'} />
                {scope}
              </label>
            ))}
          </fieldset>
          <div>
            <Button type="submit" small loading={isBusy}>
              Make the token
            </Button>
          </div>
        </form>
      )}
      <div role="status">
        {made && (
          <p className={styles.note}>
            <b>{made.name}</b>, shown this once: <code className={styles.secret}>{made.token}</code>
          </p>
        )}
      </div>
      <Wrong text={wrong || problem} />
      {tokens?.length === 0 && <p className={styles.small}>There is none.</p>}
      <ActionRows>
        {tokens?.map((token) => (
          <ActionRow
            key={token.name}
            name={token.name}
            facts={`May ${token.scopes.join(', ')}. ${token.used === null ? 'Never used' : `Used ${ago(token.used, Date.now())}`}`}
          >
            <ConfirmButton label="End" question={`End ${token.name}?`} onConfirm={() => void end(token)} />
          </ActionRow>
        ))}
      </ActionRows>
    </section>
  );
}
