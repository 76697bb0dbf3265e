/** A video with the text that was written about it, as its own page gets it. */
import { componentsByName } from '../components-by-name.ts';
import { contentListCodec } from '../content-list.ts';
import { shortcodeDataCodec } from '../shortcode-data.ts';
import { storySummaryCodec } from '../story.ts';
import { toVideo, videoFields } from '../video.ts';
import { list, text } from '../wire.ts';

export const videoStoryCodec = videoFields
  .extend({ body: text, additionalShortcodeData: shortcodeDataCodec })
  .transform(({ body, additionalShortcodeData, ...wire }, issues) => ({
    ...toVideo(wire, issues),
    body,
    additionalShortcodeData,
  }));

export const videoPageCodec = componentsByName({
  video: videoStoryCodec,
  /** The newest of the others. */
  playlist: list(storySummaryCodec),
  keepReading: contentListCodec,
});
