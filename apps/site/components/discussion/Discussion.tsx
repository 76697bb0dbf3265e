/** The place of a discussion, with what the server wrote; what can be written in is put there later (client/discussion/). */
import type { DiscussionPart } from '../../base/discussion-part.ts';
import { StaticHtml } from '../body/StaticHtml.tsx';
// Its styles come with the page, which the server writes by it.
import './talk-code.ts';

export const Discussion = ({ part }: { part: DiscussionPart | undefined }) =>
  part && (
    <section key={part.story} id="discussion">
      <StaticHtml id="talk" text={part} />
    </section>
  );
