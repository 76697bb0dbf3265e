/** All newsletters, the ones that we would begin with first. */
import { NewsletterList } from '../../components/standing/NewsletterList.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { NewslettersPageData } from './data.ts';

export function Page({ data: { newsletters, ...page } }: { data: NewslettersPageData }) {
  return (
    <StandingPage {...page}>
      <NewsletterList newsletters={newsletters} />
    </StandingPage>
  );
}
