/** What the tests know of the demo newsroom, and how they look at it from outside. */

export const FRONT = '/';
export const ARTICLE = '/tech/mobile/halo-screen-repair-pairing/';
/** It shows nothing of the article. */
export const OTHER_ARTICLE = '/tech/home-entertainment/best-tvs-tested/';
export const TOPIC = '/topics/phones/';
export const THREE_PAGES = [FRONT, ARTICLE, TOPIC];

/** The river leaves out what the head of the front page shows, so it has a few less than the newsroom has stories. */
export async function riverTotal(url: string): Promise<number> {
  const response = await fetch(`${url}/api/neutron/composer/cnet/pages/front_page/home/web?contentOnly=true`);
  // The river is the last of its lists.
  const total = [...(await response.text()).matchAll(/"total":"(\d+)"/g)].at(-1)?.[1];
  if (total === undefined) throw new Error(`The river could not be read: ${response.status}`);
  return Number(total);
}

/** What a reader reads: the text between the tags of the page's main part. */
export function mainText(html: string): string {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export async function pageAt(url: string, path: string): Promise<{ status: number; text: string; html: string }> {
  const response = await fetch(url + path);
  const html = await response.text();
  return { status: response.status, text: mainText(html), html };
}

/** The addresses of a page's pictures, as a browser asks for them. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img [^>]*src="(\/a\/img\/resize\/[^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

export function firstPicture(html: string): string {
  const [first] = picturesIn(html);
  if (!first) throw new Error('The page shows no picture');
  return first;
}

/** One counter or gauge of the metrics; 0 when it was never counted. */
export async function metric(url: string, name: string): Promise<number> {
  const lines = (await (await fetch(`${url}/_node/metrics`)).text()).split('\n');
  const line = lines.find((text) => text.startsWith(`${name} `));
  return Number(line?.split(' ')[1] ?? 0);
}
