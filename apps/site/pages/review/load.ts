/** A review: the story with its verdict and its product. Asked for under another address, it sends you to its own. */
import {
  displayMonth,
  type Instant,
  type Review,
  reviewPageCodec,
  splitPoints,
  type TechProduct,
} from '@masthead/model';
import { pricesHoldUntil } from '../../components/product/prices-hold.ts';
import type { VerdictData } from '../../components/review/verdict.ts';
import { contentsOf } from '../../presentation/body/contents.ts';
import { prepareStory } from '../../presentation/body/headings.ts';
import { withAds } from '../../presentation/body/with-ads.ts';
import { storyTarget } from '../../presentation/view/card.ts';
import { listPriceOf, marketOf, pricesOf, specsOf } from '../../presentation/view/product.ts';
import { moreOf, readStoryOf } from '../../presentation/view/story.ts';
import { discussionUnder, earlier } from '../discussion.ts';
import { fetchPresent } from '../fetch-present.ts';
import { addressOf, type Load, shownInText, storyTags, topicsOf } from '../load.ts';
import { textCarriesAds } from '../page-ads.ts';
import type { ReviewPageData } from './data.ts';
import { reviewHead } from './head.ts';
import { insteadOf } from './instead-of.ts';

/** Whatever the content service says, only what a tree can hold reaches a page. */
const preparedPageCodec = reviewPageCodec.transform(({ components }) => ({
  ...components,
  text: prepareStory(components.review.body ?? '', components.review),
}));

export const loadReview: Load<'review'> = async (context) => {
  const { review, text, alsoConsider, keepReading, moreInTopic } = await fetchPresent(
    context,
    'review',
    preparedPageCodec,
  );
  const address = addressOf(context, storyTarget(review));
  if (context.url.pathname !== address) return { redirect: address };

  const features = context.rules.about(review);
  const next = context.view.cards(keepReading.items);
  const more = moreOf(moreInTopic, context.view);
  const beside = insteadOf(alsoConsider, context.view);
  const product = review.relatedProduct && productOf(review.relatedProduct, context.now);
  const preview = review.reviewKind === 'preview';
  const story = readStoryOf(review, context.view);
  const { part, ...talk } = await discussionUnder(context, review, address, features);
  return {
    content: {
      page: 'review',
      data: {
        now: context.now,
        story: preview ? { ...story, type: 'First look' } : story,
        preview,
        verdict: preview ? firstLook(review) : verdictOf(review),
        good: pointsOf(review.good),
        bad: pointsOf(review.bad),
        ...(review.bottomLine && { bottomLine: review.bottomLine }),
        ...(product && { product }),
        body: context.bodies.of(context.showsAds && textCarriesAds(review, features) ? withAds(text) : text, {
          id: review.id,
          now: context.now,
          data: review.additionalShortcodeData,
          subject: review.relatedProduct?.name,
          facebook: features.isOn('facebookShortcode'),
        }),
        contents: features.isOn('tableOfContents') ? contentsOf(text, review) : undefined,
        beside,
        keepReading: next,
        more,
        discussion: part,
      },
    },
    head: talk.head(reviewHead(review)),
    topics: topicsOf(review),
    tags: [
      ...storyTags(
        [review],
        beside?.stories ?? [],
        next,
        more?.stories ?? [],
        shownInText(review.additionalShortcodeData),
      ),
      ...talk.tags,
    ],
    until: earlier(pricesHoldUntil(product?.market.checkedAt, context.now), talk.until),
  };
};

/** Written as one text, or as lines; each point once. */
const pointsOf = (text = ''): string[] => [...new Set(text.split('\n').flatMap(splitPoints))];

/** What has not been tested whole has no score, whatever it came with. */
const firstLook = (review: Review): VerdictData => ({ ...awardOf(review), subScores: [] });

const awardOf = ({ editorsChoice, editorsChoiceDate }: Review): Pick<VerdictData, 'award'> =>
  editorsChoice ? { award: editorsChoiceDate === undefined ? {} : { since: displayMonth(editorsChoiceDate) } } : {};

function verdictOf(review: Review): VerdictData {
  return {
    ...(review.rating !== undefined && { score: { value: review.rating, tested: displayMonth(review.publishedAt) } }),
    ...awardOf(review),
    subScores: review.subRatings.flatMap(({ name, rating }) => (rating === undefined ? [] : [{ name, score: rating }])),
  };
}

function productOf(product: TechProduct, now: Instant): NonNullable<ReviewPageData['product']> {
  const listPrice = listPriceOf(product);
  const prices = pricesOf(product, now);
  return {
    ...(listPrice && { listPrice }),
    market: marketOf(product),
    specs: specsOf(product),
    ...(prices && { prices }),
  };
}
