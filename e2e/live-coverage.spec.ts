/** Live coverage while it happens: an editor writes, and readers have it, whatever their network does. */

import { EVENTS_PATH } from '@masthead/tracking';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityProblems } from './accessibility.ts';
import { atDesk, DEALS, follow, LIVE, openDesk, pill, send, test, update, updates, write } from './live-desk.ts';
import { layoutShifts, recordLayoutShifts, sidewaysScrolling } from './page-suite.ts';

/** To a hundredth of a pixel: what drifts by less each time has moved by a line in the end. */
const topOf = (page: Page, words: string) =>
  page
    .getByRole('region', { name: 'Updates' })
    .getByText(words)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top * 100) / 100);

/** What this reader is counted with that is of live coverage. */
function liveEventsOf(page: Page): () => { name: string }[] {
  const events: { name: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(EVENTS_PATH)) events.push(...request.postDataJSON().events);
  });
  return () => events.filter(({ name }) => name.startsWith('live_'));
}

/** Whole, below the bar that stays at the top of the window. */
const isBelowBar = async (floating: Locator): Promise<boolean> => {
  const bar = await floating.page().getByRole('banner').boundingBox();
  const box = await floating.boundingBox();
  return bar !== null && box !== null && box.y >= bar.y + bar.height;
};

test('what an editor posts, edits, pins and deletes arrives at three readers', async ({ browser, page, editor }) => {
  test.slow();
  const watched = await browser.newPage();
  const readers = [watched, await browser.newPage(), await browser.newPage()];
  const counted = liveEventsOf(watched);
  await Promise.all(readers.map((reader) => follow(reader)));
  await openDesk(page, editor.token);

  await write(page, 'A question from row two', 'She asks about **repairs**.');
  await send(page);
  for (const reader of readers) {
    await expect(pill(reader)).toHaveText('1 new update');
    await reader.mouse.wheel(0, 2000);
    await expect.poll(() => isBelowBar(pill(reader))).toBe(true);
    await expect(update(reader, 'A question from row two')).toHaveCount(0);
    await pill(reader).click();
    await expect(update(reader, 'A question from row two').locator('strong')).toHaveText('repairs');
    await expect(pill(reader)).toHaveCount(0);
  }

  const entry = atDesk(page, 'A question from row two');
  await entry.getByRole('button', { name: 'Edit' }).click();
  await entry.getByRole('textbox', { name: 'Text' }).fill('She asks about *prices*.');
  await entry.getByRole('button', { name: 'Change' }).click();
  for (const reader of readers)
    await expect(update(reader, 'A question from row two').locator('em')).toHaveText('prices');

  await entry.getByRole('button', { name: 'Pin', exact: true }).click();
  for (const reader of readers) {
    await expect(updates(reader).first()).toContainText('A question from row two');
    await expect(updates(reader).first()).toContainText('Pinned');
  }

  await entry.getByRole('button', { name: 'Delete' }).click();
  await entry.getByRole('button', { name: 'Delete' }).click();
  for (const reader of readers) await expect(update(reader, 'A question from row two')).toHaveCount(0);
  await expect(entry).toHaveCount(0);
  await expect.poll(counted).toMatchObject([
    { name: 'live_followed', entries: expect.any(Number), page: { address: LIVE } },
    { name: 'live_entries_shown', entries: 1, page: { address: LIVE } },
  ]);
  await Promise.all(readers.map((reader) => reader.close()));
});

test.describe('what is being read', () => {
  for (const width of [390, 1440])
    test(`stays where it is at ${width} px, whatever is posted, pinned, changed and deleted`, async ({
      page,
      editor,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const above = await editor.post('Stands above');
      await recordLayoutShifts(page);
      await follow(page);
      const read = 'About that “room-filling” sound';
      await update(page, read).evaluate((entry) => {
        entry.scrollIntoView({ behavior: 'instant' });
        scrollBy({ top: -200, behavior: 'instant' });
      });
      await expect(update(page, read)).toBeInViewport();
      // Those above it have their true heights some frames later.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      });
      const before = await topOf(page, read);
      const shiftsBefore = (await layoutShifts(page)).length;

      const posted = [await editor.post('First of three'), await editor.post('Second of three')];
      posted.push(await editor.post('Third of three', { important: true }));
      await expect(pill(page)).toHaveText('3 new updates');
      await editor.act(above, 'pin');
      await expect(updates(page).first()).toContainText('Stands above');
      await editor.act(above, 'unpin');
      await expect(updates(page).first()).not.toContainText('Stands above');
      await editor.edit(above, `<p>Corrected${' and corrected'.repeat(60)}.</p>`);
      await expect(update(page, 'Stands above')).toContainText('Corrected');
      expect(await topOf(page, read)).toBe(before);
      expect((await layoutShifts(page)).slice(shiftsBefore)).toEqual([]);
      const moments = page.getByRole('navigation', { name: 'Key moments' });
      await editor.act(above, 'important');
      await expect(update(page, 'Stands above')).toContainText('Important');
      await expect(moments).toContainText('Stands above');
      expect(await topOf(page, read)).toBe(before);
      await editor.delete(above);
      await expect(update(page, 'Stands above')).toHaveCount(0);
      await expect(moments).not.toContainText('Stands above');
      expect(await topOf(page, read)).toBe(before);
      // In the rail of a wide window a new moment stands above older ones, which make room for it.
      if (width < 1440) expect((await layoutShifts(page)).slice(shiftsBefore)).toEqual([]);

      await pill(page).click();
      await expect(update(page, 'Third of three')).toBeFocused();
      await expect(update(page, 'Third of three')).toBeInViewport();
      await expect(page.getByRole('navigation', { name: 'Key moments' })).toContainText('Third of three');
      for (const id of posted) await editor.delete(id);
      await expect(update(page, 'Second of three')).toHaveCount(0);
    });

  test('stays where it is when the entry that it stands in is changed before it or after it', async ({
    page,
    editor,
  }) => {
    const lines = (first: string, last: string) =>
      `<p>${`${first} `.repeat(40)}</p><p>The line that is read.</p><p>${`${last} `.repeat(40)}</p>`;
    await page.setViewportSize({ width: 390, height: 700 });
    const id = await editor.post('Long and read', { body: lines('Short', 'Short') });
    await follow(page);
    await page.getByText('The line that is read.').evaluate((line) => {
      line.scrollIntoView({ behavior: 'instant', block: 'start' });
    });
    const before = await topOf(page, 'The line that is read.');
    await editor.edit(id, lines('Longer by much', 'Longer too'));
    await expect(update(page, 'Long and read')).toContainText('Longer too');
    expect(await topOf(page, 'The line that is read.')).toBe(before);
    await editor.act(id, 'important');
    await expect(update(page, 'Long and read')).toContainText('Important');
    expect(await topOf(page, 'The line that is read.')).toBe(before);
    await editor.delete(id);
    await expect(update(page, 'Long and read')).toHaveCount(0);
  });
});

test('those who listen hear how much is new, and not of every single one', async ({ page, editor }) => {
  await follow(page);
  const said = page.getByRole('status').filter({ hasText: /new update/ });
  const posted = [await editor.post('One to hear of')];
  await expect(said).toHaveText('1 new update');
  posted.push(await editor.post('Two to hear of'), await editor.post('Three to hear of'));
  await expect(pill(page)).toHaveText('3 new updates');
  await expect(said).toHaveText('1 new update');
  for (const id of posted) await editor.delete(id);
  await expect(pill(page)).toHaveCount(0);
});

test('whose network blocks sockets reads on, by stream or by asking', async ({ browser, editor }) => {
  // The socket is tried for a quarter of a minute before the stream is.
  test.slow();
  const [streamed, asked] = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of [streamed, asked]) await page.routeWebSocket(/\/api\/live\/socket$/, (socket) => socket.close());
  await asked.route('**/api/live/stream/**', (route) => route.abort());
  const streaming = streamed.waitForRequest((request) => request.url().includes('/api/live/stream/'), {
    timeout: 60_000,
  });
  await Promise.all([streamed.goto(LIVE), asked.goto(LIVE)]);
  const first = await editor.post('Past the wall');
  for (const page of [streamed, asked]) await expect(pill(page)).toHaveText('1 new update');
  await streaming;
  const second = await editor.post('Past it again');
  for (const page of [streamed, asked]) {
    await expect(pill(page)).toHaveText('2 new updates');
    await pill(page).click();
    await expect(update(page, 'Past the wall')).toHaveCount(1);
    await expect(update(page, 'Past it again')).toHaveCount(1);
  }
  await editor.delete(first);
  await editor.delete(second);
  for (const page of [streamed, asked]) await expect(update(page, 'Past')).toHaveCount(0);
  await Promise.all([streamed.close(), asked.close()]);
});

test('who was offline has everything once they are back, and nothing twice', async ({ page, context, editor }) => {
  await follow(page);
  const before = await editor.post('Before the tunnel');
  await expect(pill(page)).toHaveText('1 new update');
  await pill(page).click();
  await context.setOffline(true);
  await expect(page.getByText('You are offline').first()).toBeVisible();
  await editor.delete(before);
  const during = [await editor.post('In the tunnel'), await editor.post('Halfway through')];
  await expect(update(page, 'Before the tunnel')).toHaveCount(1);
  await context.setOffline(false);
  await expect(pill(page)).toHaveText('2 new updates');
  await pill(page).click();
  await expect(update(page, 'In the tunnel')).toHaveCount(1);
  await expect(update(page, 'Halfway through')).toHaveCount(1);
  await expect(update(page, 'Before the tunnel')).toHaveCount(0);
  for (const id of during) await editor.delete(id);
});

test('a link to an entry that an older page does not have yet leads to it', async ({ page, editor }) => {
  const older = await page.request.get(LIVE);
  const id = await editor.post('Shared a moment ago');
  await page.route(`**${LIVE}`, async (route) => route.fulfill({ response: older }));
  await page.goto(`${LIVE}#update-${id}`);
  await expect(update(page, 'Shared a moment ago')).toBeInViewport();
  await editor.delete(id);
});

test('coverage that an editor ends says so to who is reading, and goes on when it goes on', async ({
  page,
  editor,
}) => {
  await follow(page, DEALS);
  const head = page.getByRole('main').locator('header').first();
  await expect(head.getByText('Live', { exact: true })).toBeVisible();
  await editor.end('driveway-deals-live');
  await expect(head).toContainText(/Ended/);
  await expect(head.getByText('Live', { exact: true })).toHaveCount(0);
  await editor.open('driveway-deals-live');
  await expect(head.getByText('Live', { exact: true })).toBeVisible();
});

test.describe('in Kathmandu', () => {
  // A quarter of an hour beside every other clock: wherever the demo has the event begin this morning, its clocks are others.
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the reader may have all times by their own clock, on every page', async ({ page }) => {
    await follow(page);
    const time = updates(page).nth(1).locator('a time');
    const atEvent = (await time.textContent()) ?? '';
    const choice = page.getByRole('button', { name: 'Times where you are' });
    await choice.click();
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    await expect(time).toHaveText(at.toLocaleTimeString('en-US', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' }));
    await time.hover();
    await expect(time).toHaveAttribute('title', `${atEvent} at the event`);
    await page.reload();
    await expect(time).not.toHaveText(atEvent);
    await choice.click();
    await expect(time).toHaveText(atEvent);
  });
});

test.describe('the desk', () => {
  const KEPT = 'Only I know this so far';

  test('opens with a token only, which stays in its tab', async ({ page, editor }) => {
    const answer = await page.goto('/desk/live/halo-keynote-live/');
    const { 'cache-control': cache, 'content-security-policy': policy } = answer?.headers() ?? {};
    expect(cache).toBe('private, no-store');
    expect(policy).toContain("default-src 'none'");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByLabel('Your token').fill('mh_of_nobody');
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await expect(page.getByRole('alert')).toHaveText('This token is not taken');
    await openDesk(page, editor.token);
    expect(await page.evaluate(() => JSON.stringify(localStorage) + document.cookie)).not.toContain(editor.token);
    await page.reload();
    await expect(updates(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByLabel('Your token')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(editor.token);
  });

  test('keeps what is being written through a reload', async ({ page, editor }) => {
    await openDesk(page, editor.token);
    await write(page, KEPT, 'And it is **long**.');
    await page.reload();
    const desk = page.getByRole('region', { name: 'New update' });
    await expect(desk.getByRole('textbox', { name: 'Headline' })).toHaveValue(KEPT);
    await expect(desk.getByRole('textbox', { name: 'Text' })).toHaveValue('And it is **long**.');
  });

  test('keeps what was sent into a dead network, and posts it once when that is back', async ({ page, editor }) => {
    await openDesk(page, editor.token);
    await page.route('**/items', (route) => route.abort());
    await write(page, KEPT, 'Sent into nothing.');
    await send(page);
    const waiting = page.getByRole('status', { name: 'On its way' });
    await expect(waiting).toContainText('Kept here, and tried again');
    await page.reload();
    await expect(waiting).toContainText(KEPT);
    await page.unroute('**/items');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(atDesk(page, KEPT)).toHaveCount(1);
    await expect(waiting).not.toContainText(KEPT);
    await atDesk(page, KEPT).getByRole('button', { name: 'Delete' }).click();
    await atDesk(page, KEPT).getByRole('button', { name: 'Delete' }).click();
    await expect(atDesk(page, KEPT)).toHaveCount(0);
  });

  test('posts once what was posted and whose answer was lost', async ({ page, browser, editor }) => {
    const reader = await browser.newPage();
    await follow(reader);
    await openDesk(page, editor.token);
    let lost = 0;
    await page.route('**/items', async (route) => {
      if (lost > 1) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await write(page, 'Said three times', 'Posted once.');
    await send(page);
    await expect(page.getByRole('status', { name: 'On its way' })).not.toContainText('Said three times');
    expect(lost).toBe(2);
    await expect(atDesk(page, 'Said three times')).toHaveCount(1);
    await expect(pill(reader)).toHaveText('1 new update');
    await reader.close();
  });

  test('says what was not kept of a post, until that is mended', async ({ page, editor }) => {
    const told = page.getByRole('status', { name: 'Left out' });
    await openDesk(page, editor.token);
    await expect(told).toBeEmpty();
    await write(page, 'In red letters', '<p>They were <font color="red">red</font> all over.</p>');
    await send(page);
    const entry = atDesk(page, 'In red letters');
    await expect(entry).toContainText('They were red all over.');
    await expect(told).toContainText('Not all of “In red letters” was kept');
    await expect(told.getByRole('listitem')).toHaveText(['<font> is left out: its words stay (“red all over.”)']);
    await entry.getByRole('button', { name: 'Edit' }).click();
    await entry.getByRole('textbox', { name: 'Text' }).fill('<p>They were <blink>red</blink>.</p>');
    await entry.getByRole('button', { name: 'Change' }).click();
    await expect(told.getByRole('listitem')).toHaveText(['<blink> is left out: its words stay (“red .”)']);
    await entry.getByRole('button', { name: 'Edit' }).click();
    await entry.getByRole('textbox', { name: 'Text' }).fill('They were *red*.');
    await entry.getByRole('button', { name: 'Change' }).click();
    await expect(entry).toContainText('They were *red*.');
    await expect(told).toBeEmpty();
  });

  test('does not let one editor overwrite what another has changed', async ({ page, editor }) => {
    const id = await editor.post('Written by two');
    await openDesk(page, editor.token);
    const entry = atDesk(page, 'Written by two');
    await entry.getByRole('button', { name: 'Edit' }).click();
    await entry.getByRole('textbox', { name: 'Text' }).fill('Mine');
    await page.route('**/api/desk/live/*', (route) => route.abort());
    await editor.act(id, 'important');
    await entry.getByRole('button', { name: 'Change' }).click();
    const refused = page.getByRole('status', { name: 'On its way' });
    await expect(refused).toContainText('Not posted');
    // What is there now came with the refusal: the list itself cannot be asked for.
    await expect(entry.getByRole('button', { name: 'Not important' })).toBeVisible();
    await refused.getByRole('button', { name: 'Write on' }).click();
    await expect(entry.getByRole('textbox', { name: 'Text' })).toHaveValue('Mine');
    await entry.getByRole('button', { name: 'Change' }).click();
    await expect(entry.getByRole('textbox', { name: 'Text' })).toHaveCount(0);
    await expect(entry).toContainText('Mine');
    await page.unroute('**/api/desk/live/*');
    await editor.delete(id);
  });

  test('schedules, and takes back', async ({ page, editor }) => {
    await openDesk(page, editor.token);
    await write(page, 'For tomorrow', 'Later.');
    const desk = page.getByRole('region', { name: 'New update' });
    await desk.getByLabel('At (your clock)').fill('2099-01-01T09:30');
    await desk.getByRole('button', { name: 'Schedule' }).click();
    const waiting = page.getByRole('article', { name: 'Scheduled: For tomorrow' });
    await expect(waiting).toContainText('Scheduled for Jan 1, 9:30 AM');
    await waiting.getByRole('button', { name: 'Take back' }).click();
    await waiting.getByRole('button', { name: 'Take back' }).click();
    await expect(waiting).toHaveCount(0);
  });

  test('brings a picture from this device into a post', async ({ page, browser, editor }) => {
    const reader = await browser.newPage();
    await follow(reader);
    await openDesk(page, editor.token);
    await write(page, 'Seen from row two', 'It glows.');
    const desk = page.getByRole('region', { name: 'New update' });
    await desk.getByRole('button', { name: 'Insert' }).click();
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#274060' } })
      .jpeg()
      .toBuffer();
    await desk.getByLabel('Picture').setInputFiles({ name: 'stage.jpg', mimeType: 'image/jpeg', buffer });
    const bring = desk.getByRole('button', { name: 'Send and insert' });
    await expect(bring).toBeDisabled();
    await desk.getByLabel('What is to be seen').fill('The stage, from far away');
    await desk.getByLabel('Caption').fill('Far, but there');
    await bring.click();
    await expect(desk.getByRole('textbox', { name: 'Text' })).toHaveValue(/It glows\.\s+\[image .*Far, but there/);
    await send(page);
    await pill(reader).click();
    const picture = update(reader, 'Seen from row two').getByRole('img', { name: 'The stage, from far away' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(update(reader, 'Seen from row two')).toContainText('Far, but there');
    await reader.close();
  });

  test('moves a post, and moves it again by correcting its time', async ({ page, browser, editor }) => {
    const ids = [await editor.post('Came first'), await editor.post('Came second')];
    const reader = await browser.newPage();
    await follow(reader);
    const order = async () => {
      const words = await updates(reader).allInnerTexts();
      return ['Came first', 'Came second'].map((headline) => words.findIndex((text) => text.includes(headline)));
    };
    const [first = 0, second = 0] = await order();
    expect(first).toBe(second + 1);
    await openDesk(page, editor.token);
    const entry = atDesk(page, 'Came second');
    await entry.getByText('More').click();
    await entry.getByRole('button', { name: 'Move down' }).click();
    await expect.poll(order).toEqual([second, first]);

    await entry.getByLabel('Time (your clock)').fill('2001-02-03T04:05');
    await entry.getByRole('button', { name: 'Correct' }).click();
    await expect(updates(reader).last()).toContainText('Came second');
    const at = new Date(2001, 1, 3, 4, 5).toISOString();
    await expect(entry.locator('time')).toHaveAttribute('datetime', at);
    await expect(updates(reader).last().locator('a time')).toHaveAttribute('datetime', at);
    for (const id of ids) await editor.delete(id);
    await reader.close();
  });

  test('says how many read along', async ({ page, browser, editor }) => {
    const reader = await browser.newPage();
    await follow(reader);
    await openDesk(page, editor.token);
    await expect(page.getByText(/^[1-9]\d* reads? along$/)).toBeVisible();
    await reader.close();
  });

  test('says what a schedule will publish, and has a bin that stories come back from', async ({ page, editor }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const later = `Later words ${Date.now()}`;
    const slug = await editor.scheduleAndEdit('Approved words', later);
    await page.goto('/desk/stories/');
    await page.getByLabel('Your token').fill(editor.token);
    await page.getByRole('button', { name: 'Open the desk' }).click();
    const story = page.getByRole('article', { name: later });
    await expect(story).toContainText('Revision 2 was saved since and does not appear with it');
    await story.getByRole('button', { name: 'Show what will appear' }).click();
    await expect(story.getByRole('region', { name: 'Revision 1, as it will appear' })).toContainText('Approved words');
    expect(await sidewaysScrolling(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);

    await story.getByRole('button', { name: 'Approve revision 2' }).click();
    await story.getByRole('button', { name: 'Approve revision 2' }).click();
    await expect(story).toContainText('as revision 2, which was approved');
    await story.getByRole('button', { name: 'Take from the schedule' }).click();
    await story.getByRole('button', { name: 'Take from the schedule' }).click();
    await story.getByRole('button', { name: 'Delete' }).click();
    await story.getByRole('button', { name: 'Delete' }).click();
    await expect(story).toHaveCount(0);

    await editor.draft(slug, 'The next to have it');
    await page.getByLabel('Show', { exact: true }).selectOption('In the bin');
    await expect(story).toContainText('Deleted by desk');
    await story.getByRole('button', { name: 'Bring back' }).click();
    await expect(story.getByRole('alert')).toContainText(`"${slug}" is another story’s`);
    await story.getByLabel('Another slug').fill(`${slug}-again`);
    await story.getByRole('button', { name: 'Bring back' }).click();
    await expect(story).toHaveCount(0);
    await page.getByLabel('Show', { exact: true }).selectOption('Draft');
    await expect(story).toContainText(`${slug}-again`);
  });

  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const)
    test(`can be used by everybody at ${width} px`, async ({ page, editor }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openDesk(page, editor.token);
      await write(page, 'Seen before it is posted', '[callout text="Mind the step"]');
      await page.getByRole('button', { name: 'Preview' }).click();
      const preview = page.getByRole('region', { name: 'Preview' });
      await expect(preview).toContainText('Mind the step');
      await page.getByRole('button', { name: 'Insert' }).click();
      expect(await sidewaysScrolling(page)).toEqual([]);
      expect(await accessibilityProblems(page)).toEqual([]);
      await write(page, '', '');
    });
});
