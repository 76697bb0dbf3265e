/** What the discussion asks of its service; what fails is an error with a sentence for the reader. */
import { type Comment, DISCUSSION_API, type Discussion, type ReportReason } from '@masthead/talk';
import { answerOf, JSON_BODY, property, reach } from '../account/calls.ts';
import type { SortingWish } from './Sorting.tsx';

/** Our own service answers, in the shapes of the package that both have. */
async function ask<Data>(path: string, method = 'GET', body?: unknown): Promise<Data> {
  const sent = body !== undefined && { body: JSON.stringify(body), headers: JSON_BODY };
  const answer = await answerOf(await reach(DISCUSSION_API + path, { method, ...sent }));
  return property(answer, 'data') as Data;
}

export const readDiscussion = (story: string, { sort, answered }: SortingWish, after?: string): Promise<Discussion> =>
  ask(`/${story}?${new URLSearchParams({ sort, ...(answered && { answered: '1' }), ...(after && { after }) })}`);
export const postComment = (story: string, text: string, replyTo?: string): Promise<Comment> =>
  ask(`/${story}/comments`, 'POST', { text, ...(replyTo && { replyTo }) });
export const editComment = (id: string, text: string): Promise<Comment> => ask(`/comments/${id}`, 'PUT', { text });
export const takeBack = (id: string): Promise<null> => ask(`/comments/${id}`, 'DELETE');
export const markUseful = (id: string, useful: boolean): Promise<{ useful: number }> =>
  ask(`/comments/${id}/useful`, 'PUT', { useful });
export const reportComment = (id: string, reason: ReportReason): Promise<null> =>
  ask(`/comments/${id}/report`, 'POST', { reason });
