/** The summary of experiments. */
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { ExperimentsPageData } from './data.ts';

export function Page({ data }: { data: ExperimentsPageData }) {
  return <StandingPage {...data} />;
}
