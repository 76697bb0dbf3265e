/** All newsletters in a form to sign up with; or, once that is done, what happens next. */
import { NewestIssue } from '../../components/standing/NewestIssue.tsx';
import { SignedUp } from '../../components/standing/SignedUp.tsx';
import { SignUpForm } from '../../components/standing/SignUpForm.tsx';
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import type { NewslettersPageData } from './data.ts';

export function Page({ data: { newsletters, issue, signUp, ...page } }: { data: NewslettersPageData }) {
  if (signUp.step === 'noted') return <SignedUp names={signUp.names} />;
  return (
    <StandingPage {...page} aside={issue && <NewestIssue issue={issue} />}>
      <SignUpForm newsletters={newsletters} signUp={signUp} />
    </StandingPage>
  );
}
