/** Articles as they travel. */
import { toContentDate } from '@masthead/model';
import type { DetailOf } from '../../documents/shown.ts';
import type { StoryRecord } from '../../repositories/stories.ts';
import { type PageMaterial, wireCorrection } from '../../wire/page-material.ts';
import { wireShortcodeData } from '../../wire/shortcode-data.ts';
import { wireContent } from '../../wire/story.ts';
import { attachedVideo } from '../video/wire.ts';
import type { ArticleDocument } from './document.ts';

type ArticleDetail = DetailOf<ArticleDocument>;

export function wireArticle(story: StoryRecord, detail: ArticleDetail, material: PageMaterial) {
  return {
    ...wireContent(story, detail, material),
    body: material.body,
    site: 'us',
    ...wireCorrection(detail),
    shortcodeTags: detail.references.shortcodes,
    additionalShortcodeData: wireShortcodeData(material),
    suppressAutoplay: detail.suppressAutoplay,
    suppressBio: detail.suppressBio,
    video: attachedVideo(detail, material),
    listicles: detail.listicle.length > 0 ? [wireListicle(story, detail, material)] : [],
    deals: wireDeals(story, detail, material),
    mortgage: detail.rates.map(({ product, description, rate, apr }) => ({
      productid: product,
      productdescription: description,
      ratevalue: rate,
      apryield: apr,
    })),
  };
}

function wireListicle({ id, headline }: StoryRecord, { listicle, versus }: ArticleDetail, { products }: PageMaterial) {
  return {
    id: `${id}-listicle`,
    title: headline,
    description: versus?.call,
    rounds: versus?.rounds,
    items: listicle.flatMap(({ product: slug, summary, award, score, pros, cons }, index) => {
      const product = products.get(slug);
      if (!product) return [];
      return {
        id: `${id}-${slug}`,
        rank: index + 1,
        title: product.name,
        description: summary,
        award,
        score,
        pros,
        cons,
        image: product.image,
        offers: product.resellers,
        relatedProduct: product,
      };
    }),
  };
}

const wireDeals = ({ id }: StoryRecord, detail: ArticleDetail, { products }: PageMaterial) =>
  detail.deals.map(({ product, title, merchant, url, code, price, terms, ends }, index) => ({
    id: `${id}-deal-${index + 1}`,
    title,
    product: product === null ? null : (products.get(product) ?? null),
    merchant,
    url,
    code,
    price,
    terms,
    dateEnds: ends === null ? null : toContentDate(ends),
  }));
