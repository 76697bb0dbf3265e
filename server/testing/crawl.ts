/** Goes through the site as a search engine does: from page to page by their links, following no redirect. */

export interface CrawledPage {
  path: string;
  /** The page that linked here first. */
  from: string;
  status: number;
  title: string;
  canonical: string;
  noIndex: boolean;
  /** It shows one story, whether search engines may list it or not. */
  isStory: boolean;
  /** The files of the pictures that it shows in its own part, portraits aside. */
  pictures: string[];
}

export interface Crawl {
  pages: CrawledPage[];
}

const AT_ONCE = 4;
const NOT_PAGES = /^\/(a|assets|rss|apple-news|api|_data|user\/login)\//;

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<');

/** Paths of this site that a page links to; searches are nothing to be found by. */
function linksIn(html: string, host: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => plain(href));
  return hrefs
    .map((href) => URL.parse(href, host))
    .filter((url) => url !== null && url.origin === host && url.search === '' && !NOT_PAGES.test(url.pathname))
    .map((url) => url?.pathname ?? '');
}

/** What stands in the menu is on every page. */
function picturesIn(html: string): string[] {
  const own = html.slice(html.indexOf('<main'), html.indexOf(' id="page-state"'));
  return [...own.matchAll(/<img [^>]*?src="\/a\/img\/resize\/[^"?]*\/([^"?/]+)\?/g)]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('avatar-'));
}

const first = (html: string, pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? '');

async function visitPage(host: string, path: string, from: string): Promise<{ page: CrawledPage; links: string[] }> {
  const response = await fetch(host + path, { redirect: 'manual' });
  const html = await response.text();
  const canonical = first(html, /<link rel="canonical" href="([^"]*)"/);
  const page = {
    path,
    from,
    status: response.status,
    title: first(html, /<title>([^<]*)<\/title>/),
    canonical: canonical && new URL(canonical).pathname,
    isStory: /<meta property="og:type" content="(article|video)/.test(html),
    pictures: picturesIn(html),
    noIndex: /<meta name="robots" content="[^"]*noindex/.test(html),
  };
  return { page, links: response.status === 200 ? linksIn(html, host) : [] };
}

export function crawlOf(host: string) {
  async function visit(paths: readonly string[], follow = false): Promise<Crawl> {
    const from = new Map(paths.map((path) => [path, 'the start']));
    const waiting = [...from.keys()];
    const pages: CrawledPage[] = [];
    const next = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const { page, links } = await visitPage(host, path, from.get(path) ?? '');
        pages.push(page);
        if (!follow) continue;
        for (const link of links)
          if (!from.has(link)) {
            from.set(link, path);
            waiting.push(link);
          }
      }
    };
    // Whoever finds the line empty may come too early: it grows while pages are read.
    while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, next));
    return { pages };
  }

  const locationsIn = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(host + path)).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(plain(loc)).pathname);
  };

  /** What each sitemap of the index names. */
  async function sitemaps(index: string): Promise<Map<string, string[]>> {
    const files = await locationsIn(index);
    return new Map(await Promise.all(files.map(async (path) => [path, await locationsIn(path)] as const)));
  }

  return { visit, sitemaps };
}

export const crawlFrom = (host: string, paths: readonly string[]): Promise<Crawl> => crawlOf(host).visit(paths, true);
