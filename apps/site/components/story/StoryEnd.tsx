/** What follows a story's text: what it is about, what we got wrong, who wrote it. */

import { AuthorBios } from './AuthorBios.tsx';
import { Correction } from './Correction.tsx';
import type { ReadStory } from './read-story.ts';
import { ShareOpener } from './ShareOpener.tsx';
import { SubjectRow } from './SubjectRow.tsx';

export function StoryEnd({ story }: { story: ReadStory }) {
  return (
    <>
      <SubjectRow subjects={story.subjects}>
        <ShareOpener story={story} form="words" />
      </SubjectRow>
      <Correction correction={story.correction} />
      <AuthorBios authors={[...story.authors, ...story.medicalReviewers]} />
    </>
  );
}
