/** The writers from outside the newsroom, and how one becomes one of them. */
import { PeopleList } from '../../components/standing/PeopleList.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { VoicesPageData } from './data.ts';

export function Page({ data: { voices, ...page } }: { data: VoicesPageData }) {
  return (
    <StandingPage {...page}>
      <PeopleList people={voices} />
    </StandingPage>
  );
}
