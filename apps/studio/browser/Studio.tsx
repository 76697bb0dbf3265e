/** The studio: who has a token sees the stories and the coverage, and writes on one. Nothing of it is made on the server. */
import { type ComponentType, useCallback, useMemo, useState } from 'react';
import type { Room } from '../rooms.ts';
import { Audience } from './audience/Audience.tsx';
import styles from './Desk.module.css';
import { type AskDesk, createDeskClient, watchingToken } from './desk-client.ts';
import { LiveDesk } from './live/LiveDesk.tsx';
import { useOnlyTab } from './live/only-tab.ts';
import { StoryList, useStories } from './live/StoryList.tsx';
import { WriteLog } from './log/WriteLog.tsx';
import { Outbox } from './outbox/Outbox.tsx';
import { MissingAddresses } from './reports/MissingAddresses.tsx';
import { ReaderErrors } from './reports/ReaderErrors.tsx';
import { SignIn } from './SignIn.tsx';
import { Shell } from './shell/Shell.tsx';
import { Stories } from './stories/Stories.tsx';
import { keepToken, useToken } from './token.ts';

interface StudioProps {
  /** Absent at an address that leads to none. */
  room: Room | undefined;
}

export function Studio({ room }: StudioProps) {
  return (
    <main id="main" tabIndex={-1}>
      {room ? <Door room={room} /> : <p className={styles.narrow}>There is nothing at this address.</p>}
    </main>
  );
}

function Door({ room }: { room: Room }) {
  const token = useToken();
  const [reason, setReason] = useState('');
  const signOut = useCallback((why = '') => {
    setReason(why);
    keepToken('');
  }, []);
  return token === '' ? (
    <SignIn reason={reason} />
  ) : (
    <OpenRoom key={token} token={token} room={room} signOut={signOut} />
  );
}

interface OpenRoomProps {
  token: string;
  room: Room;
  signOut(why?: string): void;
}

/** What is being typed there is still there when somebody has signed in again. */
const KEEPS_TYPED: ReadonlySet<Room['name']> = new Set(['live-desk', 'missing']);

function OpenRoom({ token, room, signOut }: OpenRoomProps) {
  const ask = useMemo(() => {
    const kept = KEEPS_TYPED.has(room.name) ? '. Nothing is lost' : '';
    return watchingToken(createDeskClient(token), () => signOut(`Your token is no longer taken${kept}`));
  }, [token, room, signOut]);
  switch (room.name) {
    case 'audience':
      return <Audience token={token} ask={ask} />;
    case 'live-desk':
      return <LiveDeskRoom ask={ask} slug={room.slug} signOut={signOut} />;
    default: {
      const List = LISTS[room.name];
      return (
        <Shell at={room.name}>
          <List ask={ask} />
        </Shell>
      );
    }
  }
}

const LISTS = {
  coverage: StoryList,
  stories: Stories,
  missing: MissingAddresses,
  errors: ReaderErrors,
  log: WriteLog,
  outbox: Outbox,
} as const satisfies Record<string, ComponentType<{ ask: AskDesk }>>;

interface LiveDeskRoomProps {
  ask: AskDesk;
  slug: string;
  signOut(why?: string): void;
}

function LiveDeskRoom({ ask, slug, signOut }: LiveDeskRoomProps) {
  const stories = useStories(ask);
  const isMine = useOnlyTab(`desk ${slug}`);
  const story = stories?.find((each) => each.slug === slug);
  if (!stories) return <p className={styles.narrow}>Opening the desk…</p>;
  if (!story) return <p className={styles.narrow}>There is no live coverage of this name.</p>;
  if (!isMine)
    return <p className={styles.narrow}>This desk is open in another tab. Close it there, and it goes on here.</p>;
  return <LiveDesk story={story} ask={ask} signOut={signOut} />;
}
