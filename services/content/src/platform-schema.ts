/** Tables of what is switched, tried out, ranked and put in order for readers. */

/** A switch that is changed without a deploy. */
interface FlagRow {
  name: string;
  is_on: number;
}

/** Who changed a flag, when, from what to what. */
interface FlagChangeRow {
  id: string;
  name: string;
  was_on: number;
  is_on: number;
  changed_by: string;
  changed_at: number;
}

/** What is read most behind a door, from place 1 on; only where enough is read to say so. */
interface MostReadRow {
  listing: string;
  place: number;
  story_id: string;
}

/** As of when something of readers was last told. */
interface AudienceToldRow {
  what: string;
  at: number;
}

/** How many visits saw a bucket, and how many of them did what the experiment is about. */
interface ExperimentCountRow {
  experiment: string;
  version: string;
  bucket: string;
  exposures: number;
  conversions: number;
}

/** How often an option of a list was shown and taken. */
interface DecisionOptionRow {
  agent: string;
  option_id: string;
  shown: number;
  taken: number;
  /** When it was last shown; what nobody shows any more is forgotten. */
  seen_at: number;
}

/** A list that was put in order, until it is too old to hear of. */
interface DecisionRow {
  id: string;
  agent: string;
  /** JSON: those that have not been taken yet. */
  options: string;
  created_at: number;
}

export interface PlatformSchema {
  flags: FlagRow;
  flag_changes: FlagChangeRow;
  most_read: MostReadRow;
  audience_told: AudienceToldRow;
  experiment_counts: ExperimentCountRow;
  decision_options: DecisionOptionRow;
  decisions: DecisionRow;
}
