/** A picture that stands for itself, with its caption and credit. */
import { Picture } from './Picture.tsx';
import type { ShownPicture } from './shown-picture.ts';

export function Figure({ picture, priority = false }: { picture: ShownPicture; priority?: boolean }) {
  const { caption, credit } = picture;
  return (
    <figure>
      <Picture picture={picture} priority={priority} />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <cite>{credit}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
