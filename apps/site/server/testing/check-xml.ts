/** Checks XML against its schema: our own for RSS and the extensions of sitemaps, the library's for sitemaps themselves. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryPages, validateXML } from 'xmllint-wasm';

const OWN = fileURLToPath(new URL('./schemas/', import.meta.url));
const LIBRARY = join(dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema');

const SCHEMAS = {
  rss: [
    'rss-2.0.xsd',
    'atom-link.xsd',
    'dublin-core.xsd',
    'rss-content.xsd',
    'media-rss.xsd',
    'itunes.xsd',
    'podcast-namespace.xsd',
  ],
  sitemap: ['sitemap-extensions.xsd', 'sitemap-news.xsd', 'sitemap-image.xsd', 'sitemap-video.xsd', 'sitemap.xsd'],
  index: ['sitemap-index.xsd'],
} as const;

const read = async (fileName: string) => ({
  fileName,
  contents: await readFile(join(fileName === 'sitemap.xsd' ? LIBRARY : OWN, fileName), 'utf8'),
});

/** What is wrong with one file or several, in sentences; nothing when all are as their schema says. */
export async function faultsOf(xml: string | readonly string[], kind: keyof typeof SCHEMAS): Promise<string[]> {
  const [main, ...others] = await Promise.all(SCHEMAS[kind].map(read));
  if (!main) throw new Error(`There is no schema for ${kind}`);
  const { valid, errors, rawOutput } = await validateXML({
    xml: [xml].flat().map((contents, index) => ({ fileName: `file-${index}.xml`, contents })),
    schema: main,
    preload: others,
    maxMemoryPages: 256 * memoryPages.MiB,
  });
  if (valid) return [];
  return errors.length > 0 ? errors.map(({ rawMessage }) => rawMessage) : [rawOutput];
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The texts of all elements of a name, in their order, as a reader gets them. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) =>
    inner
      .split(/(<!\[CDATA\[.*?\]\]>)/s)
      .map((part) =>
        part.startsWith('<![CDATA[')
          ? part.slice(9, -3)
          : part.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => ENTITIES[entity] ?? ''),
      )
      .join(''),
  );
