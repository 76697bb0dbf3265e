/** Text and types that editors keep outside of stories. */
import { z } from 'zod';
import { shortcodeDataCodec } from './shortcode-data.ts';
import { contentDate, id, label, maybe, text, textOr } from './wire.ts';

export const richTextCodec = z.object({
  id: label,
  title: text,
  description: text,
  content: textOr(''),
  additionalShortcodeData: shortcodeDataCodec,
});
export type RichText = z.output<typeof richTextCodec>;

export const cmsTypeCodec = z.object({
  id,
  title: text,
  description: text,
  dateUpdated: maybe(contentDate),
  page: z.unknown().optional(),
  typeName: text,
});
export type CmsType = z.output<typeof cmsTypeCodec>;
