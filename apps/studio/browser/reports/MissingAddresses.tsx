/** Addresses that readers ask for and that are not there, each with one click to where they may have wanted to go. */
import type { AskDesk } from '../desk-client.ts';
import { MissingEntry } from './MissingEntry.tsx';
import { areMissing } from './missing.ts';
import { ReportRoom } from './ReportRoom.tsx';
import { usePortions } from './use-portions.ts';

const ABOUT =
  'What readers asked for and did not get, what they miss most first. Where holes of other systems are looked for is left out.';

export function MissingAddresses({ ask }: { ask: AskDesk }) {
  const list = usePortions(ask, '/api/desk/missing', areMissing);
  return (
    <ReportRoom
      name="Missing addresses"
      about={ABOUT}
      none="Nobody has missed an address."
      words={['address', 'addresses']}
      list={list}
    >
      {(missing, tell) => <MissingEntry key={missing.path} missing={missing} ask={ask} tell={tell} />}
    </ReportRoom>
  );
}
