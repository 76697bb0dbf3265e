/** The call that says which calls there are. */
import { Hono } from 'hono';
import { OPENAPI_PATH } from './openapi/call.ts';

export function openApiRoutes(): Hono {
  const app = new Hono();
  let text: Promise<string> | undefined;
  app.get(OPENAPI_PATH, async (context) => {
    text ??= written();
    return context.body(await text, 200, { 'content-type': 'application/json' });
  });
  return app;
}

/** Few ask: it is made for the first who does. */
async function written(): Promise<string> {
  const { openApiDocument } = await import('./openapi/document.ts');
  return JSON.stringify(openApiDocument());
}
