/** Discussions as pages have them: asked for as everybody sees them, and rendered once for the document. */
import { discussionCodec } from '@masthead/talk/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { DiscussionView } from '../components/discussion/DiscussionView.tsx';
import { Door } from '../components/discussion/Door.tsx';
import { OutsidePlace } from '../components/discussion/OutsidePlace.tsx';
import type { Discussions } from '../pages/platform.ts';
import type { SiteDeps } from './site-deps.ts';

const readOnlyWithout = (accounts: boolean) => !accounts && { readOnly: true };

/** Of another service the page has the place: what is said there comes when a reader does. */
const outsideDiscussions =
  (at: string): Discussions =>
  async ({ story, path, accounts }) => {
    const place = createElement(OutsidePlace, { at, story, path, state: 'coming', withDoor: accounts });
    return { part: { story, path, at, ...readOnlyWithout(accounts), bodyHtml: renderToStaticMarkup(place) } };
  };

const answer = z.object({ data: discussionCodec });

const createDiscussions =
  (ask: (path: string) => Promise<Response>): Discussions =>
  async ({ story, path, accounts }) => {
    const response = await ask(`/${story}?for=all`);
    // Where the service is not run at all, or does not know the story yet.
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The discussion service answered ${response.status}`);
    const discussion = answer.parse(await response.json()).data;
    const top = accounts && createElement(Door, { story, path, withForm: true });
    const view = createElement(DiscussionView, { discussion, now: discussion.now, top });
    return {
      discussion,
      part: { story, path, ...readOnlyWithout(accounts), bodyHtml: renderToStaticMarkup(view) },
    };
  };

/** Undefined where there are none. */
export function discussionsOf({
  discussionAsk,
  outsideDiscussion,
}: Pick<SiteDeps, 'discussionAsk' | 'outsideDiscussion'>): Discussions | undefined {
  if (outsideDiscussion !== undefined) return outsideDiscussions(outsideDiscussion);
  return discussionAsk && createDiscussions(discussionAsk);
}
