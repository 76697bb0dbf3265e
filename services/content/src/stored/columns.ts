/** The columns that hold JSON, each with its one codec. Those of stories' details are beside their kinds (kinds/details.ts). */
import { z } from 'zod';
import { authorProfile } from '../documents/author.ts';
import { leftOut } from '../documents/left-out.ts';
import { liveChange, postInput } from '../documents/live.ts';
import { show } from '../documents/show.ts';
import { storyCard } from '../documents/shown.ts';
import { standingSchemas } from '../documents/standing.ts';
import { errorFrame, sightings } from '../reports/shapes.ts';
import { jsonColumn } from './json.ts';

const names = z.array(z.string());
const anyObject = z.record(z.string(), z.unknown());

/** `authors.profile` */
export const authorProfiles = jsonColumn(authorProfile);
/** `collections.threads`: slugs. */
export const collectionThreads = jsonColumn(names);
/** `collections.show`, where it is one. */
export const collectionShows = jsonColumn(show);
/** `products.attributes` */
export const productAttributes = jsonColumn(z.array(z.object({ name: z.string(), value: z.string() })));
/** `stories.card` */
export const storyCards = jsonColumn(storyCard);
/** `live_events.change` */
export const liveChanges = jsonColumn(liveChange);
/** `live_waiting.post` */
export const laterPosts = jsonColumn(postInput);
/** `changes.names` */
export const changeNames = jsonColumn(names);
/** `decisions.options` */
export const decisionOptions = jsonColumn(names);
/** `reader_errors.frames` */
export const errorFrames = jsonColumn(z.array(errorFrame));
/** `reader_errors.seen` */
export const errorSightings = jsonColumn(sightings);
/** `manuscripts.document` and `manuscript_revisions.document`, as they were written; `kinds/details.ts` reads them as stories. */
export const writtenDocuments = jsonColumn(anyObject);
/** `manuscripts.left_out` */
export const leftOutOfTexts = jsonColumn(z.array(leftOut));
/** A line of an export: a row of any table. */
export const exportedRows = jsonColumn(anyObject);

/** `standing.document`, by its kind. */
export const standingColumns = {
  feature: jsonColumn(standingSchemas.feature),
  newsletter: jsonColumn(standingSchemas.newsletter),
  text: jsonColumn(standingSchemas.text),
  vanity: jsonColumn(standingSchemas.vanity),
  provider: jsonColumn(standingSchemas.provider),
  town: jsonColumn(standingSchemas.town),
} as const;
