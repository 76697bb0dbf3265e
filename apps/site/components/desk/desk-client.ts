/** The desk's calls from the browser. Whatever happens is an outcome: the caller decides what is kept and tried again. */
export interface WrongField {
  field: string;
  message: string;
}

export type Outcome<Data> =
  | { ok: true; data: Data }
  /** Nobody knows whether it was done: it may be tried again, under the same key. */
  | { ok: false; kind: 'unknown'; message: string }
  /** The token is not taken. Nothing was done. */
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

export type AskDesk = <Data>(path: string, call?: Call) => Promise<Outcome<Data>>;

const TIMEOUT_MS = 15_000;

/** Typed by whoever asks: it is our own service, of the same build. */
export function createDeskClient(token: string, fetcher: typeof fetch = fetch): AskDesk {
  return async <Data>(path: string, { method = 'GET', body, key, seen }: Call = {}): Promise<Outcome<Data>> => {
    const isForm = body instanceof FormData;
    const headers = new Headers({ authorization: `Bearer ${token}` });
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
      return await outcomeOf<Data>(response);
    } catch {
      return { ok: false, kind: 'unknown', message: 'The site could not be reached' };
    }
  };
}

interface Answer {
  data?: unknown;
  errors?: { message?: string; context?: { fields?: WrongField[]; current?: unknown } }[];
}

async function outcomeOf<Data>(response: Response): Promise<Outcome<Data>> {
  const { status } = response;
  if (status >= 500 || status === 429 || status === 408)
    return { ok: false, kind: 'unknown', message: `The site answered ${status}` };
  const answer: Answer = await response.json();
  if (response.ok) return { ok: true, data: answer.data as Data };
  const [error] = answer.errors ?? [];
  const message = error?.message ?? `The site answered ${status}`;
  if (status === 401) return { ok: false, kind: 'token', message };
  const { fields = [], current } = error?.context ?? {};
  return { ok: false, kind: 'refused', status, message, fields, ...(current !== undefined && { current }) };
}

/** A sentence for whoever wrote it. */
export const reasonOf = ({ message, fields }: { message: string; fields: WrongField[] }): string =>
  fields.length > 0 ? fields.map(({ field, message: what }) => `${field} ${what}`).join('; ') : message;
