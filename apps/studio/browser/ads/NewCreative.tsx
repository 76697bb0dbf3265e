/** A creative for a line: a picture of one size, one drawn from plain fields, or a card among the stories. */
import { Button, TickBox } from '@masthead/ui';
import { useEffect, useRef, useState } from 'react';
import desk from '../Desk.module.css';
import type { AskDesk, Failure } from '../desk-client.ts';
import { Field } from '../Field.tsx';
import { InputField } from '../InputField.tsx';
import { Wrong } from '../Wrong.tsx';
import { ADS_CALL, isKeptPicture, isMade, isSaved, type KeptPicture, LINES_CALL, type LineReport } from './booking.ts';
import styles from './Form.module.css';
import { bodyOfLine } from './line-draft.ts';
import { sizeWords } from './words.ts';
import { NONE, type Wrongs, wrongOf, wrongsOf } from './wrong-fields.ts';

const SIZES = ['970x250', '728x90', '728x250', '320x50', '300x250', '300x600'] as const;
const KINDS = {
  picture: 'A picture',
  responsive: 'Drawn from words and colours',
  native: 'A card among stories',
} as const;
type Kind = keyof typeof KINDS;

/** Which words each kind is made of, besides its name and where it leads. */
const WORDS = {
  headline: 'Headline',
  text: 'Text',
  button: 'Button',
  payerName: 'Who pays, in short',
  host: 'Host, such as shop.example',
} as const;
type Word = keyof typeof WORDS;
const WORDS_OF: Readonly<Record<Kind, readonly Word[]>> = {
  picture: [],
  responsive: ['headline', 'text', 'button', 'payerName'],
  native: ['headline', 'text', 'payerName', 'host'],
};

const EMPTY = { name: '', landing: 'https://', alt: '', headline: '', text: '', button: '', payerName: '', host: '' };
const COLOURS = { background: '#16324a', ink: '#ffffff' };
const FIELDS = [...Object.keys(EMPTY), ...Object.keys(COLOURS), 'picture', 'darkPicture', 'size', 'sizes'];

interface NewCreativeProps {
  ask: AskDesk;
  line: LineReport;
  onAdded(said: string): Promise<void>;
}

export function NewCreative({ ask, line, onAdded }: NewCreativeProps) {
  const [kind, setKind] = useState<Kind>('picture');
  const [typed, setTyped] = useState(EMPTY);
  const [colours, setColours] = useState(COLOURS);
  const [sizes, setSizes] = useState<readonly string[]>(SIZES);
  const [files, setFiles] = useState<{ picture?: File; darkPicture?: File }>({});
  const [wrongs, setWrongs] = useState(NONE);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrongs !== NONE) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrongs]);
  const input = (name: keyof typeof EMPTY, label: string, hint?: string) => (
    <InputField
      label={label}
      hint={hint}
      error={wrongOf(wrongs, name, label)}
      value={typed[name]}
      autoComplete="off"
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  const file = (name: 'picture' | 'darkPicture', label: string, hint?: string) => (
    <InputField
      label={label}
      hint={hint}
      error={
        wrongOf(wrongs, name, 'The picture') ?? (name === 'picture' ? wrongOf(wrongs, 'size', 'Its size') : undefined)
      }
      type="file"
      accept="image/png,image/jpeg,image/webp"
      onChange={({ target }) => setFiles({ ...files, [name]: target.files?.[0] })}
    />
  );

  async function send(): Promise<Wrongs | undefined> {
    const taken = await takePictures(ask, files);
    if ('wrongs' in taken) return taken.wrongs;
    const { name, landing, alt } = typed;
    const words = Object.fromEntries(WORDS_OF[kind].map((word) => [word, typed[word]]));
    const made = await ask(`${ADS_CALL}/creatives`, isMade, {
      method: 'POST',
      body: {
        kind,
        advertiserId: line.advertiserId,
        name,
        landing,
        alt,
        ...words,
        ...(kind === 'responsive' && { ...colours, sizes }),
        ...(kind === 'picture' && { size: sizeFor(taken.picture) }),
        ...(taken.picture && { picture: taken.picture.path }),
        ...(kind === 'picture' && taken.darkPicture && { darkPicture: taken.darkPicture.path }),
      },
    });
    if (!made.ok) return wrongsOf(made, FIELDS);
    const creativeIds = [...line.creativeIds, made.data.id];
    const body = { ...bodyOfLine(line), creativeIds };
    const saved = await ask(`${LINES_CALL}/${line.id}`, isSaved, { method: 'PUT', body });
    if (!saved.ok) return wrongsOf(saved, FIELDS);
    await onAdded(`“${name}” is added to “${line.name}”.`);
    return undefined;
  }

  return (
    <form
      ref={form}
      className={styles.add}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setIsBusy(true);
        setWrongs(NONE);
        const wrong = await send();
        setIsBusy(false);
        if (wrong) setWrongs(wrong);
      }}
    >
      <Field label="What it is">
        {(about) => (
          <select
            {...about}
            className={desk.input}
            value={kind}
            onChange={({ target }) => setKind(KIND_NAMES.find((each) => each === target.value) ?? kind)}
          >
            {KIND_NAMES.map((each) => (
              <option key={each} value={each}>
                {KINDS[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {input('name', 'Name')}
      {kind === 'picture' &&
        file('picture', 'Picture', 'PNG, JPEG or WebP, still, at most 200 KB, as large as its place or twice that.')}
      {kind === 'picture' &&
        file('darkPicture', 'The same for dark pages', 'Of the same size. Without one, dark pages show the first.')}
      {kind === 'native' && file('picture', 'Picture', '3 by 2, at least 600 wide, at most 200 KB.')}
      {kind === 'responsive' && file('picture', 'Picture, if it has one', 'At most 200 KB.')}
      {WORDS_OF[kind].map((word) => (
        <div key={word}>{input(word, WORDS[word])}</div>
      ))}
      {kind === 'responsive' && (
        <>
          <div className={styles.fields}>
            {(['background', 'ink'] as const).map((colour) => (
              <InputField
                key={colour}
                label={colour === 'ink' ? 'Colour of the words' : 'Colour behind them'}
                error={wrongOf(wrongs, colour, 'This colour')}
                value={colours[colour]}
                autoComplete="off"
                onChange={({ target }) => setColours({ ...colours, [colour]: target.value })}
              />
            ))}
          </div>
          <fieldset className={styles.set}>
            <legend>Sizes</legend>
            {SIZES.map((size) => (
              <TickBox
                key={size}
                checked={sizes.includes(size)}
                onChange={({ target }) =>
                  setSizes(target.checked ? [...sizes, size] : sizes.filter((each) => each !== size))
                }
              >
                {sizeWords(size)}
              </TickBox>
            ))}
            <Wrong text={wrongOf(wrongs, 'sizes', 'This') ?? ''} />
          </fieldset>
        </>
      )}
      {input('landing', 'Where it leads')}
      {input('alt', 'In words', 'Read aloud in the place of the picture.')}
      <Wrong text={wrongs.other} />
      <div>
        <Button type="submit" small loading={isBusy}>
          Add it to the line
        </Button>
      </div>
    </form>
  );
}

const KIND_NAMES = Object.keys(KINDS).filter((name): name is Kind => name in KINDS);

/** The size that the pixels are of, at once or twice over; where they are of none, the refusal says what they are. */
function sizeFor(picture: KeptPicture | undefined): string {
  const fits = SIZES.find((size) =>
    [1, 2].some((times) => {
      const [width, height] = size.split('x').map((part) => Number(part) * times);
      return picture?.width === width && picture?.height === height;
    }),
  );
  return fits ?? '300x250';
}

type Taken = { picture?: KeptPicture; darkPicture?: KeptPicture } | { wrongs: Wrongs };

async function takePictures(ask: AskDesk, files: { picture?: File; darkPicture?: File }): Promise<Taken> {
  const taken: { picture?: KeptPicture; darkPicture?: KeptPicture } = {};
  for (const name of ['picture', 'darkPicture'] as const) {
    const body = files[name];
    if (!body) continue;
    const outcome = await ask(`${ADS_CALL}/pictures`, isKeptPicture, { method: 'POST', body });
    if (!outcome.ok) return { wrongs: pictureWrongs(outcome, name) };
    taken[name] = outcome.data;
  }
  return taken;
}

/** It is one sentence about the whole of it. */
function pictureWrongs(failure: Failure, field: string): Wrongs {
  const { fields, other } = wrongsOf(failure, FIELDS);
  if (fields.length > 0 || failure.kind !== 'refused') return { fields, other };
  return { fields: [{ field, message: `is not taken: ${other.replace(/\.$/, '')}` }], other: '' };
}
