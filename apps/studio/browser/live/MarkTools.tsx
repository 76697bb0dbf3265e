/** The tools above a text: each writes marks, which can be typed as well. */
import { Icon } from '@masthead/ui';
import type { ReactNode, RefObject } from 'react';
import styles from '../Desk.module.css';
import { marked, prefixed } from './typing.ts';

interface MarkToolsProps {
  area: RefObject<HTMLTextAreaElement | null>;
  onChange(text: string): void;
  onElements(): void;
}

type Tool = { label: string; shows: ReactNode; use(area: HTMLTextAreaElement): string };

const tools: readonly Tool[] = [
  { label: 'Strong', shows: <b>B</b>, use: (area) => marked(area, '**') },
  { label: 'Emphasis', shows: <i>i</i>, use: (area) => marked(area, '*') },
  { label: 'Link', shows: 'Link', use: (area) => marked(area, '[', '](https://)') },
  { label: 'Heading', shows: 'H', use: (area) => prefixed(area, '## ') },
  { label: 'Quote', shows: '“', use: (area) => prefixed(area, '> ') },
  { label: 'List', shows: '•', use: (area) => prefixed(area, '- ') },
];

export function MarkTools({ area, onChange, onElements }: MarkToolsProps) {
  return (
    <div className={styles.tools} role="toolbar" aria-label="Marks">
      {tools.map(({ label, shows, use }) => (
        <button
          key={label}
          type="button"
          className={styles.tool}
          aria-label={label}
          title={label}
          onClick={() => area.current && onChange(use(area.current))}
        >
          {shows}
        </button>
      ))}
      <button type="button" className={styles.tool} onClick={onElements}>
        Insert <Icon name="chevron" small />
      </button>
    </div>
  );
}
