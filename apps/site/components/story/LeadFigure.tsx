/** A story's lead picture with its caption and credit. */
import type { Picture as PictureData } from '../cards/card-story.ts';
import { Picture } from '../picture/Picture.tsx';

export function LeadFigure({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null;
  const { caption, credit } = picture;
  return (
    <figure>
      <Picture picture={picture} ratio="16x9" priority sizes="(min-width: 1440px) 774px, 100vw" />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <cite>{credit}</cite>}
        </figcaption>
      )}
    </figure>
  );
}
