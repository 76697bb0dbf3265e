/** A story's lead picture with its caption and credit. */

import { Picture } from '../picture/Picture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';

export function LeadFigure({ picture }: { picture: ShownPicture | undefined }) {
  if (!picture) return null;
  const { caption, credit } = picture;
  return (
    <figure>
      <Picture picture={picture} priority />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <cite>{credit}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
