/** Questions and answers, each in one attribute and parted by bars. */
import { z } from 'zod';
import type { FaqData } from '../../components/body/faq/data.ts';
import { element } from './element.ts';
import { parted } from './parted.ts';
import type { BodyPiece } from './split.ts';

const MOST_QUESTIONS = 40;
const LONGEST = 20_000;
const TITLE = 'Questions and answers';
const many = parted(LONGEST, z.array(z.string().min(1)).min(1).max(MOST_QUESTIONS));

const schema = z
  .object({ title: z.string().trim().min(1).max(200).default(TITLE), questions: many, answers: many })
  .refine(({ questions, answers }) => questions.length === answers.length, 'has another number of answers')
  .refine(({ questions }) => new Set(questions).size === questions.length, 'asks something twice')
  .transform(
    ({ title, questions, answers }): FaqData => ({
      title,
      items: questions.map((question, index) => ({ question, answer: answers[index] ?? '' })),
    }),
  );

export const faq = element(schema, (asked) => asked);

/** All that a text asks and answers in this way; what is broken is told where it is left out. */
export const askedIn = (pieces: readonly BodyPiece[]): FaqData['items'] =>
  pieces.flatMap((piece) => {
    if (piece.kind !== 'shortcode' || piece.attributes.shortcode !== 'faq') return [];
    return schema.safeParse(piece.attributes).data?.items ?? [];
  });
