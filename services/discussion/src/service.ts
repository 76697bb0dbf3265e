/** Discussions as a function from request to response. */
import { notFound } from '@masthead/runtime';
import { failureOf } from '@masthead/storage';
import { DESK_DISCUSSION_API, DISCUSSION_API } from '@masthead/talk';
import { Hono } from 'hono';
import type { DiscussionDeps } from './deps.ts';
import { failed } from './http/answers.ts';
import { deskRoutes } from './http/desk.ts';
import { writingLimits } from './http/limits.ts';
import { readerRoutes } from './http/readers.ts';
import { forgetReader, writtenBy } from './moderation/readers.ts';
import { createFindStory } from './stories.ts';

export interface DiscussionService {
  /** `sender` is whom it comes from; undefined where the product itself asks. */
  fetch(request: Request, sender?: string): Promise<Response>;
  /** The account is gone: so are its name and its words. */
  forgetReader(id: string): Promise<void>;
  /** What a reader wrote, for their export. */
  writtenBy(id: string): ReturnType<typeof writtenBy>;
}

export function discussionApp(deps: DiscussionDeps): Hono {
  const findStory = createFindStory(deps);
  const limits = writingLimits(deps.limits);
  const app = new Hono();
  app.route(DISCUSSION_API, readerRoutes(deps, findStory, limits));
  app.route(DESK_DISCUSSION_API, deskRoutes(deps, findStory, limits));
  app.notFound(() => failed(notFound('Not Found')));
  app.onError((error, context) => failed(failureOf(error, context.req.raw, deps.reporter, 'The discussion failed')));
  return app;
}

export function discussionService(deps: DiscussionDeps): DiscussionService {
  const app = discussionApp(deps);
  return {
    fetch: async (request, sender) => app.fetch(request, { sender }),
    forgetReader: (id) => forgetReader(deps, id),
    writtenBy: (id) => writtenBy(deps, id),
  };
}
