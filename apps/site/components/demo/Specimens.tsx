/** Every primitive of the design system in its forms, side by side. */
import {
  Alert,
  Button,
  ButtonLink,
  Chip,
  Dek,
  Fact,
  Hed,
  type HedSize,
  IconButton,
  Kicker,
  Measure,
  Meta,
  MoreLink,
} from '@masthead/ui';
import type { ReactNode } from 'react';
import styles from './Specimens.module.css';

const SIZES: HedSize[] = ['display', 'lead', '1', '2', '3', '4', '5'];
const KINDS = ['ink', 'brand', 'line', 'quiet'] as const;
const VOICES = ['report', 'judge'] as const;

export function Specimens() {
  return (
    <>
      <Hed as="h1" size="1">
        Components
      </Hed>
      <Specimen name="Headlines">
        {VOICES.flatMap((voice) =>
          SIZES.map((size) => (
            <Hed as="p" key={`${voice} ${size}`} size={size} voice={voice}>
              {voice === 'report' ? 'The grotesk reports' : 'The serif judges'}
            </Hed>
          )),
        )}
      </Specimen>
      <Specimen name="Lines of text">
        <Kicker href="#kicker">Kicker</Kicker>
        <Dek>The standfirst under a headline</Dek>
        <Dek small>The standfirst on a card</Dek>
        <Meta>
          <b>Who</b>, and when
        </Meta>
        <Fact>
          <b>8.6</b> <Measure value={8.6} size="xs" />
        </Fact>
        <MoreLink href="#more">The way to all of it</MoreLink>
      </Specimen>
      <Specimen name="Buttons" row>
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button small>small</Button>
        <Button loading>loading</Button>
        <Button disabled>disabled</Button>
        <ButtonLink href="#link" kind="line">
          link
        </ButtonLink>
        <IconButton icon="share" label="Share" />
        <Chip href="#chip">Chip</Chip>
      </Specimen>
      <Specimen name="The measure">
        <Measure value={8.6} size="l" />
        <Measure value={6.2} />
        <Measure value={4.1} size="xs" />
      </Specimen>
      <Specimen name="Alert">
        <Alert>Something went wrong, and this sentence says what.</Alert>
      </Specimen>
    </>
  );
}

function Specimen({ name, row = false, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <section className={styles.specimen} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={row ? styles.row : styles.column}>{children}</div>
    </section>
  );
}
