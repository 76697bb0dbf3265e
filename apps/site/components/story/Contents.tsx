/** A story's table of contents: in the rail the choices of a list with what each is best at, else above the text. */
import { TOC_MANUAL_TEXT } from '@masthead/model';
import { classes } from '@masthead/ui';
import styles from './Contents.module.css';

export interface ContentsEntry {
  /** The place in the text. */
  href: string;
  title: string;
  /** Of a choice. */
  rank?: number;
  award?: string;
}

export interface ContentsData {
  form: 'picks' | 'headings';
  entries: ContentsEntry[];
}

interface ContentsProps {
  data: ContentsData;
  /** The place that the reader is at. */
  current?: string | undefined;
}

export function Contents({ data: { form, entries }, current }: ContentsProps) {
  const picks = form === 'picks';
  const title = picks ? 'Our picks' : TOC_MANUAL_TEXT;
  return (
    <nav className={classes(styles.contents, picks && styles.picks)} aria-label={picks ? title : 'In this article'}>
      <p className={styles.title}>{title}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a className={styles.entry} href={entry.href} aria-current={entry.href === current ? 'true' : undefined}>
              {picks && <span className={styles.rank}>{entry.rank}</span>}
              <span>
                <b>{entry.title}</b>
                {entry.award && <small>{entry.award}</small>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
