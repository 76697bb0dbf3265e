/** A video: all there is to it, or the player alone for other sites to show. */
import { SharedVideo } from '../../components/video/SharedVideo.tsx';
import { WholeVideo } from '../../components/video/WholeVideo.tsx';
import type { VideoPageData } from './data.ts';

export const Page = ({ data }: { data: VideoPageData }) =>
  data.form === 'share' ? <SharedVideo data={data} /> : <WholeVideo data={data} />;
