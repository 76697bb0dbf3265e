/** Questions and their answers: those of an element of a text, or of headings that ask them. */
import type { Describe } from './page-facts.ts';
import { type Section, sectionsOf } from './text-blocks.ts';

const isQuestion = ({ heading }: Section): boolean => heading.endsWith('?');

export interface Answered {
  question: string;
  answer: string;
}

/** An answer goes on until the next question, or until a heading that does not stand below its own. */
export function questionsIn(html: string): Answered[] {
  const sections = sectionsOf(html);
  return sections
    .flatMap((section, index): Answered[] => {
      if (!isQuestion(section)) return [];
      const after = sections.slice(index + 1);
      const end = after.findIndex((next) => isQuestion(next) || next.level <= section.level);
      const below = after.slice(0, end < 0 ? after.length : end);
      const parts = [section.text, ...below.flatMap(({ heading, text }) => [heading, text])];
      return [{ question: section.heading, answer: parts.filter((part) => part !== '').join(' ') }];
    })
    .filter(({ answer }) => answer !== '');
}

/** Undefined where nothing is asked. */
export const faq =
  (questions: readonly Answered[]): Describe =>
  () => {
    if (questions.length === 0) return undefined;
    return {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    };
  };
