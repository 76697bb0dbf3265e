/** A line that leads to a story, where the story itself can not be shown. */
import { paragraph } from './make.ts';
import type { Paragraph } from './tree.ts';

export const linkToStory = (story: { title: string; url: string } | undefined): Paragraph[] =>
  story ? [paragraph({ kind: 'link', href: story.url, inside: [story.title] })] : [];
