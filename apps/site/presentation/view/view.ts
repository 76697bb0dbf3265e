/** What loaders turn domain objects into components' data with. Parsed objects are kept and shown on many pages, so each is turned once. */
import type { ImageAddresses } from '@masthead/image-url';
import type { Image, StorySummary } from '@masthead/model';
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
  const pictures = perObject((image: Image, slot: SlotName) => shownPicture(images, image, slot));
  const cards = perObject((story: StorySummary, slot: SlotName | undefined) =>
    cardOf(story, slot && story.image && pictures(story.image, slot)),
  );
  const lists = perObject((stories: readonly StorySummary[], slot: SlotName | undefined) =>
    stories.map((story) => cards(story, slot)),
  );
  return {
    images,
    url: (path) => siteUrl + path,
    picture: pictures,
    card: (story, slot) => cards(story, slot),
    cards: (stories, slot) => lists(stories, slot),
  };
}

/** Remembers what was made of an object for each key, as long as the object lives. */
function perObject<Source extends object, Key, Made>(make: (source: Source, key: Key) => Made) {
  const made = new WeakMap<Source, Map<Key, Made>>();
  return (source: Source, key: Key): Made => {
    const ofSource = made.get(source) ?? new Map<Key, Made>();
    made.set(source, ofSource);
    const known = ofSource.get(key) ?? make(source, key);
    ofSource.set(key, known);
    return known;
  };
}
