/** The desk's calls from the browser. Whatever happens is an outcome: the caller decides what is kept and tried again. */
export interface WrongField {
  field: string;
  message: string;
}

/** What a text may not hold, and what was therefore not kept of it. */
export interface LeftOut {
  message: string;
  /** The words where it stood first; empty where there are none. */
  near: string;
}

interface Success<Data> {
  ok: true;
  data: Data;
  /** Leads to what follows in a list, where something does. */
  next: string | undefined;
  /** What was not kept of what was sent. */
  leftOut: readonly LeftOut[];
}

export type Outcome<Data> = Success<Data> | Failure;

export type Failure =
  /** Nobody knows whether it was done: it may be tried again, under the same key. */
  | { ok: false; kind: 'unknown'; message: string }
  /** The token is not taken, or nobody is signed in any more. Nothing was done. */
  | { ok: false; kind: 'token'; message: string }
  /** Nothing was done, and nothing would be. */
  | { ok: false; kind: 'refused'; status: number; message: string; fields: WrongField[]; current?: unknown };

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
  /** Names the change, however often it is tried. */
  key?: string;
  /** The state that a change was made on. */
  seen?: number;
}

/** `is` says whether an answer is what was asked for: one that is not tells nothing. */
export type AskDesk = <Data>(path: string, is: (data: unknown) => data is Data, call?: Call) => Promise<Outcome<Data>>;

const TIMEOUT_MS = 15_000;

export function createDeskClient(token: string, fetcher: typeof fetch = fetch): AskDesk {
  return async (path, is, { method = 'GET', body, key, seen } = {}) => {
    // Bytes say themselves what they are.
    const isForm = body instanceof FormData || body instanceof Blob;
    const headers = new Headers();
    // Without a token it is the session's cookie that opens the desk, which the browser sends by itself.
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (body && !isForm) headers.set('content-type', 'application/json');
    if (key) headers.set('idempotency-key', key);
    if (seen !== undefined) headers.set('if-match', `"${seen}"`);
    try {
      const response = await fetcher(path, {
        method,
        headers,
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(isForm ? 4 * TIMEOUT_MS : TIMEOUT_MS),
      });
      return await outcomeOf(response, is);
    } catch {
      return { ok: false, kind: 'unknown', message: 'The site could not be reached' };
    }
  };
}

/** Says so when the token is no longer taken, whatever was asked for. */
export const watchingToken =
  (ask: AskDesk, refused: () => void): AskDesk =>
  async (path, is, call) => {
    const outcome = await ask(path, is, call);
    if (!outcome.ok && outcome.kind === 'token') refused();
    return outcome;
  };

async function outcomeOf<Data>(response: Response, is: (data: unknown) => data is Data): Promise<Outcome<Data>> {
  const { status } = response;
  if (status >= 500 || status === 408) return { ok: false, kind: 'unknown', message: `The site answered ${status}` };
  const answer: unknown = await response.json();
  if (status === 429) return { ok: false, kind: 'unknown', message: messageOf(status, answer) };
  if (!response.ok) return refusal(status, answer);
  const data = fieldOf(answer, 'data');
  if (!is(data)) return { ok: false, kind: 'unknown', message: 'The site answered something else' };
  const next = fieldOf(fieldOf(answer, 'links'), 'next');
  const leftOut = fieldOf(fieldOf(answer, 'meta'), 'leftOut');
  return {
    ok: true,
    data,
    next: typeof next === 'string' ? next : undefined,
    leftOut: Array.isArray(leftOut) ? leftOut.filter(isLeftOut) : [],
  };
}

function refusal(status: number, answer: unknown): Failure {
  const error = firstError(answer);
  const message = messageOf(status, answer);
  if (status === 401) return { ok: false, kind: 'token', message };
  const context = fieldOf(error, 'context');
  const wrong = fieldOf(context, 'fields');
  const fields = Array.isArray(wrong) ? wrong.filter(isWrongField) : errorsOf(answer).flatMap(wrongFieldOf);
  const current = fieldOf(context, 'current');
  return { ok: false, kind: 'refused', status, message, fields, ...(current !== undefined && { current }) };
}

function errorsOf(answer: unknown): readonly unknown[] {
  const errors = fieldOf(answer, 'errors');
  return Array.isArray(errors) ? errors : [];
}

const firstError = (answer: unknown): unknown => errorsOf(answer)[0];

/** Where every wrong field has an entry of its own, its sentence begins with its name. */
function wrongFieldOf(error: unknown): WrongField[] {
  if (!isWrongField(error)) return [];
  const { field, message } = error;
  return message.startsWith(`${field} `) ? [{ field, message: message.slice(field.length + 1) }] : [];
}

function messageOf(status: number, answer: unknown): string {
  const said = fieldOf(firstError(answer), 'message');
  return typeof said === 'string' ? said : `The site answered ${status}`;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const isWrongField = (value: unknown): value is WrongField =>
  typeof fieldOf(value, 'field') === 'string' && typeof fieldOf(value, 'message') === 'string';

const isLeftOut = (value: unknown): value is LeftOut =>
  typeof fieldOf(value, 'message') === 'string' && typeof fieldOf(value, 'near') === 'string';

/** A sentence for whoever wrote it. */
export const reasonOf = (failure: Failure): string =>
  failure.kind === 'refused' && failure.fields.length > 0
    ? failure.fields.map(({ field, message }) => `${field} ${message}`).join('; ')
    : failure.message;

/** A sentence of why not; empty where it was done. */
export const wrongIn = (outcome: Outcome<unknown>): string => (outcome.ok ? '' : reasonOf(outcome));

/** The same with a full stop, where it stands by itself. */
export function sentenceOf(failure: Failure): string {
  const said = reasonOf(failure);
  return said.endsWith('.') ? said : `${said}.`;
}
