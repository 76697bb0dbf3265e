/** What a gallery, a video or live coverage is about, as chips, and the button that shares its page. */
import type { Link } from '../../base/link.ts';
import { ShareButton } from './ShareButton.tsx';
import { SubjectRow } from './SubjectRow.tsx';

export const Subjects = ({ subjects }: { subjects: Link[] }) => (
  <SubjectRow subjects={subjects}>
    <ShareButton form="words" />
  </SubjectRow>
);
