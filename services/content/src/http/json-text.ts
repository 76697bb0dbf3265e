/** Answers in JSON that are large and often asked for. Who asks in this process gets the text itself: its bytes are only made to be sent. */
import type { TextAnswer } from '@masthead/runtime';
import type { Context, Hono } from 'hono';

/** Where the text of an answer is put for who asks in this process. */
interface InProcess {
  text?: string;
}

/** Which requests are asked in this process, and where their texts go. */
const inProcess = new WeakMap<Request, InProcess>();

export function jsonText(context: Context, data: unknown): Response {
  const text = JSON.stringify(data);
  const asked = inProcess.get(context.req.raw);
  const headers = { 'content-type': 'application/json' };
  if (!asked) return context.body(text, 200, headers);
  asked.text = text;
  return context.body(null, 200, headers);
}

export async function askInProcess(app: Hono, request: Request): Promise<TextAnswer> {
  const asked: InProcess = {};
  inProcess.set(request, asked);
  const response = await app.fetch(request);
  const { text } = asked;
  return text === undefined ? response : { status: response.status, text: async () => text };
}
