/** A video by its id; one that cannot be watched is not shown. */
import { playableVideo } from '../view/playable-video.ts';
import { found, type Show } from './element.ts';

export const video: Show<'video'> = ({ story: id, caption }, { data, view, content }) => {
  const story = found(data?.stories, id);
  const wire = found(data?.videos, id);
  const playable = wire && playableVideo(wire, { content, view });
  if (!story || !playable) return undefined;
  return { video: playable, caption: caption ?? `${story.headline}.`, href: view.card(story).href };
};
