/** Questions and answers, each in one attribute and parted by bars. */
import { z } from 'zod';
import { paragraph } from '../../make.ts';
import { defineElement, parted, refersToNothing, title } from '../definition.ts';

const MOST_QUESTIONS = 40;
const LONGEST = 20_000;
const many = parted(LONGEST)
  .refine((parts) => parts.every((part) => part !== ''), 'has an empty one')
  .refine((parts) => parts.length <= MOST_QUESTIONS, `has more than ${MOST_QUESTIONS}`);

export const faq = defineElement({
  attributes: z
    .object({ title: title.optional(), questions: many, answers: many })
    .refine(
      ({ questions, answers }) => questions.length === answers.length,
      'has another number of answers than of questions',
    )
    .refine(({ questions }) => new Set(questions).size === questions.length, 'asks something twice'),
  refersTo: refersToNothing,
  reads: ({ questions, answers }) =>
    questions.flatMap((question, index) => [
      { kind: 'heading', level: 3, inside: [question] },
      paragraph(answers[index] ?? ''),
    ]),
  sells: false,
  inFiles: {},
});
