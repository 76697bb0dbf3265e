/** Reading is open to everybody; the way to writing leads through an account. */
import { commentLoginPath } from '@masthead/account';
import { DISCUSSION_API, LONGEST_COMMENT } from '@masthead/talk';
import { buttonClass, Hed } from '@masthead/ui';
import styles from './Talk.module.css';

interface DoorProps {
  story: string;
  path: string;
  /** On the server: a form for who has no script. */
  withForm?: boolean;
}

export function Door({ story, path, withForm = false }: DoorProps) {
  return (
    <>
      <div className={styles.door}>
        <div>
          <Hed as="h3" size="4">
            Know something about this?
          </Hed>
          <p className={styles.small}>An account and a display name, which need not be your own.</p>
        </div>
        <a className={buttonClass({ kind: 'brand' })} href={commentLoginPath(path)}>
          Sign in to comment
        </a>
      </div>
      {withForm && (
        <noscript>
          <form className={styles.box} method="post" action={`${DISCUSSION_API}/${story}/comments`}>
            <label htmlFor="talk-text">Your comment, once you are signed in</label>
            <textarea id="talk-text" name="text" rows={4} maxLength={LONGEST_COMMENT} required />
            <p className={styles.row}>
              <button type="submit" className={buttonClass({ kind: 'brand', small: true })}>
                Post
              </button>
            </p>
          </form>
        </noscript>
      )}
    </>
  );
}
