/** The word list: a comment with one of these waits for an editor. */
import { Button } from '@masthead/ui';
import styles from '../Desk.module.css';
import { type AskDesk, type Call, wrongIn } from '../desk-client.ts';
import { InputField } from '../InputField.tsx';
import { Unanswered } from '../Unanswered.tsx';
import { useAnswer } from '../use-answer.ts';
import { useDeed } from '../use-deed.ts';
import own from './Moderation.module.css';
import { areWords, callOf } from './moderation.ts';

export function Words({ ask }: { ask: AskDesk }) {
  const asked = useAnswer(ask, callOf('/words'), areWords);
  const { wrong, isBusy, run, submit } = useDeed();

  async function change(path: string, call: Call): Promise<string> {
    const outcome = await ask(callOf(path), areWords, call);
    if (outcome.ok) asked.put(outcome.data);
    return wrongIn(outcome);
  }
  const add = submit(async (said) => {
    const problem = await change('/words', { method: 'POST', body: { word: said.text('word') } });
    if (problem === '') said.reset();
    return problem;
  });
  const drop = (word: string) => run(() => change(`/words/${encodeURIComponent(word)}`, { method: 'DELETE' }));
  if (!asked.data) return <Unanswered asked={asked} />;
  return (
    <>
      <form className={own.form} onSubmit={add}>
        <InputField
          label="Add a word"
          hint="Found however it is spelled with signs; an asterisk at the end takes any ending"
          error={wrong}
          name="word"
          required
          minLength={2}
          maxLength={60}
        />
        <div className={styles.row}>
          <Button type="submit" small loading={isBusy} disabled={isBusy}>
            Add
          </Button>
        </div>
      </form>
      {asked.data.length === 0 && <p role="status">There is no word on the list.</p>}
      <ul className={styles.items}>
        {asked.data.map(({ word, by }) => (
          <li key={word} className={own.line}>
            <b>{word}</b>
            <span className={styles.hint}>by {by}</span>
            <Button
              kind="line"
              small
              disabled={isBusy}
              aria-label={`Take ${word} off the list`}
              onClick={() => void drop(word)}
            >
              Take off
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
