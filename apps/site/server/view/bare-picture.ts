/** A picture that is only looked at, beside words that say the same: its own words need not travel with it. */
import type { Image } from '@masthead/model';
import type { Picture } from '../../components/cards/card-story.ts';
import { pictureOf } from './card.ts';

export function barePicture(image: Image): Picture {
  const { caption: _caption, credit: _credit, ...picture } = pictureOf(image);
  return { ...picture, alt: '' };
}
