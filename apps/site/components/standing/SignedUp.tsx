/** Says that a subscription is noted, and what is still to be done. */
import { Cols, MoreLink, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { TopicHead } from '../listing/TopicHead.tsx';

export function SignedUp({ names }: { names: string }) {
  return (
    <Wrap>
      <Cols>
        <TopicHead
          name="Your subscription is noted"
          description={`${names}: nothing is sent yet. A subscription becomes active when its address is confirmed.`}
          ancestors={[]}
        />
        <p>
          <MoreLink href={pathTo('newsletters', {})}>All newsletters</MoreLink>
        </p>
      </Cols>
    </Wrap>
  );
}
