/** Listening to an episode: the player by mouse and keyboard, its chapters and transcript, and what is left without JavaScript. */
import type { Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './page-suite.ts';

const EPISODE = '/podcasts/the-tortoise-on-the-dashboard/';
const SOUND = '/a/video/audio/the-tortoise-on-the-dashboard/episode.mp3';

const timeOf = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page): Promise<boolean> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
const controlsOf = (page: Page) => {
  const player = page.getByRole('region', { name: 'Player' });
  return {
    player,
    play: player.getByRole('button', { name: 'Play' }),
    pause: player.getByRole('button', { name: 'Pause' }),
    back: player.getByRole('button', { name: 'Back 15 seconds' }),
    forward: player.getByRole('button', { name: 'Forward 30 seconds' }),
    position: player.getByRole('slider', { name: 'Position' }),
    speed: player.getByRole('combobox', { name: 'Speed' }),
    status: player.getByRole('status').last(),
  };
};
const lineAt = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Transcript' }).locator('p').filter({ hasText: words });

async function openEpisode(page: Page, path = EPISODE): Promise<ReturnType<typeof controlsOf>> {
  await page.goto(path);
  await hydrated(page);
  return controlsOf(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own player, chapters as links into the file, and all that is said', async ({ page }) => {
    await page.goto(EPISODE);
    await expect(page.locator('audio[controls]')).toBeVisible();
    await expect(page.locator('audio')).toHaveAttribute('preload', 'none');
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
    const chapter = page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Below zero' });
    await expect(chapter).toHaveAttribute('href', `${SOUND}#t=30`);
    await expect(lineAt(page, 'Nobody had arranged that')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download the MP3' })).toHaveAttribute('href', SOUND);
  });
});

test('it plays, pauses and jumps, and nothing was loaded before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const { play, pause, back, forward, position } = await openEpisode(page);
  expect(asked).not.toContain(SOUND);
  await play.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  expect(asked).toContain(SOUND);
  await forward.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(30);
  await expect(position).toHaveAttribute('aria-valuetext', /^0:3\d of 1:24, Below zero$/);
  await back.click();
  await expect.poll(() => timeOf(page)).toBeLessThan(25);
  await pause.click();
  await expect(play).toBeVisible();
  expect(await isPaused(page)).toBe(true);
});

test('a chapter moves it there and is marked, and the move is told once', async ({ page }) => {
  const { status, pause } = await openEpisode(page);
  const chapter = page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'How it ends' });
  await expect(chapter).not.toHaveAttribute('aria-current', 'true');
  await chapter.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(53);
  await expect(chapter).toHaveAttribute('aria-current', 'true');
  await expect(pause).toBeVisible();
  await expect(page).toHaveURL(EPISODE);
  await chapter.press('Enter');
  await expect(status).toHaveText('0:53, How it ends');
});

test('a line of the transcript moves it there; the one that is heard is marked, and the page stays where it is', async ({
  page,
}) => {
  await openEpisode(page);
  const line = lineAt(page, 'Should anybody count on those miles?');
  await line.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await line.locator('span').click();
  await expect(line.locator('a')).toHaveAttribute('aria-current', 'true');
  expect(await timeOf(page)).toBeGreaterThanOrEqual(40.7);
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 72;
  });
  await expect(lineAt(page, 'So the advice is the dull one').locator('a')).toHaveAttribute('aria-current', 'true');
  await expect(line.locator('a')).not.toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the page follows what is heard for a reader who asked for it', async ({ page }) => {
  await openEpisode(page);
  const follow = page.getByRole('button', { name: 'Follow along' });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const last = lineAt(page, 'So the advice is the dull one');
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
    audio.currentTime = 72;
    await audio.play();
  });
  await expect(last).toBeInViewport();
});

test('by keyboard: letters within the player, arrows on the slider, nothing elsewhere', async ({ page }) => {
  const { play, pause, position, speed } = await openEpisode(page);
  await page.keyboard.press('k');
  expect(await isPaused(page)).toBe(true);
  await play.focus();
  await page.keyboard.press('k');
  await expect(pause).toBeFocused();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
  await page.keyboard.press('l');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(30);
  await page.keyboard.press('j');
  await expect.poll(() => timeOf(page)).toBeLessThan(25);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();
  await position.focus();
  await page.keyboard.press('Home');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of 1:24/);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveAttribute('aria-valuetext', /^0:05 of 1:24/);
  await speed.focus();
  await page.keyboard.press('ArrowDown');
  await expect(speed).toHaveValue('1.25');
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.25);
});

test('an address with a moment begins there, and that of the moment is shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { play, position, player } = await openEpisode(page, `${EPISODE}?t=31`);
  await expect(position).toHaveAttribute('aria-valuetext', '0:31 of 1:24, Below zero');
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await player.getByRole('button', { name: 'Share from this moment' }).click();
  await expect(player.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/podcasts\/[\w-]+\/\?t=31$/);
  await play.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(31);
});

const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('masthead-preference-')));
const OTHER_EPISODE = '/podcasts/eighty-one-of-two-hundred-and-fourteen/';

test('it goes on where the reader stopped and as fast, in each episode by itself', async ({ page }) => {
  const first = await openEpisode(page);
  await expect(first.position).toHaveAttribute('aria-valuetext', /^0:00 of 1:24/);
  await page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Below zero' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(31);
  await first.pause.click();
  await first.speed.selectOption('1.5×');
  const stopped = Math.floor(await timeOf(page));

  await page.reload();
  await hydrated(page);
  await expect(first.position).toHaveAttribute('aria-valuetext', `0:${stopped} of 1:24, Below zero`);
  await expect(first.status).toHaveText(`Goes on where you stopped: 0:${stopped}, Below zero`);
  await expect(first.speed).toHaveValue('1.5');
  expect(await isPaused(page)).toBe(true);
  await first.play.click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(stopped);
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);

  const other = await openEpisode(page, OTHER_EPISODE);
  await expect(other.speed).toHaveValue('1.5');
  expect(await timeOf(page)).toBe(0);
});

test('an address with a moment is followed before what is kept, and who is through begins anew', async ({ page }) => {
  const { position, pause } = await openEpisode(page, `${EPISODE}?t=31`);
  await page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'How it ends' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(53);
  await pause.click();
  await expect.poll(() => keptIn(page)).toEqual(['masthead-preference-listened']);
  await page.reload();
  await hydrated(page);
  await expect(position).toHaveAttribute('aria-valuetext', '0:31 of 1:24, Below zero');
  await page.locator('audio').evaluate(async (audio: HTMLAudioElement) => {
    audio.currentTime = 83;
    await audio.play();
  });
  await expect.poll(() => isPaused(page)).toBe(true);
  await openEpisode(page);
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of 1:24/);
});

test.describe('where consent comes first', () => {
  test.use({ extraHTTPHeaders: { 'cdn-gdpr': '1' } });

  test('nothing is kept before it is allowed, and what is kept goes when it is no longer', async ({ page }) => {
    const { pause, speed, position } = await openEpisode(page);
    const banner = page.getByRole('region', { name: 'Your privacy' });
    await expect(banner).toBeVisible();
    await speed.selectOption('2×');
    await page.getByRole('region', { name: 'Chapters' }).getByRole('link', { name: 'Below zero' }).click();
    await expect.poll(() => timeOf(page)).toBeGreaterThan(31);
    await pause.click();
    expect(await keptIn(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Accept all' }).click();
    await expect(speed).toHaveValue('2');
    await speed.selectOption('1.25×');
    await expect.poll(() => keptIn(page)).toContain('masthead-preference-speed');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(() => keptIn(page)).toEqual([]);
    await page.reload();
    await hydrated(page);
    await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of 1:24/);
  });
});

test('the device’s own controls name the episode and its show', async ({ page }) => {
  const { play, pause } = await openEpisode(page);
  await play.click();
  await expect(pause).toBeVisible();
  const told = () =>
    page.evaluate(() => [navigator.mediaSession.metadata?.title, navigator.mediaSession.metadata?.album]);
  await expect.poll(told).toEqual(['The tortoise on the dashboard', 'On the Bench']);
});

test('what cannot be played says so, with the file and a second try', async ({ page }) => {
  await page.route(`**${SOUND}`, (route) => route.abort());
  const { player, play } = await openEpisode(page);
  await play.click();
  const alert = player.getByRole('alert');
  await expect(alert).toContainText('The episode could not be played.');
  await expect(alert.getByRole('link', { name: 'download the file' })).toHaveAttribute('href', SOUND);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute(`**${SOUND}`);
  await alert.getByRole('button', { name: 'try again' }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.1);
  await expect(alert).toBeEmpty();
});

test('while it plays, nothing is wrong for those who cannot see or hear it', async ({ page }) => {
  const { pause } = await openEpisode(page);
  await lineAt(page, 'Should anybody count on those miles?').locator('a').click();
  await expect(pause).toBeVisible();
  // What the header stands over has no size to press.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('its sound is sent in the parts that are asked for', async ({ request }) => {
  const response = await request.get(SOUND, { headers: { range: 'bytes=1000-1999' } });
  expect(response.status()).toBe(206);
  expect(response.headers()).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': '1000' });
  expect(response.headers()['content-range']).toMatch(/^bytes 1000-1999\/674605$/);
});

test('its code is loaded on its page only', async ({ page }) => {
  await page.goto('/tech/mobile/halo-self-healing-screen-tested/');
  await hydrated(page);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect((await loaded()).filter((name) => /podcast|EpisodePlayer/i.test(name))).toEqual([]);
});
