/** A story's table of contents: which headings it lists and the anchors they are reached by. */

export const TOC_HEADER = 'h2';
export const TOC_MANUAL_TEXT = 'In this article:';

export interface TocItem {
  id: string;
  title: string;
  itemIndex: number;
  tocId: string;
  deactivated: boolean;
}

interface TocStory {
  id: string;
  type: string;
}

const BEST_LIST = /^best list/i;

/** A list of the best of a kind, whatever its form. */
export const isBestList = ({ type }: Pick<TocStory, 'type'>): boolean => BEST_LIST.test(type);

/** Best lists stand below each other on endless pages, so their anchors carry the story. */
const tocIdOf = (story: TocStory): string => (isBestList(story) ? `toc-${story.id}` : 'toc');

export const tocItemId = (story: TocStory, itemIndex: number): string => `${tocIdOf(story)}-item-${itemIndex}`;

export const tocItems = (story: TocStory, titles: readonly string[]): TocItem[] =>
  titles.map((title, itemIndex) => ({
    id: tocItemId(story, itemIndex),
    title,
    itemIndex,
    tocId: tocIdOf(story),
    deactivated: false,
  }));
