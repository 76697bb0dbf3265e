/** Follows a topic, a person or a product. What a press does is said in `client/account/`. */
import type { FollowKind } from '@masthead/account';
import { Button, VisuallyHidden } from '@masthead/ui';
import { use } from 'react';
import { useWatched } from '../../base/watched.ts';
import { WithAccounts } from '../../base/with-accounts.ts';
import { account } from './account.ts';
import styles from './FollowButton.module.css';

interface FollowButtonProps {
  kind: FollowKind;
  /** A slug or a username. */
  of: string;
  name: string;
}

export function FollowButton({ kind, of, name }: FollowButtonProps) {
  const { kept } = useWatched(account);
  const isFollowed = kept?.following.some((each) => each.kind === kind && each.key === of) === true;
  if (!use(WithAccounts)) return null;
  return (
    <Button
      kind={isFollowed ? 'quiet' : 'line'}
      small
      className={styles.follow}
      name="follow"
      value={`${kind}/${of}`}
      aria-pressed={isFollowed}
    >
      {isFollowed ? 'Following' : 'Follow'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
