/** What somebody wrote: paragraphs and quotes of words, emphasis and links, and nothing else. */
import type { TextBlock, TextPart } from '@masthead/talk';
import { classes } from '@masthead/ui';
import styles from './Talk.module.css';

export function CommentText({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map(({ kind, parts }, index) => (
    <p key={index} className={classes(styles.text, kind === 'quote' && styles.quote)}>
      {parts.map((part, place) => (
        <Part key={place} part={part} />
      ))}
    </p>
  ));
}

function Part({ part: { text, is, href } }: { part: TextPart }) {
  if (href !== undefined)
    return (
      <a href={href} rel="nofollow ugc noopener">
        {text}
      </a>
    );
  if (is === 'em') return <em>{text}</em>;
  return is === 'strong' ? <strong>{text}</strong> : text;
}
