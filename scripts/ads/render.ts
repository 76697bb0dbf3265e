/** Makes pictures of drawings in a browser that has the house's fonts and no others, and refuses type nobody can read. */
import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM, CHROMIUM_FLAGS } from '../chromium.ts';
import type { Size } from './drawing.ts';

const FONTS = new URL('../../packages/ui/src/fonts/', import.meta.url);
const FACES = [
  ['Ad Grotesk', 'schibsted-grotesk-usual.woff2', '400 850'],
  ['Ad Serif', 'newsreader-usual.woff2', '400 640'],
  ['Ad Italic', 'newsreader-italic-usual.woff2', '400 640'],
] as const;

/** Pixels of a picture for each one that it is shown in. */
const DENSITY = 2;
const MAX_BYTES = 60_000;
/** How near the palette stays to the drawing, of 100. */
const FIDELITY = 94;
const SMALLEST_TYPE = 12;
/** How near type may come to the edge. */
const MARGIN = 6;

interface Studio {
  render(size: Size, drawing: string): Promise<{ picture: Buffer; problems: string[] }>;
  /** One picture for each drawing, as it is wanted. */
  frames(size: { width: number; height: number }, drawings: Iterable<string>): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const styles = await stylesOf();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [...CHROMIUM_FLAGS, '--font-render-hinting=none', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ deviceScaleFactor: DENSITY });
  return {
    render: (size, drawing) => render(page, styles, size, drawing),
    frames: (size, drawings) => frames(page, styles, size, drawings),
    close: () => browser.close(),
  };
}

async function stylesOf(): Promise<string> {
  const faces = FACES.map(async ([family, file, weights]) => {
    const font = await readFile(new URL(file, FONTS), 'base64');
    return `@font-face { font-family: "${family}"; font-weight: ${weights}; src: url("data:font/woff2;base64,${font}"); }`;
  });
  return [...(await Promise.all(faces)), 'body { margin: 0 } svg { display: block }'].join('\n');
}

async function render(page: Page, styles: string, size: Size, drawing: string): ReturnType<Studio['render']> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>${styles}</style>${svg}`);
  const problems = await page.evaluate(problemsOfType, { width, height, margin: MARGIN, smallest: SMALLEST_TYPE });
  const picture = await pictureOf(await page.screenshot({ type: 'png' }));
  if (picture.length > MAX_BYTES) problems.push(`${picture.length} bytes`);
  return { picture, problems };
}

async function* frames(
  page: Page,
  styles: string,
  { width, height }: { width: number; height: number },
  drawings: Iterable<string>,
): AsyncGenerator<Buffer> {
  await page.setViewportSize({ width, height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`;
  await page.setContent(`<!doctype html><style>${styles}</style>${svg}`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  for (const drawing of drawings) {
    await page.locator('svg').evaluate((svg, inside) => {
      svg.innerHTML = inside;
    }, drawing);
    yield await page.screenshot({ type: 'png' });
  }
}

/** A few flat colours and their edges: smaller, and sharper, as a palette without loss than by what suits photographs. */
async function pictureOf(png: Buffer): Promise<Buffer> {
  const flat = await sharp(png).png({ palette: true, quality: FIDELITY, dither: 0 }).toBuffer();
  return sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Runs in the page: type that is too small, stands over the edge or in other type, or has no letters of ours. */
async function problemsOfType(limits: { width: number; height: number; margin: number; smallest: number }) {
  const { width, height, margin, smallest } = limits;
  await Promise.all([...document.fonts].map((face) => face.load()));
  const lines = [...document.querySelectorAll('text')].map((line) => {
    const size = Number(line.getAttribute('font-size'));
    const baseline = Number(line.getAttribute('y')) + (line.getCTM()?.f ?? 0);
    const { left, right } = line.getBoundingClientRect();
    return { words: line.textContent, size, left, right, top: baseline - size * 0.7, bottom: baseline };
  });
  return lines.flatMap((line, place) => [
    ...(line.size < smallest ? [`“${line.words}” is ${line.size} px`] : []),
    ...(line.left < margin || line.top < margin || line.right > width - margin || line.bottom > height - margin
      ? [`“${line.words}” goes over the edge`]
      : []),
    ...lines
      .slice(place + 1)
      .filter(
        (other) =>
          other.left < line.right && line.left < other.right && other.top < line.bottom && line.top < other.bottom,
      )
      .map((other) => `“${line.words}” stands in “${other.words}”`),
  ]);
}
