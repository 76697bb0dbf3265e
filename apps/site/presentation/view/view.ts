/** What loaders turn domain objects into components' data with. Parsed objects are kept and shown on many pages, so each is turned once. */
import type { ImageAddresses } from '@masthead/image-url';
import type { Image, StorySummary } from '@masthead/model';
import { keptPer } from '../../base/once-per.ts';
import type { CardStory } from '../../components/cards/card-story.ts';
import type { ShownPicture } from '../../components/picture/shown-picture.ts';
import type { SlotName } from '../../components/picture/slots.ts';
import { cardOf } from './card.ts';
import { shownPicture } from './shown-picture.ts';

export interface View {
  images: ImageAddresses;
  /** The whole address of a path of this site, for whoever passes it on. */
  url(path: string): string;
  picture(image: Image, slot: SlotName): ShownPicture;
  /** In a list that shows no pictures it has none: what is not shown does not travel. */
  card(story: StorySummary, slot?: SlotName): CardStory;
  cards(stories: readonly StorySummary[], slot?: SlotName): readonly CardStory[];
}

export function createView(images: ImageAddresses, siteUrl = ''): View {
  const [pictures, cards, lists] = [keptPer<ShownPicture>(), keptPer<CardStory>(), keptPer<readonly CardStory[]>()];
  const picture = (image: Image, slot: SlotName): ShownPicture =>
    pictures(image, slot, () => shownPicture(images, image, slot));
  const card = (story: StorySummary, slot?: SlotName): CardStory =>
    cards(story, slot, () => cardOf(story, slot && story.image && picture(story.image, slot)));
  return {
    images,
    url: (path) => siteUrl + path,
    picture,
    card,
    cards: (stories, slot) => lists(stories, slot, () => stories.map((story) => card(story, slot))),
  };
}
