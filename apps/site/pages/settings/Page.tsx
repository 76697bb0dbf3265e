/** The reader's settings: the look of the page, and what an account holds. */
import { StandingPage } from '../../components/standing/StandingPage.tsx';
import { ThemeChoice } from '../../components/standing/ThemeChoice.tsx';
import type { SettingsPageData } from './data.ts';

export function Page({ data }: { data: SettingsPageData }) {
  return (
    <StandingPage {...data}>
      <ThemeChoice />
    </StandingPage>
  );
}
