/** Waits for something that says nothing when it is ready: asks again and again, and gives up. */

export const MOST_TRIES = 30;
export const BETWEEN_TRIES = 500;

/** True as soon as it is ready; false after 15 seconds. A question that fails is answered no. */
export async function waitForService(
  isReady: () => boolean,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (answers(isReady)) return true;
    await pause(BETWEEN_TRIES);
  }
  return false;
}

function answers(isReady: () => boolean): boolean {
  try {
    return isReady();
  } catch {
    return false;
  }
}
