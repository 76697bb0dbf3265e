/** The steps of a text that tells how something is done: its headings, or else its ordered lists. */
import type { HowToStep } from 'schema-dts';
import type { DescribedStory } from './news-article.ts';
import { type Describe, datesOf, imageThing } from './page-facts.ts';
import { orderedItems, sectionsOf } from './text-blocks.ts';

interface Step {
  name?: string;
  text: string;
}

const NUMBER = /^\d+[.):]\s*/;

/** Where editors number their headings, those without a number are no steps. */
export function stepsIn(html: string): Step[] {
  const sections = sectionsOf(html);
  const top = sections.filter(({ level }) => level === Math.min(...sections.map((section) => section.level)));
  const numbered = top.filter(({ heading }) => NUMBER.test(heading));
  const steps = (numbered.length > 0 ? numbered : top).map(({ heading, text }) => ({
    name: heading.replace(NUMBER, ''),
    text,
  }));
  return steps.length > 0 ? steps.filter(({ text }) => text !== '') : orderedItems(html).map((text) => ({ text }));
}

/** Undefined where the text has no steps. */
export const howTo =
  (story: DescribedStory & { body: string }): Describe =>
  (page) => {
    const steps = stepsIn(story.body);
    if (steps.length === 0) return undefined;
    return {
      '@type': 'HowTo',
      name: story.headline,
      ...datesOf(story),
      ...(story.dek && { description: story.dek }),
      ...(story.image && { image: imageThing(story.image, page) }),
      step: steps.map(
        ({ name, text }, index): HowToStep => ({
          '@type': 'HowToStep',
          position: index + 1,
          ...(name && { name }),
          text,
        }),
      ),
    };
  };
