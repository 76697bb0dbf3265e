/** The text of a story's sanitised HTML, whole or in its blocks, for machines that want words without markup. */

/** Tags within a sentence: without them the text reads on. All others stand between two words. */
const INLINE = /<\/?(?:a|abbr|b|cite|code|em|i|s|small|strong|sub|sup)(?:\s[^<>]*)?>/g;
const TAG = /<\/?[a-z][^<>]*>/g;
/** Those that sanitised HTML has; all other characters stand for themselves. */
const ENTITY = /&(amp|lt|gt|quot|#39);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

export const plainText = (html: string): string =>
  html
    .replace(INLINE, '')
    .replace(TAG, ' ')
    .replace(ENTITY, (entity, name: string) => CHARACTERS[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

export interface Section {
  /** 2 or 3, as in h2 and h3. */
  level: number;
  heading: string;
  /** The HTML up to the next heading. */
  html: string;
}

const HEADING_TAG = /<(\/?)h([23])(?:\s[^<>]*)?>/g;

/** A text by its headings; what stands before the first belongs to none. Reads every tag once, closed or not. */
export function sectionsOf(html: string): Section[] {
  const sections: Section[] = [];
  let open: { level: number; from: number } | undefined;
  let textFrom = html.length;
  const endText = (at: number): void => {
    const last = sections.at(-1);
    if (last) last.html = html.slice(textFrom, at);
  };
  for (const { 0: tag, 1: closing, 2: level, index } of html.matchAll(HEADING_TAG)) {
    if (!closing && !open) {
      endText(index);
      open = { level: Number(level), from: index + tag.length };
    } else if (closing && open?.level === Number(level)) {
      sections.push({ level: open.level, heading: plainText(html.slice(open.from, index)), html: '' });
      textFrom = index + tag.length;
      open = undefined;
    }
  }
  if (!open) endText(html.length);
  return sections;
}

const LIST_TAG = /<(\/?)(ol|ul|li)(?:\s[^<>]*)?>/g;

/** The items of a text's ordered lists, in their order; lists within items are part of them. */
export function orderedItems(html: string): string[] {
  const items: string[] = [];
  const lists: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(LIST_TAG)) {
    if (name !== 'li') closing ? lists.pop() : lists.push(name);
    else if (lists.length !== 1 || lists[0] !== 'ol') continue;
    else if (closing) items.push(plainText(html.slice(from, index)));
    else from = index + tag.length;
  }
  return items.filter((item) => item !== '');
}
