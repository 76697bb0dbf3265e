/** What the service tells of the audience is looked at before anything is made of it. */
import {
  AUDIENCE_RANGES,
  type AudienceReport,
  type AudienceStory,
  type Depth,
  type ExperimentReading,
  type ReadersLine,
  SOURCES,
  type Sources,
  type StoryCount,
  type StoryReading,
  type Vital,
} from '@masthead/tracking';
import { type Is, isBoolean, isFields, isIfSaid, isListOf, isNumber, isOrNull, isText } from '../guards.ts';

const isSources = (value: unknown): value is Sources =>
  isFields(value) && SOURCES.every((source) => isNumber(value[source]));

const isLine = (value: unknown): value is ReadersLine =>
  isFields(value) &&
  [value.from, value.step].every(isNumber) &&
  isListOf(isNumber)(value.readers) &&
  isOrNull(isListOf(isNumber))(value.usual);

const isStory = (value: unknown): value is StoryReading =>
  isFields(value) &&
  isText(value.storyId) &&
  [value.hereNow, value.views, value.engagedMs].every(isNumber) &&
  isSources(value.sources) &&
  isListOf(isNumber)(value.line);

const isDepth = (value: unknown): value is Depth => isFields(value) && [value.percent, value.part].every(isNumber);

const isVital = (value: unknown): value is Vital =>
  isFields(value) && [value.pageKind, value.metric].every(isText) && [value.p75, value.samples].every(isNumber);

const isInterval = (value: unknown): value is { low: number; high: number } =>
  isFields(value) && [value.low, value.high].every(isNumber);

const isExperiment = (value: unknown): value is ExperimentReading =>
  isFields(value) &&
  [value.id, value.version, value.hypothesis, value.owner, value.bucket].every(isText) &&
  [value.end, value.readers].every(isNumber) &&
  isIfSaid(isInterval)(value.difference) &&
  isIfSaid(isNumber)(value.mismatch);

const isCount = (value: unknown): value is StoryCount =>
  isFields(value) && isText(value.storyId) && isNumber(value.readers);

const isSearch = (value: unknown): value is AudienceReport['searches'][number] =>
  isFields(value) && isText(value.terms) && isNumber(value.times);

const isKnown = (value: unknown): value is AudienceStory =>
  isFields(value) &&
  [value.headline, value.href].every(isText) &&
  isBoolean(value.judges) &&
  isIfSaid(isText)(value.picture);

const hasNumbers =
  (...names: readonly string[]) =>
  (value: unknown): boolean =>
    isFields(value) && names.every((name) => isNumber(value[name]));

export const isReport: Is<AudienceReport> = (value): value is AudienceReport =>
  isFields(value) &&
  AUDIENCE_RANGES.some((range) => range === value.range) &&
  isNumber(value.at) &&
  isText(value.zone) &&
  hasNumbers('readers', 'stories')(value.now) &&
  isLine(value.line) &&
  [value.sources, value.usualSources].every(isSources) &&
  [value.depth, value.usualDepth].every(isListOf(isDepth)) &&
  isListOf(isStory)(value.stories) &&
  isNumber(value.engagedMs) &&
  isListOf(isVital)(value.vitals) &&
  hasNumbers('all', 'errors')(value.views) &&
  isListOf(isExperiment)(value.experiments) &&
  isListOf(isCount)(value.live) &&
  isListOf(isSearch)(value.searches) &&
  hasNumbers('shopVisits', 'joinedLetters', 'newAccounts')(value.acts) &&
  isFields(value.known) &&
  Object.values(value.known).every(isKnown);
