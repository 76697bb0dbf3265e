/** Every state of the hosted pages, each in its card. One that is not shown does not compile. */
import type { HostedPage } from '@masthead/account';
import { AskMailPage } from './AskMailPage.tsx';
import { Card } from './Card.tsx';
import { DonePage, FailedPage, OverPage } from './EndPages.tsx';
import { JoinPage } from './JoinPage.tsx';
import { LockedPage } from './LockedPage.tsx';
import { ConfirmPage, NewPasswordPage } from './MailedPages.tsx';
import { MailSentPage } from './MailSentPage.tsx';
import { titleOf } from './page-titles.ts';
import { SignInPage } from './SignInPage.tsx';
import { VisitCard } from './VisitCard.tsx';

interface HostedPageProps {
  page: HostedPage;
  brandName: string;
}

export function HostedPageView({ page, brandName }: HostedPageProps) {
  const title = titleOf(page);
  const content = <Content page={page} brandName={brandName} />;
  if ('visit' in page)
    return (
      <VisitCard visit={page.visit} title={title}>
        {content}
      </VisitCard>
    );
  return (
    <Card title={title} isFramed={isFramed(page)}>
      {content}
    </Card>
  );
}

/** What a letter leads to is a page of its own. */
export const isFramed = (page: HostedPage): boolean =>
  'visit' in page ? page.visit.isFramed : 'isFramed' in page && page.isFramed;

function Content({ page, brandName }: HostedPageProps) {
  switch (page.name) {
    case 'sign-in':
      return <SignInPage page={page} />;
    case 'join':
      return <JoinPage page={page} />;
    case 'mail-sent':
      return <MailSentPage page={page} brandName={brandName} />;
    case 'locked':
      return <LockedPage page={page} />;
    case 'forgot':
    case 'link':
      return <AskMailPage page={page} />;
    case 'new-password':
      return <NewPasswordPage page={page} />;
    case 'confirm':
      return <ConfirmPage page={page} />;
    case 'done':
      return <DonePage page={page} />;
    case 'over':
      return <OverPage page={page} />;
    case 'failed':
      return <FailedPage page={page} />;
  }
}
