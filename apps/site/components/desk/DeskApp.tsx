/** The desk: who has a token sees the coverage, and writes on one. Nothing of it is made on the server. */
import { useCallback, useMemo, useState } from 'react';
import styles from './Desk.module.css';
import { createDeskClient } from './desk-client.ts';
import { LiveDesk } from './LiveDesk.tsx';
import { useOnlyTab } from './only-tab.ts';
import { SignIn } from './SignIn.tsx';
import { StoryList, useStories } from './StoryList.tsx';
import { keepToken, useToken } from './token.ts';

export function DeskApp({ slug }: { slug: string | undefined }) {
  const token = useToken();
  const [reason, setReason] = useState('');
  const signOut = useCallback((why = '') => {
    setReason(why);
    keepToken('');
  }, []);
  if (token === undefined) return <p className={styles.scriptless}>The desk needs JavaScript.</p>;
  if (token === '') return <SignIn reason={reason} />;
  return <Rooms key={token} token={token} slug={slug} signOut={signOut} />;
}

interface RoomsProps {
  token: string;
  slug: string | undefined;
  signOut(why?: string): void;
}

function Rooms({ token, slug, signOut }: RoomsProps) {
  const ask = useMemo(() => createDeskClient(token), [token]);
  if (slug === undefined) return <StoryList ask={ask} />;
  return <Room ask={ask} slug={slug} signOut={signOut} />;
}

interface RoomProps extends Omit<RoomsProps, 'token'> {
  ask: ReturnType<typeof createDeskClient>;
  slug: string;
}

function Room({ ask, slug, signOut }: RoomProps) {
  const stories = useStories(ask);
  const isMine = useOnlyTab(`desk ${slug}`);
  const story = stories?.find((each) => each.slug === slug);
  if (!stories) return <p className={styles.narrow}>Opening the desk…</p>;
  if (!story) return <p className={styles.narrow}>There is no live coverage of this name.</p>;
  if (!isMine)
    return <p className={styles.narrow}>This desk is open in another tab. Close it there, and it goes on here.</p>;
  return <LiveDesk story={story} ask={ask} signOut={signOut} />;
}
