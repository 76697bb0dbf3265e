/** Whether links of a text earn money, which it then says before them. */
import type { ElementName } from '@masthead/body';
import type { Body, BodyElements, BodyPart, ElementPart } from './body-part.ts';

const never = (): boolean => false;

const EARNS: { readonly [Name in ElementName]: (data: BodyElements[Name]) => boolean } = {
  image: never,
  gallery: never,
  video: never,
  chart: never,
  buybutton: () => true,
  reviewcard: ({ offer }) => offer !== undefined,
  infocard: never,
  callout: never,
  relatedlinks: never,
  specs: never,
  pricehistory: never,
  newsletter: never,
  cnetlisticle: ({ offers }) => offers.length > 0,
  cnetlisticle_mini: never,
  cross_content_listicle: never,
  faq: never,
  pullquote: never,
  table: never,
  embed: never,
};

const elementEarns = <Name extends ElementName>({ kind, data }: ElementPart<Name>): boolean => EARNS[kind](data);

function partEarns(part: BodyPart): boolean {
  if (part.kind === 'text') return part.earns ?? false;
  return part.kind !== 'ad' && elementEarns(part);
}

export const earns = (body: Body): boolean => body.some(partEarns);
