/** A browser whose clock stands from before the first page on: only its test moves it. */
import type { Page } from '@playwright/test';

const MORNING = new Date('2026-11-01T09:00:00Z');
const NOON = new Date('2026-11-01T12:00:00Z');

export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(NOON);
}
