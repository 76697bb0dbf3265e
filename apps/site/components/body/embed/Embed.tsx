/** The words of another site, told by us: nothing is fetched from there. */
import { Icon } from '@masthead/ui';
import type { EmbedData } from './data.ts';
import styles from './Embed.module.css';

export function Embed({ data: { site, text, href } }: { data: EmbedData }) {
  return (
    <aside className={styles.embed} aria-label={`From ${site}`}>
      {text && <blockquote>{text}</blockquote>}
      <p>
        <a className={styles.link} href={href} rel="nofollow noopener">
          See it on {site} <Icon name="out" small />
        </a>
      </p>
    </aside>
  );
}
