/** What the summary of experiments shows: every figure ready to be read. */
import type { ExperimentSummary } from '../../components/experiments/experiment-summary.ts';
import type { WithText } from '../../components/standing/standing-text.ts';

export interface ExperimentsPageData extends WithText {
  experiments: readonly ExperimentSummary[];
  /** False when the figures could not be asked for. */
  counted: boolean;
  /** Whether readers are counted on this site: without that nothing is known of any of them. */
  counting: boolean;
}
