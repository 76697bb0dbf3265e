/** What the summary of experiments shows. */
import type { WithText } from '../../components/standing/standing-text.ts';

export type ExperimentsPageData = WithText;
