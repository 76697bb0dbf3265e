/** The calls of the account: each of whoever the session's cookie names. */
import { ACCOUNT_API } from '@masthead/account';

export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What readers are told when nothing else is known. */
const NOT_REACHED = 'This could not be reached. Check your connection, and try again.';

/** The answer as JSON; undefined where there is nothing to say. */
export async function callAccount(
  method: Method,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<unknown> {
  return answerOf(
    await reach(ACCOUNT_API + path, {
      method,
      credentials: 'same-origin',
      ...init,
      headers: { accept: 'application/json', ...(body !== undefined && JSON_BODY), ...init.headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
}

export const JSON_BODY = { 'content-type': 'application/json' };

export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    throw new CallFailed(0, cause instanceof TypeError ? NOT_REACHED : String(cause));
  }
}

export async function answerOf(response: Response): Promise<unknown> {
  const told = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return told;
  throw new CallFailed(response.status, messageIn(told) ?? `This did not work (${response.status}). Try again.`);
}

/** As our services say what is wrong. */
function messageIn(told: unknown): string | undefined {
  const errors = property(told, 'errors');
  const first = Array.isArray(errors) ? errors[0] : told;
  const message = property(first, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}

export const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What readers are told of what failed. */
export const saidOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
