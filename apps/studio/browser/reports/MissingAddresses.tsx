/** Addresses that readers ask for and that are not there, each with one click to where they may have wanted to go. */
import type { AskDesk } from '../desk-client.ts';
import { byOffset, type PortionedList, usePortions } from '../use-portions.ts';
import { MissingEntry } from './MissingEntry.tsx';
import { areMissing, areRedirects, type MissingAddress, type Redirect } from './missing.ts';
import { RedirectEntry } from './RedirectEntry.tsx';
import { ReportList } from './ReportList.tsx';
import own from './Reports.module.css';

const MISSING: PortionedList<MissingAddress> = {
  pathAfter: byOffset('/api/desk/missing'),
  are: areMissing,
  keyOf: ({ path }) => path,
};
const REDIRECTS: PortionedList<Redirect> = {
  pathAfter: byOffset('/api/desk/redirects'),
  are: areRedirects,
  keyOf: ({ path }) => path,
};

const ABOUT_MISSING =
  'What readers asked for and did not get, what they miss most first. Where holes of other systems are looked for is left out.';
const ABOUT_REDIRECTS = 'Addresses that readers missed and that lead on by now, the last made first.';

export function MissingAddresses({ ask }: { ask: AskDesk }) {
  const missing = usePortions(ask, MISSING);
  const redirects = usePortions(ask, REDIRECTS);
  return (
    <div className={own.room}>
      <ReportList
        name="Missing addresses"
        level={1}
        about={ABOUT_MISSING}
        none="Nobody has missed an address."
        words={['address', 'addresses']}
        list={missing}
      >
        {(address, tell) => <MissingEntry key={address.path} missing={address} ask={ask} tell={tell} />}
      </ReportList>
      <ReportList
        name="Redirects made here"
        level={2}
        about={ABOUT_REDIRECTS}
        none="No redirect was made here yet."
        words={['redirect', 'redirects']}
        list={redirects}
      >
        {(redirect, tell) => (
          <RedirectEntry
            key={redirect.path}
            redirect={redirect}
            ask={ask}
            onUndone={(said) => {
              tell.gone(said);
              missing.refresh();
            }}
          />
        )}
      </ReportList>
    </div>
  );
}
