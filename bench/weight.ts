/**
 * The JavaScript and CSS that each page loads before any interaction, and all that stands before its first paint: the
 * document, its styles and the fonts it asks for ahead. In bytes as they travel with brotli.
 */
import { answerOf, headerOf } from './answer.ts';
import { PAGES } from './demo-pages.ts';
import type { Measurement, Part } from './measurement.ts';
import { launch } from './server-process.ts';

const KB = 1024;
const TAG = /<(?:link|script)\b[^>]*>/g;
const LOADED = /rel="stylesheet"|<script[^>]* src=/;
const CODE = /id="page-code">([^<]*)</;
const ADDRESS = /(?:href|src)="([^"]+)"/;
/** `import … from "x"` and `import "x"`, but not `import("x")`; the build puts them first and in double quotes or backticks. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g;

interface LoadedFile {
  path: string;
  kind: 'js' | 'css';
  bytes: number;
}

export const measureWeight: Part = async ({ folder, verbose, say }) => {
  const server = await launch({ dataDir: folder });
  try {
    const measurements: Measurement[] = [];
    for (const { name, path } of PAGES) {
      const files = await filesOf(server.origin, path);
      if (verbose) for (const file of files) say(`  ${name}: ${file.path} ${(file.bytes / KB).toFixed(2)} KB`);
      measurements.push(weightOf(name, 'js', files), weightOf(name, 'css', files));
      measurements.push(...(await beforeFirstPaint(server.origin, name, path, files)));
    }
    return measurements;
  } finally {
    await server.stop();
  }
};

const BUDGETS = { js: 85, css: 15 } as const;
/** Of the fonts, 53,000 bytes. */
const FONTS_KB = 53_000 / KB;
const FIRST_PAINT_KB = 92;
const FIRST_PAINT_REQUESTS = 4;
const FONT = /<link rel="preload"[^>]* as="font"[^>]*>/g;

function weightOf(page: string, kind: LoadedFile['kind'], files: readonly LoadedFile[]): Measurement {
  const chosen = files.filter((file) => file.kind === kind);
  return {
    part: 'weight',
    name: `${page}, ${kind === 'js' ? 'JavaScript' : 'CSS'}`,
    value: sum(chosen.map(({ bytes }) => bytes)) / KB,
    unit: 'KB',
    ...(page === 'article' && { budget: { most: BUDGETS[kind] } }),
    note: `${chosen.length} files`,
  };
}

async function beforeFirstPaint(
  origin: string,
  name: string,
  path: string,
  files: readonly LoadedFile[],
): Promise<Measurement[]> {
  const document = (await answerOf(origin + path, 'br')).body.length;
  const html = (await answerOf(origin + path)).body.toString();
  const addresses = (html.match(FONT) ?? []).flatMap((tag) => ADDRESS.exec(tag)?.[1] ?? []);
  const fonts = await Promise.all(addresses.map(async (font) => (await answerOf(origin + font)).body.length));
  const styles = files.filter(({ kind }) => kind === 'css').map(({ bytes }) => bytes);
  const [fontKb, styleKb, documentKb] = [sum(fonts) / KB, sum(styles) / KB, document / KB];
  const told = { part: 'weight', unit: 'KB' } as const;
  return [
    { ...told, name: `${name}, fonts`, value: fontKb, budget: { most: FONTS_KB }, note: `${fonts.length} files` },
    {
      ...told,
      name: `${name}, before the first paint`,
      value: documentKb + styleKb + fontKb,
      budget: { most: FIRST_PAINT_KB },
      note: `document ${documentKb.toFixed(1)}, styles ${styleKb.toFixed(1)}, fonts ${fontKb.toFixed(1)}`,
    },
    {
      part: 'weight',
      name: `${name}, requests before the first paint`,
      value: 1 + styles.length + fonts.length,
      unit: '',
      budget: { most: FIRST_PAINT_REQUESTS },
    },
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What the document names, and what those scripts import without being asked to. */
async function filesOf(origin: string, page: string): Promise<LoadedFile[]> {
  const html = (await answerOf(origin + page)).body.toString();
  const named = (html.match(TAG) ?? [])
    .filter((tag) => LOADED.test(tag))
    .flatMap((tag) => ADDRESS.exec(tag)?.[1] ?? []);
  const code: string[] = JSON.parse(CODE.exec(html)?.[1] ?? '[]');
  const waiting = [...new Set([...named, ...code])];
  const known = new Set(waiting);
  const files: LoadedFile[] = [];
  for (const path of waiting) {
    const file = await weigh(origin, path);
    files.push(file);
    if (file.kind === 'css') continue;
    for (const imported of await importsOf(origin, path)) {
      if (known.has(imported)) continue;
      known.add(imported);
      waiting.push(imported);
    }
  }
  return files;
}

async function weigh(origin: string, path: string): Promise<LoadedFile> {
  const answer = await answerOf(origin + path, 'br');
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const kind = headerOf(answer, 'content-type')?.startsWith('text/css') ? 'css' : 'js';
  return { path, kind, bytes: answer.body.length };
}

async function importsOf(origin: string, path: string): Promise<string[]> {
  const code = (await answerOf(origin + path)).body.toString();
  return [...code.matchAll(STATIC_IMPORT)].flatMap(([, found]) =>
    found ? new URL(found, origin + path).pathname : [],
  );
}
