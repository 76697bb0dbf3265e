/** A video by its id; one that cannot be watched is not shown. */
import { z } from 'zod';
import type { BodyVideoData } from '../../components/body/video/data.ts';
import { playableVideo } from '../view/playable-video.ts';
import { element, found, key, words } from './element.ts';

export const video = element(
  z.object({ story: key, caption: words.optional() }),
  ({ story: id, caption }, { data, view, content }): BodyVideoData | undefined => {
    const story = found(data?.stories, id);
    const wire = found(data?.videos, id);
    const playable = wire && playableVideo(wire, { content, view });
    if (!story || !playable) return undefined;
    return { video: playable, caption: caption ?? `${story.headline}.`, href: view.card(story).href };
  },
);
