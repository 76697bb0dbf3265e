/** A discussion after something was done in it: new values, nothing changed in place. */
import type { Comment, Discussion } from '@masthead/talk';

/** Every comment by this function, replies too. */
const withComments = (discussion: Discussion, change: (comment: Comment) => Comment): Discussion => ({
  ...discussion,
  threads: discussion.threads.map((thread) => ({
    ...thread,
    ...change(thread),
    replies: thread.replies.map(change),
  })),
});

export const withComment = (discussion: Discussion, id: string, changed: Partial<Comment>): Discussion =>
  withComments(discussion, (comment) => (comment.id === id ? { ...comment, ...changed } : comment));

/** A comment of the reader's own: on top, or the last of its thread. */
export function withPosted(discussion: Discussion, comment: Comment, replyTo: string | undefined): Discussion {
  const count = discussion.count + (comment.state === 'shown' ? 1 : 0);
  if (replyTo === undefined)
    return { ...discussion, count, threads: [{ ...comment, replies: [] }, ...discussion.threads] };
  return {
    ...discussion,
    count,
    threads: discussion.threads.map((thread) =>
      thread.id === replyTo || thread.replies.some(({ id }) => id === replyTo)
        ? { ...thread, replies: [...thread.replies, comment] }
        : thread,
    ),
  };
}

/** The portion that follows; what moved up meanwhile is not shown twice. */
export function withMore(discussion: Discussion, more: Discussion): Discussion {
  const known = new Set(discussion.threads.map(({ id }) => id));
  return {
    ...discussion,
    threads: [...discussion.threads, ...more.threads.filter(({ id }) => !known.has(id))],
    next: more.next,
  };
}

export const idsIn = ({ threads }: Discussion): Set<string> =>
  new Set(threads.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)]));
