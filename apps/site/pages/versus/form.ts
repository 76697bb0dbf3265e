/** A story that puts two products against each other. */
import { type Article, type ListicleItem, labelsOf } from '@masthead/model';
import type { BodyPart } from '../../components/body/body-part.ts';
import type { PickData } from '../../components/body/pick/data.ts';
import { pickOf } from '../../presentation/body/pick.ts';
import type { ShowForm } from '../article/show-form.ts';
import type { LoadContext } from '../load.ts';

const VERSUS = /^versus/i;

const itemsOf = ({ listicles }: Article): ListicleItem[] => listicles.flatMap(({ items }) => items);

export const comparesTwo = (article: Article): boolean => VERSUS.test(article.type) && itemsOf(article).length === 2;

export const versusForm: ShowForm = (article, data, context) => {
  const [one, other] = itemsOf(article);
  if (!one || !other) return { content: { page: 'article', data } };
  const pictured = haveOwnPictures(one, other);
  const show = (item: ListicleItem, rank: number) => contender(item, rank, article, pictured, context);
  const contenders: [PickData, PickData] = [show(one, 1), show(other, 2)];
  const { picture: _picture, ...unpictured } = data.story;
  const call = article.listicles.find(({ description }) => description)?.description;
  return {
    content: {
      page: 'versus',
      data: {
        ...data,
        // Their pictures stand for the story's.
        story: pictured ? unpictured : data.story,
        body: data.body.map(withoutPicture).map((part) => inOrder(part, contenders)),
        contenders,
        rounds: article.listicles.flatMap(({ rounds }) => rounds),
        ...(call && { call }),
      },
    },
  };
};

/** Two that share a picture are not told apart by it, and one picture of two would take sides. */
const haveOwnPictures = (one: ListicleItem, other: ListicleItem): boolean =>
  one.image !== undefined && other.image !== undefined && one.image.id !== other.image.id;

function contender(
  item: ListicleItem,
  rank: number,
  { additionalShortcodeData: data }: Article,
  pictured: boolean,
  { view }: LoadContext,
): PickData {
  const picture = pictured && item.image && view.picture(item.image, 'contender');
  return { ...pickOf(item, rank, { data, view }), ...(picture && { picture }) };
}

/** The page shows both products at its top: in the text they are words and prices. */
function withoutPicture(part: BodyPart): BodyPart {
  if (part.kind !== 'cnetlisticle') return part;
  const { picture: _picture, ...pick } = part.data;
  return { ...part, data: { ...pick, specs: [] } };
}

/** Bars of the two alone stand in the order in which the page has the two. */
function inOrder(part: BodyPart, contenders: readonly [PickData, PickData]): BodyPart {
  if (part.kind !== 'chart' || part.data.form !== 'bar') return part;
  const labels = part.data.points.map(({ label }) => label);
  const [first, second] = contenders.map(({ name }) => labelsOf(name, labels));
  if (!first || !second || !labels.every((label) => first.has(label) !== second.has(label))) return part;
  const points = part.data.points.toSorted(
    (one, other) => Number(second.has(one.label)) - Number(second.has(other.label)),
  );
  return { ...part, data: { ...part.data, points } };
}
