/** Asks for a line whether a page would show it, and why not: by the page's address, or by keys that somebody writes. */
import type { Condition } from '@masthead/ads/decision';
import { DEVICES, type Device } from '@masthead/rules';
import { Button } from '@masthead/ui';
import { useState } from 'react';
import desk from '../Desk.module.css';
import { type AskDesk, reasonOf } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { InputField } from '../InputField.tsx';
import { useDeed } from '../use-deed.ts';
import { Wrong } from '../Wrong.tsx';
import { LINES_CALL } from './booking.ts';
import styles from './Form.module.css';
import part from './Line.module.css';
import { isMatch, type Match, placesIn, reasonsIn } from './match.ts';
import { keysIn, type PageSaid, pathIn, readPage, textOf, usualSlots } from './page-said.ts';

interface MatchPageProps {
  ask: AskDesk;
  lineId: string;
  /** As if it were aimed so. */
  where?: () => Condition | null;
}

export function MatchPage({ ask, lineId, where }: MatchPageProps) {
  const { wrong, isBusy, run } = useDeed();
  const [address, setAddress] = useState('/');
  const [device, setDevice] = useState<Device>('desktop');
  const [country, setCountry] = useState('');
  const [keys, setKeys] = useState('');
  const [found, setFound] = useState<{ match: Match; page: PageSaid }>();

  async function look(): Promise<string> {
    setFound(undefined);
    const path = pathIn(address);
    if (path === undefined) return 'This is no address of a page.';
    const page = keys.trim() === '' ? await readPage(path, device) : asWritten(path, keys, device);
    if (typeof page === 'string') return page;
    const { targeting, slots } = page;
    const outcome = await ask(`${LINES_CALL}/${lineId}/match`, isMatch, {
      method: 'POST',
      body: {
        path: page.path,
        device,
        targeting,
        slots: slots.map(({ id, placement, position, sizes }) => ({ id, placement, position, sizes })),
        ...(country.trim() !== '' && { country: country.trim().toUpperCase() }),
        ...(where && { where: where() }),
      },
    });
    if (!outcome.ok) return reasonOf(outcome);
    setFound({ match: outcome.data, page });
    return '';
  }

  return (
    <form
      className={styles.try}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(look);
      }}
    >
      <InputField
        label="Address of the page"
        value={address}
        autoComplete="off"
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className={styles.fields}>
        <Field label="Screen">
          {(about) => (
            <select
              {...about}
              className={desk.input}
              value={device}
              onChange={({ target }) => setDevice(DEVICES.find((each) => each === target.value) ?? device)}
            >
              {DEVICES.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </Field>
        <InputField
          label="Country"
          hint="Such as US."
          value={country}
          autoComplete="off"
          onChange={({ target }) => setCountry(target.value)}
        />
      </div>
      <details className={desk.more}>
        <summary>By keys instead</summary>
        <Field label="Keys" hint="One on each line, such as topic: auto, e-bikes. Empty: what the page itself says.">
          {(about) => (
            <textarea
              {...about}
              className={styles.values}
              value={keys}
              spellCheck={false}
              onChange={({ target }) => setKeys(target.value)}
            />
          )}
        </Field>
      </details>
      <div>
        <Button type="submit" kind="line" small loading={isBusy}>
          Would it match?
        </Button>
      </div>
      <Wrong text={wrong} />
      <div role="status">{found && <Answer {...found} />}</div>
    </form>
  );
}

const asWritten = (path: string, keys: string, device: Device): PageSaid => ({
  path,
  targeting: keysIn(keys),
  slots: usualSlots(device),
});

function Answer({ match, page }: { match: Match; page: PageSaid }) {
  const reasons = reasonsIn(match);
  const places = placesIn(match);
  return (
    <div className={part.note} data-is={match.shows ? 'good' : 'bad'}>
      <b>{match.shows ? `Yes: ${page.path} can show it.` : `No: ${page.path} does not show it.`}</b>
      {match.shows && ` Places that fit its aim: ${places.join(', ')}. It stands there when it is its turn.`}
      {!match.shows && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <details className={desk.more}>
        <summary>What the page says of itself</summary>
        <pre className={styles.said}>{textOf(page.targeting)}</pre>
      </details>
    </div>
  );
}
