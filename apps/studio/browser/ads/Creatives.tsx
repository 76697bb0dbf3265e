/** What a line shows: each creative in each of its sizes, in light and dark. */
import { Button, VisuallyHidden } from '@masthead/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { AskDesk } from '../desk-client.ts';
import { useToken } from '../token.ts';
import { ADS_CALL, type CountsOf, type CreativeReport, type KeptPicture, type LineReport } from './booking.ts';
import styles from './Line.module.css';
import { NewCreative } from './NewCreative.tsx';
import { partOf, sizeWords } from './words.ts';

/** More of them are shown when somebody asks. */
const AT_FIRST = 6;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface CreativesProps {
  ask: AskDesk;
  line: LineReport;
  creatives: readonly CreativeReport[];
  counts: readonly CountsOf<string>[];
  onAdded(said: string): Promise<void>;
}

export function Creatives({ ask, line, creatives, counts, onAdded }: CreativesProps) {
  const [theme, setTheme] = useState<Theme>('light');
  const [isAdding, setIsAdding] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const own = creatives.filter(({ id }) => line.creativeIds.includes(id));
  return (
    <section className={styles.part} aria-labelledby="its-creatives">
      <div className={styles.partHead}>
        <h2 id="its-creatives">
          Creatives <small>{own.length > 1 ? 'taking turns' : ''}</small>
        </h2>
        <fieldset className={styles.choice}>
          <legend>
            <VisuallyHidden>Previews in</VisuallyHidden>
          </legend>
          {THEMES.map((each) => (
            <button key={each} type="button" aria-pressed={each === theme} onClick={() => setTheme(each)}>
              {each === 'light' ? 'Light' : 'Dark'}
            </button>
          ))}
        </fieldset>
        <Button kind="line" small aria-expanded={isAdding} onClick={() => setIsAdding(!isAdding)}>
          Add
        </Button>
      </div>
      {isAdding && (
        <NewCreative
          ask={ask}
          line={line}
          onAdded={async (said) => {
            setIsAdding(false);
            await onAdded(said);
          }}
        />
      )}
      {own.length === 0 && <p>It has nothing to show yet, so nothing is shown.</p>}
      <ul className={styles.creatives}>
        {own.slice(0, isWhole ? own.length : AT_FIRST).map((creative) => (
          <Creative
            key={creative.id}
            creative={creative}
            theme={theme}
            counts={counts.find(({ of }) => of === creative.id)}
          />
        ))}
      </ul>
      {own.length > AT_FIRST && (
        <div>
          <Button kind="line" small aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${own.length}`}
          </Button>
        </div>
      )}
    </section>
  );
}

interface CreativeProps {
  creative: CreativeReport;
  theme: Theme;
  counts: CountsOf<string> | undefined;
}

function Creative({ creative, theme, counts }: CreativeProps) {
  const { id, name, alt, fields } = creative;
  const pressed = counts && counts.shown > 0 ? `, ${partOf(counts.clicked / counts.shown)} pressed` : '';
  switch (fields.kind) {
    case 'picture': {
      const shown = theme === 'dark' ? (fields.darkPicture ?? fields.picture) : fields.picture;
      return (
        <Framed id={id} name={name} size={fields.size} theme={theme} picture={shown} alt={alt}>
          {sizeWords(fields.size)}, {weightOf(shown)}
          {pressed}
        </Framed>
      );
    }
    case 'responsive':
      return fields.sizes.map((size) => (
        <Framed key={size} id={id} name={name} size={size} theme={theme} alt={alt}>
          {sizeWords(size)}, drawn{pressed}
        </Framed>
      ));
    case 'native':
      return (
        <li className={styles.creative}>
          <figure className={styles.card} data-theme={theme}>
            <img src={addressOf(fields.picture)} width="600" height="400" alt={alt} loading="lazy" />
            <b>{fields.headline}</b>
            <span>{fields.text}</span>
            <small>
              {fields.payerName}, {fields.host}
            </small>
          </figure>
          <p className={styles.small}>
            A card, {weightOf(fields.picture)}
            {pressed}
          </p>
        </li>
      );
    case 'video':
      return (
        <li className={styles.creative}>
          <b>{name}</b>
          <p className={styles.small}>
            A film, {sizeWords(`${fields.width}x${fields.height}`)}, {Math.round(fields.durationMs / 1000)} seconds
            {pressed}
          </p>
        </li>
      );
  }
}

/** In CSS pixels. */
const LARGEST = { width: 208, height: 150 };

interface FramedProps {
  id: string;
  name: string;
  size: string;
  theme: Theme;
  /** What is shown of it where the frame would not know who asks. */
  picture?: KeptPicture;
  alt: string;
  children: ReactNode;
}

/** In its own frame, without a link: as large as readers see it, made smaller. */
function Framed({ id, name, size, theme, picture, alt, children }: FramedProps) {
  const token = useToken();
  const [width = 728, height = 250] = size.split('x').map((part) => Number.parseInt(part, 10) || 728);
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  const room = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const address = `${ADS_CALL}/creatives/${id}/preview?${new URLSearchParams({ size, theme })}`;
  return (
    <li className={styles.creative}>
      {token === '' ? (
        <span
          className={styles.frame}
          style={{ '--scale': scale, inlineSize: room.width, blockSize: room.height } as CSSProperties}
        >
          <iframe
            src={address}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            width={width}
            height={height}
            title={`${name}, ${sizeWords(size)}, ${theme}`}
            loading="lazy"
            tabIndex={-1}
          />
        </span>
      ) : picture ? (
        <img src={addressOf(picture)} {...room} alt={alt} loading="lazy" />
      ) : (
        <span className={styles.small}>Previews of what is drawn are for people who are signed in.</span>
      )}
      <p className={styles.small}>{children}</p>
    </li>
  );
}

/** The name of the picture's bytes, where the ad server serves it. */
const addressOf = ({ path }: KeptPicture): string => `/api/ads/picture/${path.slice(path.lastIndexOf('/') + 1)}`;

const weightOf = ({ bytes }: KeptPicture): string => `${Math.round(bytes / 1024)} kB`;
