/** The discussion that can be written in: loaded when a reader comes near, live by the socket. */
import { commentLoginPath } from '@masthead/account';
import { type Discussion, TALK_KEY, THREADS_SHOWN, talkChannel } from '@masthead/talk';
import { Alert, Button, classes, Wrap } from '@masthead/ui';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import type { DiscussionPart } from '../../base/discussion-part.ts';
import { saidOf } from '../account/calls.ts';
import { frameMessageIn } from '../account/frame-message.ts';
import { follow } from '../live/channel/follow.ts';
import { browserNetwork } from '../live/channel/network.ts';
import { useClock } from '../time/clock.ts';
import { Face } from './CommentView.tsx';
import { Compose } from './Compose.tsx';
import { DiscussionView } from './DiscussionView.tsx';
import { Door } from './Door.tsx';
import type { Deeds } from './deeds.ts';
import { FIRST_SORTING, type SortingWish } from './Sorting.tsx';
import styles from './Talk.module.css';
import { TalkIcon } from './TalkIcon.tsx';
import * as api from './talk-api.ts';
import { idsIn, withComment, withMore, withPosted } from './thread-list.ts';

/** Shows it once there is something to show: until then what the server wrote stays, and is taken away in the same frame. */
export async function talkIn(part: DiscussionPart, root: Pick<Root, 'render'>, onShown: () => void): Promise<void> {
  try {
    const first = await api.readDiscussion(part.story, FIRST_SORTING);
    root.render(<Talk part={part} first={first} onShown={onShown} />);
  } catch {
    root.render(
      <Wrap>
        <div className={styles.failed}>
          <Alert>What is new in the discussion did not load. The story is complete without it.</Alert>
          <Button kind="line" small onClick={() => void talkIn(part, root, onShown)}>
            Try again
          </Button>
        </div>
      </Wrap>,
    );
  }
}

interface TalkProps {
  part: DiscussionPart;
  first: Discussion;
  onShown(): void;
}

function Talk({ part: { story, path }, first, onShown }: TalkProps) {
  useLayoutEffect(onShown, [onShown]);
  const [discussion, setDiscussion] = useState(first);
  const [wish, setWish] = useState(FIRST_SORTING);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const asked = useRef(0);
  const arrived = useArrivals(story, first);
  const { viewer, closed, next, threads, total } = discussion;
  const now = Math.max(discussion.now, useClock() ?? 0);
  const waiting = useMemo(() => {
    const known = idsIn(discussion);
    return [...arrived.ids].filter((id) => !known.has(id)).length;
  }, [discussion, arrived.ids]);

  /** What comes of it is done to what is known by then; says what went wrong. */
  async function doing(work: Promise<(known: Discussion) => Discussion>): Promise<void> {
    setBusy(true);
    setWrong('');
    try {
      setDiscussion(await work);
    } catch (error) {
      setWrong(saidOf(error));
    } finally {
      setBusy(false);
    }
  }
  /** Of two that are asked for, the later one is shown, whichever comes first. */
  async function readAnew(wished: SortingWish): Promise<(known: Discussion) => Discussion> {
    asked.current += 1;
    const turn = asked.current;
    const read = await api.readDiscussion(story, wished);
    return (known) => (turn === asked.current ? read : known);
  }
  async function readOn(after: string): Promise<(known: Discussion) => Discussion> {
    const turn = asked.current;
    const more = await api.readDiscussion(story, wish, after);
    return (known) => (turn === asked.current ? withMore(known, more) : known);
  }
  const read = (changed: Partial<SortingWish>): void => {
    const wished = { ...wish, ...changed };
    setWish(wished);
    void doing(readAnew(wished));
  };
  useSignIn(() => void doing(readAnew(wish)));

  const signIn = viewer ? undefined : commentLoginPath(path);
  const deeds: Deeds = {
    signIn,
    draftKey: `draft:${story}`,
    useful(id, isUseful) {
      const mark = api.markUseful(id, isUseful);
      void doing(
        mark.then(
          ({ useful }) =>
            (known) =>
              withComment(known, id, { useful, isUseful }),
        ),
      );
    },
    async report(id, reason) {
      await api.reportComment(id, reason);
      setDiscussion((known) => withComment(known, id, { isReported: true }));
    },
    async reply(text, to) {
      const reply = await api.postComment(story, text, to);
      setDiscussion((known) => withPosted(known, reply, to));
    },
    async edit(id, text) {
      const edited = await api.editComment(id, text);
      setDiscussion((known) => withComment(known, id, edited));
    },
    async takeBack(id) {
      await doing(api.takeBack(id).then(() => readAnew(wish)));
    },
  };
  async function post(text: string): Promise<void> {
    const comment = await api.postComment(story, text);
    setDiscussion((known) => withPosted(known, comment, undefined));
  }

  return (
    <DiscussionView
      discussion={discussion}
      deeds={closed ? undefined : deeds}
      now={now}
      sorting={{ ...wish, onWish: read }}
      top={
        <>
          <Writing discussion={discussion} part={{ story, path }} draftKey={deeds.draftKey} onSend={post} />
          {wrong && (
            <div className={styles.failed} role="alert">
              <Alert>{wrong}</Alert>
            </div>
          )}
          <div role="status">
            {waiting > 0 && (
              <Button
                kind="quiet"
                className={styles.news}
                onClick={() => {
                  arrived.forget();
                  read({ sort: 'newest' });
                }}
              >
                <TalkIcon name="up" /> {waiting === 1 ? '1 new comment' : `${waiting} new comments`}
              </Button>
            )}
          </div>
        </>
      }
      bottom={
        next && (
          <p className={styles.more}>
            <Button kind="line" loading={busy} disabled={busy} onClick={() => void doing(readOn(next))}>
              Next {Math.min(THREADS_SHOWN, Math.max(1, total - threads.length))} of {total}
            </Button>
          </p>
        )
      }
    />
  );
}

/** In the place of the form. */
const Barred = ({ children }: { children: ReactNode }) => (
  <p className={classes(styles.removed, styles.barred)}>{children}</p>
);

interface WritingProps {
  discussion: Discussion;
  part: Pick<DiscussionPart, 'story' | 'path'>;
  draftKey: string;
  onSend(text: string): Promise<void>;
}

function Writing({ discussion: { viewer }, part, draftKey, onSend }: WritingProps) {
  if (!viewer) return <Door {...part} />;
  if (viewer.bannedUntil !== undefined)
    return <Barred>You cannot write here until {new Date(viewer.bannedUntil).toLocaleString()}.</Barred>;
  if (!viewer.isConfirmed) return <Barred>Confirm your e-mail address to write: the link is in your mail.</Barred>;
  if (viewer.name === '')
    return (
      <Barred>
        Choose a display name to write: <a href="/user/settings/profile/">your profile</a> has it. It need not be your
        own.
      </Barred>
    );
  return (
    <div className={styles.compose}>
      <Face name={viewer.name} />
      <Compose
        label="Your comment"
        placeholder="Say what you know. Where did you see it, and what did you measure?"
        deed="Post"
        note={`Posting as ${viewer.name}`}
        draftKey={draftKey}
        onSend={onSend}
      />
    </div>
  );
}

/** What came while the page was open: it waits behind a line, and never pushes what is being read. */
function useArrivals(story: string, { lastEvent }: Discussion) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const channel = { name: talkChannel(story), key: TALK_KEY, lastEvent };
    const following = follow(channel, browserNetwork, {
      arrived: ({ items }) =>
        setIds((known) => {
          const next = new Set(known);
          for (const { id, deleted } of items) deleted ? next.delete(id) : next.add(id);
          return next;
        }),
      state() {},
    });
    return () => following.stop();
  }, [story, lastEvent]);
  return { ids, forget: () => setIds(new Set()) };
}

/** Somebody signed in by the dialog: what is theirs is asked for. */
function useSignIn(onSignedIn: () => void): void {
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin === location.origin && frameMessageIn(data)?.is === 'signed-in') onSignedIn();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  });
}
