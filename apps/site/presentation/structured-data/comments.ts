/** What readers say of a story, for search engines: how many comments, and those that the page shows. */
import { machineDate } from '@masthead/model';
import { type Comment, type Discussion, plainWords, type Thread } from '@masthead/talk';
import type { Comment as CommentThing } from 'schema-dts';
import type { Head } from '../head/head.ts';
import { absoluteUrl, type Describe, type PageFacts } from './page-facts.ts';

function commentThing({ id, at, name, blocks, useful }: Comment, path: string, page: PageFacts): CommentThing {
  return {
    '@type': 'Comment',
    url: absoluteUrl(page, `${path}#comment-${id}`),
    text: plainWords(blocks),
    datePublished: machineDate(at),
    author: { '@type': 'Person', name },
    upvoteCount: useful,
  };
}

const isShown = ({ state }: Comment): boolean => state === 'shown';

const threadThing = (thread: Thread, path: string, page: PageFacts): CommentThing => {
  const replies = thread.replies.filter(isShown).map((reply) => commentThing(reply, path, page));
  return Object.assign(commentThing(thread, path, page), replies.length > 0 && { comment: replies });
};

/** The story is the first thing that its page is about. */
export function withComments(head: Head, { count, threads }: Discussion, path: string): Head {
  const [story, ...others] = head.structuredData ?? [];
  if (!story || count === 0) return head;
  const discussed: Describe = (page) => {
    const thing = story(page);
    const comment = threads.filter(isShown).map((thread) => threadThing(thread, path, page));
    return thing && Object.assign(thing, { commentCount: count, comment });
  };
  return { ...head, structuredData: [discussed, ...others] };
}
