/** An author: who they are, what they declare, and what they have written. */
import { Cols, Meta, SectionHead, Wrap } from '@masthead/ui';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { ProfileBrief } from '../../components/profile/ProfileBrief.tsx';
import { ProfileHead } from '../../components/profile/ProfileHead.tsx';
import { ProfileRecord } from '../../components/profile/ProfileRecord.tsx';
import { WorkChips } from '../../components/profile/WorkChips.tsx';
import { RiverPages } from '../river/RiverPages.tsx';
import type { ProfilePageData } from './data.ts';

export function Page({ data: { now, profile, river, total, chips, only } }: { data: ProfilePageData }) {
  const { disclosure, record } = profile;
  const hasRecord = disclosure !== undefined || record.length > 0;
  // Whoever chose a form knows whose work it is.
  const opening = river.page === 1 && only === undefined;
  const listed = only ?? 'Work';
  const mpu = useMpu();
  return (
    <Wrap>
      {opening ? (
        <ProfileHead profile={profile} />
      ) : (
        <ProfileBrief profile={profile} href={chips[0]?.href ?? river.baseHref} />
      )}
      <Cols
        hung
        rail={
          <>
            <SectionHead title={river.page === 1 ? listed : `${listed}, page ${river.page}`} />
            {total > 0 && <Meta>{total === 1 ? '1 story' : `${total} stories, newest first`}</Meta>}
          </>
        }
        aside={
          (mpu || (opening && hasRecord)) && (
            <>
              {mpu}
              {opening && hasRecord && <ProfileRecord {...(disclosure && { disclosure })} record={record} />}
            </>
          )
        }
      >
        <WorkChips chips={chips} current={river.baseHref} />
        <RiverPages river={river} now={now} />
      </Cols>
    </Wrap>
  );
}
