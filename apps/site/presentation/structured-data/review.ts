/** A product judged on the scale of 0 to 10. What has no score yet is read as a story. */
import { RATING_SCALE, type Review, splitPoints } from '@masthead/model';
import { newsArticle, publishedWork } from './news-article.ts';
import { notesOf } from './notes.ts';
import type { Describe } from './page-facts.ts';
import { productThing } from './product.ts';

/** Points stand on lines of their own, or in one text. */
const pointsOf = (text = ''): string[] => text.split('\n').flatMap(splitPoints);

export const review =
  (about: Review): Describe =>
  (page) => {
    const { rating, relatedProduct, preferredProductName, bottomLine, good, bad } = about;
    if (rating === undefined) return newsArticle(about)(page);
    const name = preferredProductName ?? relatedProduct?.name ?? about.headline;
    return {
      '@type': 'Review',
      ...publishedWork(about, page),
      name: about.headline,
      ...(bottomLine && { reviewBody: bottomLine }),
      itemReviewed: productThing({ name, product: relatedProduct }, page),
      reviewRating: {
        '@type': 'Rating',
        ratingValue: rating,
        bestRating: RATING_SCALE.best,
        worstRating: RATING_SCALE.worst,
      },
      ...notesOf(pointsOf(good), pointsOf(bad)),
    };
  };
