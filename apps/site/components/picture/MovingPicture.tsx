/** A moving picture as a silent film in a loop. It moves by itself only for those who did not ask for less motion. */
import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { StillPicture } from './StillPicture.tsx';
import { PHONES } from './screens.ts';
import type { ShownPicture } from './shown-picture.ts';

interface MovingPictureProps {
  picture: ShownPicture;
  motion: NonNullable<ShownPicture['motion']>;
  priority: boolean;
}

export function MovingPicture({ picture, motion, priority }: MovingPictureProps) {
  const film = useRef<HTMLVideoElement>(null);
  // Where no film can be made of it, the same addresses answer with an image that moves.
  const [isFilm, setIsFilm] = useState(true);
  useEffect(() => {
    // A browser that had the page before us has tried the film already.
    if (film.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setIsFilm(false);
    else if (matchMedia('(prefers-reduced-motion: no-preference)').matches) film.current?.play().catch(() => {});
  }, []);
  if (!isFilm) {
    const { srcset: _sizes, ...alone } = picture;
    return <StillPicture picture={{ ...alone, src: motion.phone }} />;
  }
  if (priority) preload(motion.poster, { as: 'image', fetchPriority: 'high' });
  return (
    <video
      ref={film}
      width={picture.width}
      height={picture.height}
      poster={motion.poster}
      aria-label={picture.alt}
      preload="metadata"
      muted
      loop
      playsInline
      controls
    >
      <source src={motion.phone} type="video/mp4" media={PHONES} />
      <source src={motion.wider} type="video/mp4" onError={() => setIsFilm(false)} />
    </video>
  );
}
