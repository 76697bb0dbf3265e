/** How the media store is asked: within a time, and again when it failed in a way that passes. */
import { setTimeout as delay } from 'node:timers/promises';
import { isPassing, NoAnswerInTime } from './s3-failure.ts';

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 50;

/** What a line carries that is slow, but not broken. */
const SLOWEST_BYTES_PER_MS = 128;

/** Every request that is sent through it can be sent twice without harm. */
export async function retrying<Answer>(ask: () => Promise<Answer>, attempt = 1): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (attempt === ATTEMPTS || !isPassing(error)) throw error;
  }
  // Pauses grow and differ by chance, so that not all who failed together come back together.
  await delay((1 + Math.random()) * FIRST_PAUSE_MS * attempt);
  return retrying(ask, attempt + 1);
}

/** An answer must begin within the time, and end within it, each with what its bytes take on a slow line. */
export const fetchInTime =
  (waitMs: number): typeof fetch =>
  async (input, init) => {
    const giveUp = new AbortController();
    const within = (bytes: number): NodeJS.Timeout =>
      setTimeout(() => giveUp.abort(new NoAnswerInTime(waitMs)), waitMs + bytes / SLOWEST_BYTES_PER_MS).unref();

    const beginning = within(init?.body instanceof Uint8Array ? init.body.length : 0);
    const headers = new Headers(init?.headers);
    // Bytes as they are kept: a packed answer has another length.
    headers.set('accept-encoding', 'identity');
    // A store that sends us elsewhere was given a wrong address or region, which is to be said.
    const answer = await fetch(input, { ...init, headers, redirect: 'manual', signal: giveUp.signal }).finally(() =>
      clearTimeout(beginning),
    );
    // When the answer is complete in time, giving up ends nothing.
    within(Number(answer.headers.get('content-length')));
    return answer;
  };
