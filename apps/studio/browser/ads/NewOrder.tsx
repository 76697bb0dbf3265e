/** An order that a line is booked under: of an advertiser who is known, or of a new one. */
import type { Advertiser } from '@masthead/ads/decision';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import desk from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { InputField } from '../InputField.tsx';
import { Wrong } from '../Wrong.tsx';
import { ADS_CALL, isMade } from './booking.ts';
import styles from './Form.module.css';
import { NONE, wrongOf, wrongsOf } from './wrong-fields.ts';

interface NewOrderProps {
  ask: AskDesk;
  advertisers: readonly Advertiser[];
  onMade(orderId: string): Promise<void>;
}

const FIELDS = ['name', 'payer', 'industry', 'advertiserId'];
const EMPTY = { order: '', name: '', payer: '', industry: '' };

export function NewOrder({ ask, advertisers, onMade }: NewOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [known, setKnown] = useState(advertisers[0]?.id ?? '');
  const [typed, setTyped] = useState(EMPTY);
  const [wrongs, setWrongs] = useState({ of: 'order', ...NONE });
  const [isBusy, setIsBusy] = useState(false);
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const wrong = (of: string, name: string, label: string) =>
    wrongs.of === of ? wrongOf(wrongs, name, label) : undefined;

  async function advertiser(): Promise<string | undefined> {
    if (known !== '') return known;
    const { name, payer, industry } = typed;
    const outcome = await ask(`${ADS_CALL}/advertisers`, isMade, { method: 'POST', body: { name, payer, industry } });
    if (outcome.ok) {
      // If the order is refused, its advertiser is there all the same.
      setKnown(outcome.data.id);
      return outcome.data.id;
    }
    setWrongs({ of: 'advertiser', ...wrongsOf(outcome, FIELDS) });
    return undefined;
  }
  async function make(): Promise<void> {
    setIsBusy(true);
    setWrongs({ of: 'order', ...NONE });
    const advertiserId = await advertiser();
    if (advertiserId !== undefined) {
      const body = { advertiserId, name: typed.order };
      const outcome = await ask(`${ADS_CALL}/orders`, isMade, { method: 'POST', body });
      if (outcome.ok) {
        setTyped(EMPTY);
        setIsOpen(false);
        await onMade(outcome.data.id);
      } else setWrongs({ of: 'order', ...wrongsOf(outcome, FIELDS) });
    }
    setIsBusy(false);
  }

  return (
    <>
      <div>
        <Button kind="line" small aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          New order
        </Button>
      </div>
      {isOpen && (
        <fieldset className={styles.set}>
          <legend>A new order</legend>
          <Field label="Of">
            {(about) => (
              <select {...about} className={desk.input} value={known} onChange={({ target }) => setKnown(target.value)}>
                {advertisers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
                {known !== '' && !advertisers.some(({ id }) => id === known) && (
                  <option value={known}>{typed.name || known}</option>
                )}
                <option value="">A new advertiser</option>
              </select>
            )}
          </Field>
          {known === '' && (
            <>
              <InputField label="Advertiser" error={wrong('advertiser', 'name', 'The name')} {...field('name')} />
              <InputField
                label="Who pays"
                hint="Full name and place, as readers are told."
                error={wrong('advertiser', 'payer', 'Who pays')}
                {...field('payer')}
              />
              <InputField
                label="Industry"
                hint="Such as travel: two of one are kept apart on a page."
                error={wrong('advertiser', 'industry', 'The industry')}
                {...field('industry')}
              />
            </>
          )}
          <InputField label="Name of the order" error={wrong('order', 'name', 'The name')} {...field('order')} />
          <Wrong text={wrongs.other} />
          <div>
            <Button small loading={isBusy} onClick={() => void make()}>
              Make the order
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
