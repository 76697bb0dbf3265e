/** What a reader who came by an advertisement of ours should know first. */
import { pathTo } from '@masthead/urls';
import { Notice } from './Notice.tsx';

export function PaidSearchNotice() {
  return (
    <Notice>
      We paid to be found here, and some of the services below pay us when you subscribe. Neither changes what we
      measured. <a href={pathTo('about', {})}>Who we are</a>.
    </Notice>
  );
}
