/** What the newsroom is told of its audience: counts of the events service, with the stories that they are about. */
import { type Audience, openAudience, openEventsDatabase } from '@masthead/events';
import type { Report } from '@masthead/live';
import { experiments } from '@masthead/rules';
import {
  AUDIENCE_RANGES,
  type AudienceCounts,
  type AudienceRange,
  type AudienceReport,
  audienceChannel,
} from '@masthead/tracking';
import { ensureDataFolder } from './data-folder.ts';
import type { Parts } from './parts.ts';
import type { Offers } from './service.ts';

/** Longer times hardly move. */
const EVERY_MS: Readonly<Record<AudienceRange, number>> = { now: 5000, today: 5000, week: 60_000, season: 60_000 };

interface AudienceReports {
  /** By the names of their channels. */
  reports: Readonly<Record<string, Report>>;
  close(): Promise<void>;
}

/** Any process can tell, whether or not it takes events: it reads what they added up to, from when the first one asks. */
export function audienceReports(parts: Parts, storyCards: Offers['storyCards']): AudienceReports {
  let opened: Promise<Audience> | undefined;
  const audience = (): Promise<Audience> => {
    opened ??= open(parts).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    reports: reportsOf(async (range) => (await audience()).counts(range), storyCards),
    close: async () => (await opened?.catch(() => undefined))?.close(),
  };
}

async function open({ settings, logger, clock }: Parts): Promise<Audience> {
  const { databaseUrl, dataDir } = settings;
  ensureDataFolder(dataDir);
  const database = await openEventsDatabase({ databaseUrl, dataDir }, logger);
  return openAudience({ database, experiments, clock });
}

export function reportsOf(
  countsOf: (range: AudienceRange) => Promise<AudienceCounts>,
  storyCards: Offers['storyCards'],
  everyMs = EVERY_MS,
): Record<string, Report> {
  const read = async (range: AudienceRange): Promise<AudienceReport> => {
    const counts = await countsOf(range);
    return { ...counts, known: await storyCards(storiesIn(counts)) };
  };
  return Object.fromEntries(
    AUDIENCE_RANGES.map((range) => [audienceChannel(range), { everyMs: everyMs[range], read: () => read(range) }]),
  );
}

const storiesIn = ({ stories, live }: AudienceCounts): string[] => [
  ...new Set([...stories, ...live].map(({ storyId }) => storyId)),
];
