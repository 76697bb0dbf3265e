/**
 * Makes two stylesheets of a page's styles: the whole for a document, and the page's own for who comes from another page.
 * The build has one for each chunk of code, which would be up to nine for a page; see
 * docs/decisions/0032-a-page-has-two-stylesheets.md.
 */
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** For the server. */
const STYLESHEETS_FILE = '.vite/stylesheets.json';

const PAGE = /\/pages\/([^/]+)\/Page\.tsx$/;
const LAYOUT = /\/layouts\/\w+Layout\.tsx$/;
/**
 * Elements of texts, and the discussion below them, whose code is loaded where they are shown; the server renders them,
 * so their styles come with the page.
 */
const ELEMENT = /\/components\/(body|discussion)\//;
/** What so many pages have is shared by all. */
const MANY_PAGES = 5;

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

export function pageStylesheets(): Plugin {
  return {
    name: 'masthead:page-stylesheets',
    // After the styles of each chunk are there, and before the build writes down which chunk needs which.
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_options, bundle) {
      const plan = planOf(bundle, (id) => this.getModuleInfo(id));
      const sourceOf = (files: Iterable<string>): string => [...files].map((file) => textOf(bundle, file)).join('');
      const shared = sourceOf(plan.shared);
      const own = [...plan.pages].map(([page, files]) => [page, sourceOf(files)] as const);
      // One digest for all: a browser that has one page's address has those of the others.
      const digest = createHash('sha256')
        .update(JSON.stringify([shared, own]))
        .digest('hex')
        .slice(0, 8);
      const stylesheets: Record<string, string> = {};
      for (const [page, source] of own) {
        stylesheets[page] = `assets/${page}.${digest}.css`;
        this.emitFile({ type: 'asset', fileName: `assets/${page}-own.${digest}.css`, source });
        // What is the page's own is one rule, the last: it can be taken off (client/navigation/page-stylesheet.ts).
        const whole = `${shared}@media all{${source}}`;
        this.emitFile({ type: 'asset', fileName: stylesheets[page], source: whole });
      }
      drop(bundle, new Set([...plan.shared, ...[...plan.pages.values()].flatMap((files) => [...files])]));
      this.emitFile({ type: 'asset', fileName: STYLESHEETS_FILE, source: JSON.stringify(stylesheets) });
    },
  };
}

/** Files in the order of their rules. */
interface Plan {
  shared: Set<string>;
  pages: Map<string, Set<string>>;
}

function planOf(bundle: Bundle, infoOf: (id: string) => ModuleInfo | null): Plan {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const startingAt = new Map(chunks.flatMap((chunk) => (chunk.facadeModuleId ? [[chunk.facadeModuleId, chunk]] : [])));
  const stylesOf = (...ids: string[]): Set<string> =>
    new Set(ids.flatMap((id) => stylesIn(bundle, startingAt.get(id), new Set())));

  const starts = [...startingAt.keys()];
  const pageStarts = starts.flatMap((id) => (PAGE.test(id) ? [{ id, name: PAGE.exec(id)?.[1] ?? '' }] : []));
  const everywhere = stylesOf(...starts.filter((id) => startingAt.get(id)?.isEntry || LAYOUT.test(id)));
  // What is loaded on demand keeps its own. What it has in common with pages is in one place only, before both.
  const onDemand = stylesOf(...starts.filter((id) => ![PAGE, LAYOUT, ELEMENT].some((known) => known.test(id))));
  const withElements = pageStarts.map(({ id, name }) => {
    const elements = elementsOf(id, infoOf).filter((each) => startingAt.has(each));
    return [name, stylesOf(...elements, id)] as const;
  });
  if (!starts.some((id) => ELEMENT.test(id)))
    throw new Error('The build has no elements of texts where they are looked for');
  const inPages = new Set(withElements.flatMap(([, files]) => [...files]));
  const withoutElements = pageStarts.map(({ id }) => stylesOf(id));
  const isInMany = (file: string): boolean => withoutElements.filter((files) => files.has(file)).length >= MANY_PAGES;

  const shared = new Set([
    ...everywhere,
    ...[...onDemand].filter((file) => inPages.has(file)),
    ...withoutElements.flatMap((files) => [...files].filter(isInMany)),
  ]);
  const ownOf = (files: ReadonlySet<string>) => new Set([...files].filter((file) => !shared.has(file)));
  return { shared, pages: new Map(withElements.map(([name, files]) => [name, ownOf(files)])) };
}

/** The styles of a chunk and of all that it imports, those of what it imports first. */
function stylesIn(bundle: Bundle, chunk: Chunk | undefined, seen: Set<Chunk>): string[] {
  if (!chunk || seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((file) => {
    const output = bundle[file];
    return output?.type === 'chunk' ? stylesIn(bundle, output, seen) : [];
  });
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}

/** The elements that a page's texts may have. */
function elementsOf(page: string, infoOf: (id: string) => ModuleInfo | null): string[] {
  const elements = new Set<string>();
  const seen = new Set([page]);
  for (const id of seen) {
    const info = infoOf(id);
    for (const imported of info?.importedIds ?? []) seen.add(imported);
    for (const late of info?.dynamicallyImportedIds ?? []) if (ELEMENT.test(late)) elements.add(late);
  }
  return [...elements];
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no stylesheet ${file}`);
  return asset.source.toString();
}

/** They stand in the new ones; no chunk asks for them. */
function drop(bundle: Bundle, files: ReadonlySet<string>): void {
  for (const file of files) delete bundle[file];
  for (const output of Object.values(bundle))
    if (output.type === 'chunk') for (const file of files) output.viteMetadata?.importedCss.delete(file);
}
