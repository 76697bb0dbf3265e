/** Live coverage as editors write it: its event. What is reported is no part of it (documents/live.ts). */
import { isTimezone, storyKinds } from '@masthead/model';
import { z } from 'zod';
import { baseFields } from '../../documents/base.ts';
import { instant, line } from '../../documents/fields.ts';
import { detailSchema } from '../../documents/shown.ts';
import { jsonColumn } from '../../stored/json.ts';

/** Every name of a zone is one, also where the list of a machine has another name for the same. */
const zone = line(60).refine(isTimezone, 'is no time zone');

export const liveDocument = z.strictObject({
  ...baseFields,
  typeName: z.literal(storyKinds.live.typeName),
  callToAction: line(200).default(''),
  event: z.strictObject({ starts: instant, ends: instant.nullable().default(null), zone }),
});

export type LiveDocument = z.output<typeof liveDocument>;

/** `stories.detail` of live coverage. */
export const liveDetails = jsonColumn(detailSchema(liveDocument));
