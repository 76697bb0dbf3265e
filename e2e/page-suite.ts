/** The checks that every page passes. Each gives its complaints as sentences, so that a failing test says what is wrong. */
import { type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { partsOf } from '../server/testing/parts-of-document.ts';
import { accessibilityProblems, contrastProblems } from './accessibility.ts';
import { productUrl } from './fixtures.ts';
import { TEST_NOW } from './start-product.ts';

const OTHER_THEME = { light: 'dark', dark: 'light' } as const;

interface Visit {
  status: number | undefined;
  /** Whatever the checks below complain of. */
  problems: string[];
}

/** Opens a page and goes through it as a reader would, whose clock stands where the product's does. */
export async function visit(page: Page, path: string, home = productUrl()): Promise<Visit> {
  const complaints = watchPage(page, home);
  await recordLayoutShifts(page);
  await stopClock(page);
  const response = await page.goto(new URL(path, home).href);
  await hydrated(page);
  await laidOut(page);
  await scrollThrough(page);
  const problems = [
    ...(await layoutShifts(page)),
    ...(await sidewaysScrolling(page)),
    ...(await pictureProblems(page)),
    ...(await accessibilityProblems(page)),
  ];
  return { status: response?.status(), problems: [...problems, ...complaints] };
}

/** Only what tells the time stands still: Playwright's own clock also replaces timers, and doubles what a page costs. */
export async function stopClock(page: Page, at = Date.parse(TEST_NOW)): Promise<void> {
  await page.addInitScript((now) => {
    window.Date = new Proxy(Date, {
      construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now], target),
      apply: (real) => new real(now).toString(),
      get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
    });
  }, at);
}

/** What is wrong once the reader's machine has gone from this theme to the other one: its colours, and its layout. */
export async function problemsInOtherTheme(page: Page, theme: keyof typeof OTHER_THEME): Promise<string[]> {
  const shown = page.locator(`button[aria-label="Switch to the ${theme} theme"]`);
  await page.emulateMedia({ colorScheme: OTHER_THEME[theme] });
  await expect(shown).toBeAttached();
  return [...(await layoutShifts(page)), ...(await sidewaysScrolling(page)), ...(await contrastProblems(page))];
}

/** Listens from before the first load: console, uncaught errors (React reports hydration mismatches as such), requests. */
export function watchPage(page: Page, home = productUrl()): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !saysOwnStatus(message, page))
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (isElsewhere(request, home)) complaints.push(`request to another host: ${request.url()}`);
  });
  const wasLeft = watchLeaving(page);
  page.on('requestfailed', (request) => {
    if (!wasLeft(request)) complaints.push(`failed request: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      complaints.push(`request answered with ${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** Whether a request was given up with the page that asked: its reader went on before its last parts were there. */
function watchLeaving(page: Page): (request: Request) => boolean {
  const askedIn = new WeakMap<Request, number>();
  let pages = 0;
  let path = '';
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      pages += 1;
      isLeaving = true;
    }
    askedIn.set(request, pages);
  });
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    // Gone to in place.
    if (!isLeaving && pathname !== path) pages += 1;
    path = pathname;
    isLeaving = false;
  });
  return (request) =>
    request.failure()?.errorText === 'net::ERR_ABORTED' && (isLeaving || askedIn.get(request) !== pages);
}

/** Chromium notes the document's own 404 in the console; whether that status is right is checked for itself. */
const saysOwnStatus = (message: ConsoleMessage, page: Page): boolean =>
  message.location().url === page.url() && message.text().startsWith('Failed to load resource');

function isElsewhere(request: Request, home: string): boolean {
  const { protocol, origin } = new URL(request.url());
  return protocol.startsWith('http') && origin !== new URL(home).origin;
}

/**
 * The page's own name for its theme button changes when React has taken over. It is found by its attribute: to find it by
 * its role, a browser works out what every element of the page is, for a seventh of what a visit costs.
 */
export async function hydrated(page: Page, timeout?: number): Promise<void> {
  await expect(page.locator('button[aria-label^="Switch to the "]')).toBeAttached(
    timeout === undefined ? {} : { timeout },
  );
}

/** What is far below has its place, too. */
async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-laid-out', 'whole');
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node | null }[];
}

interface ShiftRecorder {
  layoutShifts: () => string[];
}

/** Notes every layout shift from the first paint on; call it before the page is opened. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const nameOf = (node: Node | null | undefined): string =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`;
    const note = (entries: PerformanceEntry[]): void => {
      for (const { value, sources } of entries as Shift[])
        shifts.push(`layout shift of ${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const recorder: ShiftRecorder = {
      layoutShifts() {
        note(observer.takeRecords());
        return shifts;
      },
    };
    Object.assign(window, recorder);
  });
}

export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as ShiftRecorder).layoutShifts());

/** Far longer than a picture takes to be drawn and sent, and short enough that a test can say which one did not come. */
const PICTURES_WITHIN_MS = 120_000;

/**
 * From top to bottom as a hasty reader would, half a screen with every frame, until every picture has arrived; then back to
 * the top. Arrived is not decoded: a browser may put that off for as long as it draws nothing.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const missing = await page.evaluate(async (withinMs) => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const visible = [...document.images].filter((image) => image.checkVisibility());
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    const deadline = performance.now() + withinMs;
    const isAwaited = (image: HTMLImageElement) => image.isConnected && !image.complete && image.checkVisibility();
    for (const image of visible)
      while (isAwaited(image) && performance.now() < deadline) {
        // On a slow machine the scroll may have passed before the browser began to load it.
        image.scrollIntoView({ behavior: 'instant', block: 'center' });
        await painted();
      }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
    return visible.filter(isAwaited).map((image) => image.currentSrc || image.src);
  }, PICTURES_WITHIN_MS);
  expect(missing, 'pictures that did not arrive').toEqual([]);
}

/** What was fetched for an image: measured by its bytes, since a browser divides the size of what it chose from a set. */
const seenPictures = (page: Page) =>
  page.evaluate(async () => {
    const pixelsOf = async (address: string) => {
      const whole = new Image();
      await new Promise((done, fail) => {
        Object.assign(whole, { onload: done, onerror: () => fail(new Error(`no picture: ${address}`)), src: address });
      });
      return whole.naturalWidth;
    };
    const seen = [...document.images].filter((image) => image.checkVisibility() && !image.src.endsWith('.svg'));
    return Promise.all(
      seen.map(async (image) => ({
        address: image.currentSrc,
        box: image.getBoundingClientRect().width,
        pixels: await pixelsOf(image.currentSrc),
        /** It could have had no more. */
        largest: image.currentSrc === image.src,
        density: devicePixelRatio,
      })),
    );
  });

const FROM_THE_SERVICE = /\/a\/img\/resize\/[0-9a-f]{40}\/hub\//;
/** How many pixels to a point a picture may fall short to: dense screens hide more. */
const leastShare = (density: number): number => (density > 1 ? 1.3 : 0.95);

/** Every picture comes through the image service, no wider than twice its box and no coarser than it must. */
export async function pictureProblems(page: Page): Promise<string[]> {
  const seen = await seenPictures(page);
  /** A browser that has fetched a picture for a large box shows it in a small one too, and spares itself another. */
  const widestOf = (address: string): number =>
    Math.max(...seen.filter((other) => other.address === address).map(({ box }) => box));
  return seen
    .filter(
      ({ address, box, pixels, largest, density }) =>
        !FROM_THE_SERVICE.test(address) ||
        pixels > Math.ceil(widestOf(address)) * 2 ||
        (!largest && pixels < box * leastShare(density)),
    )
    .map(({ address, box, pixels }) => `a picture of ${pixels} pixels in ${box} points: ${address}`);
}

export async function sidewaysScrolling(page: Page): Promise<string[]> {
  const { needed, there } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  return needed > there ? [`scrolls sideways: ${needed} px in ${there} px`] : [];
}

/** What a reader may have set as the size of text, where browsers begin with 16. */
const LARGE_TEXT = [24, 32];

/** With large text nothing leaves the window, the bar stays whole, and no headline breaks inside a word. */
export async function largeTextProblems(page: Page, widths: readonly number[]): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const setFont = (standard: number) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  const problems: string[] = [];
  for (const size of LARGE_TEXT) {
    await setFont(size);
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).not.toBe('16px');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await sidewaysScrolling(page)), ...(await outsideBar(page)), ...(await brokenHeadlines(page))];
      problems.push(...found.map((problem) => `with text of ${size} px at ${width} px: ${problem}`));
    }
  }
  await setFont(16);
  await devTools.detach();
  return problems;
}

const outsideBar = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header:not(main header) :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.closest('dialog, [popover]'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return left < 0 || right > document.documentElement.clientWidth;
      })
      .map((control) => `outside the window: ${control.ariaLabel ?? control.textContent}`),
  );

const brokenHeadlines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const linesOf = (text: Text, start: number, length: number): number => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
    const brokenIn = (text: Text): string[] =>
      [...text.data.matchAll(/[\p{L}\d’']+/gu)]
        .filter(({ 0: word, index }) => linesOf(text, index, word.length) > 1)
        .map(([word]) => word);
    const headlines = [...document.querySelectorAll('h1, h2, h3, h4')].filter((headline) => headline.checkVisibility());
    return headlines.flatMap((headline) => {
      const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) words.push(...brokenIn(walker.currentNode));
      return words.map((word) => `broken inside a headline: ${word}`);
    });
  });

/** The rules about the document as it is served, whatever the browser makes of it. */
export function documentProblems(html: string): string[] {
  const fonts = html.match(/<link\b[^>]*\brel="preload"[^>]*\bas="font"[^>]*>/g) ?? [];
  const preloads = fonts.filter((tag) => /\bcrossorigin\b/.test(tag)).length;
  return [
    ...(html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi) ?? []).map(
      (tag) => `style attribute, which the policy blocks: ${tag}`,
    ),
    ...(preloads === 2 && fonts.length === 2 ? [] : [`${preloads} usable font preloads instead of 2`]),
    ...[...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => isPageAddress(href) && !endsWithSlash(href))
      .map((href) => `page address without its slash: ${href}`),
    ...textsInData(html),
  ];
}

/** Texts of editors stand in the document as HTML: data with markup in it would send one a second time. */
const textsInData = (html: string): string[] =>
  (partsOf(html).state.match(/\\u003c\/?[a-z][^,]{0,60}/gi) ?? []).map(
    (markup) => `markup in the data of the page: ${markup}`,
  );

/** An address of this site that is neither a file nor a place on the same page. */
const isPageAddress = (href: string): boolean => /^\/(?!\/)/.test(href) && !/\.\w+$/.test(pathOf(href));
const endsWithSlash = (href: string): boolean => pathOf(href).endsWith('/');
const pathOf = (href: string): string => href.replace(/[?#].*$/, '');
