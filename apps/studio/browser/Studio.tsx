/** The studio: who is signed in, or has a token, sees the rooms that they have a use for. Nothing of it is made on the server. */
import { mayDo, type StaffPerson } from '@masthead/account';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { ADS_PATH, AUDIENCE_PATH, ROOM_RIGHTS, type Room, STORIES_PATH, STUDIO_PATH } from '../rooms.ts';
import { Ads } from './ads/Ads.tsx';
import { Audience } from './audience/Audience.tsx';
import styles from './Desk.module.css';
import { type AskDesk, createDeskClient, watchingToken } from './desk-client.ts';
import { Moderation } from './discussion/Moderation.tsx';
import { LiveDesk } from './live/LiveDesk.tsx';
import { useOnlyTab } from './live/only-tab.ts';
import { StoryList, useStories } from './live/StoryList.tsx';
import { WriteLog } from './log/WriteLog.tsx';
import { Me } from './me/Me.tsx';
import { Outbox } from './outbox/Outbox.tsx';
import { People } from './people/People.tsx';
import { MissingAddresses } from './reports/MissingAddresses.tsx';
import { ReaderErrors } from './reports/ReaderErrors.tsx';
import { signOut as endSession, findSession, keepSession, useSession } from './session.ts';
import { Shell } from './shell/Shell.tsx';
import { type Reason, SignIn } from './sign-in/SignIn.tsx';
import { Welcome } from './sign-in/Welcome.tsx';
import { Stories } from './stories/Stories.tsx';
import { keepToken, useToken } from './token.ts';

interface StudioProps {
  /** Absent at an address that leads to none. */
  room: Room | undefined;
}

export function Studio({ room }: StudioProps) {
  return (
    <main id="main" tabIndex={-1}>
      {room ? <Entrance room={room} /> : <p className={styles.narrow}>There is nothing at this address.</p>}
    </main>
  );
}

/** Whoever comes by a link that lets them in is in nobody's session yet. */
const Entrance = ({ room }: { room: Room }) => (room.name === 'welcome' ? <Welcome /> : <Door room={room} />);

/** `why` is said at the door; without one, somebody leaves by themselves. */
type SignOut = (why?: string) => void;

function Door({ room }: { room: Room }) {
  const token = useToken();
  const person = useSession();
  const [reason, setReason] = useState<Reason>({ of: 'session', text: '' });
  useEffect(() => {
    if (token === '') void findSession().then((text) => text && setReason({ of: 'session', text: `${text}.` }));
  }, [token]);
  const leaveToken = useCallback<SignOut>((text = '') => {
    setReason({ of: 'token', text });
    keepToken('');
  }, []);
  const leaveSession = useCallback<SignOut>((text) => {
    setReason({ of: 'session', text: text ?? '' });
    if (text === undefined) void endSession();
    else keepSession(null);
  }, []);
  if (token !== '') return <OpenRoom key={token} token={token} person={null} room={room} signOut={leaveToken} />;
  if (person === undefined) return <p className={styles.narrow}>Opening the desk…</p>;
  if (person === null) return <SignIn reason={reason} />;
  return <OpenRoom key={person.id} token="" person={person} room={room} signOut={leaveSession} />;
}

interface OpenRoomProps {
  /** Empty where somebody is signed in. */
  token: string;
  person: StaffPerson | null;
  room: Room;
  signOut: SignOut;
}

/** What is being typed there is still there when somebody has signed in again. */
const KEEPS_TYPED: ReadonlySet<Room['name']> = new Set(['live-desk', 'missing', 'discussion']);

function OpenRoom({ token, person, room, signOut }: OpenRoomProps) {
  const isToken = token !== '';
  const ask = useMemo(() => {
    const kept = KEEPS_TYPED.has(room.name) ? '. Nothing is lost' : '';
    const ended = isToken ? 'Your token is no longer taken' : 'You are no longer signed in';
    return watchingToken(createDeskClient(token), () => signOut(`${ended}${kept}`));
  }, [token, isToken, room, signOut]);
  const right = ROOM_RIGHTS[room.name];
  if (person && right && !mayDo(person.role, right)) return <Closed person={person} room={room} />;
  switch (room.name) {
    case 'audience':
      return <Audience token={token} ask={ask} />;
    case 'live-desk':
      return <LiveDeskRoom ask={ask} slug={room.slug} signOut={signOut} />;
    case 'me':
    case 'people':
      if (!person) return <p className={styles.narrow}>This room is for people who are signed in, not for tokens.</p>;
      return (
        <Shell at={room.name}>{room.name === 'me' ? <Me ask={ask} person={person} /> : <People ask={ask} />}</Shell>
      );
    case 'welcome':
      return null;
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
  discussion: Moderation,
  ads: Ads,
  missing: MissingAddresses,
  errors: ReaderErrors,
  log: WriteLog,
  outbox: Outbox,
} as const satisfies Record<string, ComponentType<{ ask: AskDesk }>>;

/** The desk's own address leads to the first room that one has a use for; any other says that it is not for them. */
function Closed({ person: { role }, room }: { person: StaffPerson; room: Room }) {
  const first = mayDo(role, 'read') ? STORIES_PATH : mayDo(role, 'ads') ? ADS_PATH : AUDIENCE_PATH;
  const leads = room.name === 'coverage' && location.pathname === STUDIO_PATH;
  useEffect(() => {
    if (leads) location.replace(first);
  }, [leads, first]);
  if (leads) return null;
  return (
    <Shell at="me">
      <p className={styles.narrow}>Your role, {role}, has no use for this room. An admin can change that.</p>
    </Shell>
  );
}

interface LiveDeskRoomProps {
  ask: AskDesk;
  slug: string;
  signOut: SignOut;
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
