/** Questions and answers. */
import type { Attributes, Body } from '@masthead/body';
import type { FaqData } from '../../components/body/faq/data.ts';
import type { Show } from './element.ts';

const TITLE = 'Questions and answers';

const itemsOf = ({ questions, answers }: Attributes<'faq'>): FaqData['items'] =>
  questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));

export const faq: Show<'faq'> = (asked) => ({ title: asked.title ?? TITLE, items: itemsOf(asked) });

/** All that a text asks and answers in this way. */
export const askedIn = ({ blocks }: Body): FaqData['items'] =>
  blocks.flatMap((block) => (block.kind === 'element' && block.name === 'faq' ? itemsOf(block.attributes) : []));
