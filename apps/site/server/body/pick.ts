/** A choice of the story's list, by its rank. */
import { z } from 'zod';
import type { PickData } from '../../components/body/pick/data.ts';
import { offersOf } from '../view/product.ts';
import { element, found } from './element.ts';
import { reviewHref } from './product-href.ts';

const OFFERS = 3;

export const pick = element(
  z.object({ item: z.string().regex(/^\d{1,3}$/) }),
  ({ item }, told): PickData | undefined => {
    const { choices = [], data, view, heading } = told;
    const choice = choices.find(({ rank }) => rank === Number(item));
    const title = heading?.title || choice?.title;
    if (!choice || !title) return undefined;
    const { award, description, image, pros, cons, relatedProduct } = choice;
    const slug = relatedProduct?.slugs[0] ?? '';
    const score = found(data?.reviews, slug)?.rating;
    const href = reviewHref(slug, told);
    return {
      rank: Number(item),
      title,
      good: pros,
      bad: cons,
      offers: relatedProduct ? offersOf(relatedProduct).slice(0, OFFERS) : [],
      ...(heading && { anchor: heading.id }),
      ...(!heading?.title && { below: true }),
      ...(award && !saidIn(title, award) && { award }),
      ...(description && { summary: description }),
      ...(image && { picture: view.picture(image, 'pick') }),
      ...(score !== undefined && { score }),
      ...(href && { reviewHref: href }),
    };
  },
);

/** "Best overall: Vesper V9" is called "Best overall" already. */
export const saidIn = (title: string, award: string): boolean => title.toLowerCase().includes(award.toLowerCase());
