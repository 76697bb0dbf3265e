/**
 * Writes down what a running product answers at every address that it leads to, one text file an address, so that a
 * reshaped house can be held against the old one:
 *
 *   node_modules/.bin/node scripts/snapshot.ts http://localhost:3000 after && git diff --no-index before after
 *
 * Start both with the same NOW (and ALLOW_FROZEN_CLOCK=1), SITE_URL and IMAGE_SIGNING_KEY. What differs from build to
 * build or from response to response (nonces, names of built files, generated class names) is left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

const AT_ONCE = 3;
const STARTS = ['/', '/robots.txt', '/sitemaps/', '/search/?q=phone', '/search/?q=zzzzqq', '/no-such-page/'];
/** Pictures, films, built files and the studio have tests of their own. */
const NOT_TEXT = /^\/(a|assets|desk)\//;
/** Other queries are endless. */
const ASKED = /^\?(page|q|f|form|kind|sort)=[^&]*$/;
const HEADERS = ['content-type', 'cache-control', 'location', 'x-robots-tag', 'link', 'vary'];

interface Snapshot {
  lines: string[];
  links: string[];
}

interface Answer {
  path: string;
  type: string;
  text: string;
}

/** Names that a build makes. */
const stable = (text: string): string =>
  text.replaceAll(/\/assets\/[\w.-]+/g, '/assets/…').replaceAll(/"(version|build|revision)":"[^"]*"/g, '"$1":"…"');

const withoutHashes = (classes: string): string =>
  classes
    .split(' ')
    .map((name) => name.replace(/^[\w-]{6}_(?=[a-z])/, ''))
    .join(' ');

function tagLine(name: string, attributes: Readonly<Record<string, string>>): string {
  const shown = Object.entries(attributes)
    .filter(([key]) => key !== 'nonce' && key !== 'integrity')
    .map(([key, value]) => `${key}="${key === 'class' ? withoutHashes(value) : value}"`);
  return stable(`<${[name, ...shown].join(' ')}>`);
}

const isBuiltFile = (name: string, { rel = '', href = '' }: Readonly<Record<string, string>>): boolean =>
  name === 'link' && /stylesheet|preload/.test(rel) && href.includes('/assets/');

/** One line a tag and a text, scripts of data printed out. */
function ofHtml({ text }: Answer): Snapshot {
  const [lines, links]: [string[], string[]] = [[], []];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' || name === 'link') links.push(attributes.href ?? '');
      if (name === 'script') script = '';
      if (!isBuiltFile(name, attributes)) lines.push(tagLine(name, attributes));
    },
    ontext(words) {
      if (script !== undefined) script += words;
      else if (words.trim()) lines.push(...stable(words.trim()).split('\n'));
    },
    onclosetag(name) {
      if (name === 'script') lines.push(...jsonLines(script ?? ''));
      if (name === 'script') script = undefined;
    },
  });
  parser.end(text);
  return { lines, links };
}

/** What is no JSON stays as it is. */
function jsonLines(text: string): string[] {
  try {
    return JSON.stringify(JSON.parse(stable(text)), null, 1)
      .split('\n')
      .map(stable);
  } catch {
    return [stable(text)];
  }
}

function ofText({ text }: Answer): Snapshot {
  const links = [...text.matchAll(/<(?:loc|link)>([^<]*)<\/|^Sitemap: (.*)$/gm)];
  return {
    lines: text.split('\n').map(stable),
    links: links.map(([, inXml, inRobots]) => (inXml ?? inRobots ?? '').replaceAll('&amp;', '&')),
  };
}

function snapshotOf(answer: Answer): Snapshot {
  if (answer.type.includes('html')) return ofHtml(answer);
  return answer.type.includes('json') ? { lines: jsonLines(answer.text), links: [] } : ofText(answer);
}

async function takeSnapshots(site: URL, folder: string): Promise<number> {
  const seen = new Set(STARTS);
  const waiting = [...STARTS];
  const ownHost = await hostNamedBy(site);
  mkdirSync(folder, { recursive: true });

  function note(href: string, from: string): void {
    const url = URL.parse(href, new URL(from, site));
    if (!url || !/^https?:$/.test(url.protocol) || (url.host !== site.host && url.host !== ownHost)) return;
    const path = url.pathname + url.search;
    if (NOT_TEXT.test(path) || seen.has(path) || (url.search !== '' && !ASKED.test(url.search))) return;
    seen.add(path);
    waiting.push(path);
  }

  async function visit(path: string): Promise<void> {
    const response = await fetch(new URL(path, site), { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    const { lines, links } = snapshotOf({ path, type, text: await response.text() });
    const headers = HEADERS.map((name) => `${name}: ${stable(response.headers.get(name) ?? '')}`);
    for (const link of links) note(link, path);
    writeFileSync(join(folder, fileOf(path)), `${[response.status, ...headers, ...lines].join('\n')}\n`);
    const hasData = type.includes('html') && response.ok && !path.includes('?');
    if (hasData && !path.startsWith('/_data/')) note(`/_data${path}`, path);
  }

  async function visitWaiting(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  }

  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visitWaiting));
  return seen.size;
}

/** Pages name their own addresses by SITE_URL, wherever they are asked for. */
async function hostNamedBy(site: URL): Promise<string | undefined> {
  const front = await (await fetch(site)).text();
  return URL.parse(/rel="canonical" href="([^"]*)"/.exec(front)?.[1] ?? '')?.host;
}

const fileOf = (path: string): string => `${encodeURIComponent(path).replaceAll('%2F', '~').slice(0, 200)}.txt`;

const [base, folder] = process.argv.slice(2);
const site = URL.parse(base ?? '');
if (!site || folder === undefined) {
  process.stderr.write('Usage: scripts/snapshot.ts <address of a running product> <folder>\n');
  process.exit(1);
}
process.stdout.write(`${await takeSnapshots(site, folder)} addresses in ${folder}\n`);
