/** An author: who they are, what they declare, and what they have written. */
import { ButtonLink, Cols, Meta, SectionHead, Wrap } from '@masthead/ui';
import { River } from '../../components/listing/River.tsx';
import { ProfileHead } from '../../components/profile/ProfileHead.tsx';
import { ProfileRecord } from '../../components/profile/ProfileRecord.tsx';
import type { ProfilePageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { now, profile, stories, total, more } }: { data: ProfilePageData }) {
  const { disclosure, record } = profile;
  const hasRecord = disclosure !== undefined || record.length > 0;
  return (
    <Wrap>
      <ProfileHead profile={profile} />
      <Cols
        hung
        rail={
          <>
            <SectionHead title="Work" />
            {total > 0 && <Meta>{total === 1 ? '1 story' : `${total} stories, newest first`}</Meta>}
          </>
        }
        aside={hasRecord && <ProfileRecord {...(disclosure && { disclosure })} record={record} />}
      >
        <River stories={stories} now={now} />
        {more && (
          <p className={styles.more}>
            <ButtonLink kind="line" href={more.href}>
              {more.label}
            </ButtonLink>
          </p>
        )}
      </Cols>
    </Wrap>
  );
}
