/** What is followed, and the newest stories of all of it. */
import type { Followed, FollowKind } from '@masthead/account';
import { Button, ButtonLink, VisuallyHidden } from '@masthead/ui';
import { useCallback } from 'react';
import { unfollow } from '../account/acts.ts';
import { FOLLOWING_PATH, type FollowingLists, fetchLists, MOST_SUBJECTS } from '../account/reading-lists.ts';
import { EmptyState } from '../listing/EmptyState.tsx';
import { River } from '../listing/River.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Failed, PanelHead, Row, Rows, SubPart, Waiting } from './parts.tsx';
import { useAsked } from './use-asked.ts';

const KINDS: readonly { kind: FollowKind; title: string }[] = [
  { kind: 'topic', title: 'Topics' },
  { kind: 'person', title: 'Writers' },
  { kind: 'product', title: 'Products' },
];

export function FollowingPanel({ following }: { following: readonly Followed[] }) {
  const { answer: lists, problem, again } = useFollowing(following);
  return (
    <>
      <PanelHead title="Following">
        New stories of these are below. We never use them to choose advertisements.
      </PanelHead>
      {following.length === 0 && (
        <EmptyState as="h3" title="You follow nothing yet">
          <p>Topics, writers and products have a button for it.</p>
          <ButtonLink kind="line" href="/">
            Look around
          </ButtonLink>
        </EmptyState>
      )}
      {problem && <Failed message={problem} again={again} />}
      {following.length > 0 && !lists && !problem && <Waiting />}
      {KINDS.map(({ kind, title }) => (
        <Subjects key={kind} title={title} followed={following.filter((each) => each.kind === kind)} lists={lists} />
      ))}
      {lists && lists.stories.length > 0 && (
        <SubPart title="New in what you follow">
          <River stories={lists.stories} now={Date.now()} />
        </SubPart>
      )}
    </>
  );
}

interface SubjectsProps {
  title: string;
  followed: readonly Followed[];
  lists: FollowingLists | undefined;
}

function Subjects({ title, followed, lists }: SubjectsProps) {
  if (followed.length === 0) return null;
  return (
    <SubPart title={title}>
      <Rows>
        {followed.map(({ kind, key }) => {
          const subject = lists?.subjects.find((each) => each.kind === kind && each.key === key);
          const name = subject?.name ?? key;
          return (
            <Row
              key={key}
              before={subject?.picture && <Picture picture={subject.picture} />}
              name={subject ? <a href={subject.href}>{name}</a> : name}
              fact={subject ? subject.fact : lists && 'No longer there'}
            >
              <Button kind="quiet" small aria-pressed onClick={() => void unfollow({ kind, key, name })}>
                Following<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Row>
          );
        })}
      </Rows>
    </SubPart>
  );
}

function useFollowing(following: readonly Followed[]) {
  const query = new URLSearchParams(following.slice(0, MOST_SUBJECTS).map(({ kind, key }) => [kind, key])).toString();
  const ask = useCallback(
    async (): Promise<FollowingLists> =>
      query === '' ? { subjects: [], stories: [] } : fetchLists(FOLLOWING_PATH, new URLSearchParams(query)),
    [query],
  );
  return useAsked(ask);
}
