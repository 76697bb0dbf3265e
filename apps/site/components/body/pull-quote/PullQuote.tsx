/** A sentence worth stopping at, large, in the look of quotes within the text. */
import prose from '../StoryBody.module.css';
import type { PullQuoteData } from './data.ts';

export function PullQuote({ data: { text, by } }: { data: PullQuoteData }) {
  return (
    <div className={prose.prose}>
      <blockquote>
        <p>{text}</p>
        {by && <cite>{by}</cite>}
      </blockquote>
    </div>
  );
}
