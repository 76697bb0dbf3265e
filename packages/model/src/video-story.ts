/** A video with the text that was written about it, as its own page gets it. */
import { shortcodeDataCodec } from './shortcode-data.ts';
import { toVideo, videoFields } from './video.ts';
import { text } from './wire.ts';

export const videoStoryCodec = videoFields
  .extend({ body: text, additionalShortcodeData: shortcodeDataCodec })
  .transform(({ body, additionalShortcodeData, ...wire }, issues) => ({
    ...toVideo(wire, issues),
    body,
    additionalShortcodeData,
  }));
