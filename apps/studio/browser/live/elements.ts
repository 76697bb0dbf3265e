/** The elements that an entry is written with, and what each wants to know. Pictures are brought in their own way. */
interface ElementField {
  name: string;
  label: string;
  hint?: string;
  needed?: true;
}

export interface WritableElement {
  name: string;
  label: string;
  fields: readonly ElementField[];
}

const product = { name: 'product', label: 'Product', hint: 'Its slug, as in its address', needed: true } as const;

export const writableElements: readonly WritableElement[] = [
  {
    name: 'pullquote',
    label: 'Large quote',
    fields: [
      { name: 'text', label: 'What was said', needed: true },
      { name: 'by', label: 'By whom' },
    ],
  },
  { name: 'callout', label: 'Note', fields: [{ name: 'text', label: 'What it says', needed: true }] },
  {
    name: 'embed',
    label: 'Post from elsewhere',
    fields: [
      { name: 'url', label: 'Its address', hint: 'https://…', needed: true },
      { name: 'text', label: 'Its words' },
    ],
  },
  {
    name: 'chart',
    label: 'Chart',
    fields: [
      { name: 'title', label: 'Title', needed: true },
      { name: 'type', label: 'bar or line', hint: 'bar unless you say line' },
      { name: 'unit', label: 'Unit' },
      { name: 'labels', label: 'Labels', hint: 'Parted by bars: Mon|Tue|Wed', needed: true },
      { name: 'values', label: 'Values', hint: 'As many numbers: 3|5|4', needed: true },
    ],
  },
  {
    name: 'video',
    label: 'Video',
    fields: [
      { name: 'story', label: 'The video’s id', needed: true },
      { name: 'caption', label: 'Caption' },
    ],
  },
  { name: 'gallery', label: 'Gallery', fields: [{ name: 'story', label: 'The gallery’s id', needed: true }] },
  {
    name: 'relatedlinks',
    label: 'Links to stories',
    fields: [
      { name: 'stories', label: 'Ids of stories', hint: 'Parted by commas', needed: true },
      { name: 'title', label: 'Title' },
    ],
  },
  { name: 'buybutton', label: 'Best price', fields: [product] },
  { name: 'reviewcard', label: 'Our review', fields: [product] },
];
