/** The picture of a story among others, with a mark on it where the story is something to play. */
import { classes } from '@masthead/ui';
import { Picture } from '../picture/Picture.tsx';
import type { CardStory } from './card-story.ts';
import styles from './StoryPicture.module.css';

interface StoryPictureProps {
  story: Pick<CardStory, 'picture' | 'fact'>;
  priority?: boolean;
  className?: string | undefined;
}

export function StoryPicture({ story: { picture, fact }, priority = false, className }: StoryPictureProps) {
  if (!picture) return null;
  const plays = fact?.kind === 'duration';
  return <Picture picture={picture} priority={priority} className={classes(className, plays && styles.plays)} />;
}
