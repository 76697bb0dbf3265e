/** What was left out of a text, in words for whoever wrote it. */
import type { Dropped } from './notes.ts';
import { becomesParagraph, tagClass } from './tags.ts';

/** What to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  img: 'a picture stands in a text by the shortcode image',
  iframe: 'what is shown from elsewhere stands in a text by the shortcode embed',
  video: 'a video stands in a text by the shortcode video',
};

export function sayDropped({ what, name }: Dropped): string {
  switch (what) {
    case 'tag':
      return sayTag(name);
    case 'attribute': {
      const [owner, attribute] = name.split(' ');
      return `The attribute ${attribute} of ${owner} is left out`;
    }
    case 'address':
      return `${name} is no address for a link: its words stay, without the link`;
    case 'nesting':
      return `<${name}> stands within too many others, or in a link: its words stay`;
  }
}

function sayTag(tag: string): string {
  const instead = Object.hasOwn(INSTEAD, tag) ? INSTEAD[tag] : undefined;
  if (instead !== undefined) return `<${tag}> is left out: ${instead}`;
  if (tagClass(tag) === 'silent') return `<${tag}> is left out, with what stands in it`;
  return becomesParagraph(tag) ? `<${tag}> becomes a paragraph` : `<${tag}> is left out: its words stay`;
}
