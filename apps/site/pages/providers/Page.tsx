/** Internet providers: each judged, or every plan by its price. */
import { PlanTable } from '../../components/standing/PlanTable.tsx';
import { ProviderList } from '../../components/standing/ProviderList.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { ProvidersPageData } from './data.ts';

export function Page({ data: { view, providers, ...page } }: { data: ProvidersPageData }) {
  return (
    <StandingPage {...page}>
      {view === 'plans' ? <PlanTable providers={providers} /> : <ProviderList providers={providers} />}
    </StandingPage>
  );
}
