/** A letter as plain text: all that it says, in the same order, with addresses written out. */
import type { Letter } from './parts.ts';

export function letterText({ brand, about, headline, paragraphs, code, button, note, foot }: Letter): string {
  const parts = [
    `${brand}, ${about}`,
    `${headline}\n${'='.repeat(Math.min([...headline].length, LONGEST_LINE))}`,
    ...paragraphs,
    code,
    button && `${button.label}:\n${button.href}`,
    note,
    // What follows a line like this is set apart by mail programs, and left out of answers.
    `-- \n${foot.join('\n')}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

const LONGEST_LINE = 60;
