/** A video in its theatre; below it what it is about, what is said in it, and what comes next. */
import { joinNames, minutesAndSeconds } from '@masthead/model';
import { Cols, Dek, Hed, Kicker, Meta, Section, Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { use, useRef } from 'react';
import { AdsOn } from '../../base/ads.ts';
import { AdSlot } from '../ads/AdSlot.tsx';
import { StoryBody } from '../body/StoryBody.tsx';
import { CardGrid } from '../cards/CardGrid.tsx';
import { HeadlineList } from '../cards/HeadlineList.tsx';
import { Chapters } from '../player/Chapters.tsx';
import { MediaFacts } from '../player/MediaFacts.tsx';
import { Theatre } from '../player/Theatre.tsx';
import { AuthorBio } from '../story/AuthorBio.tsx';
import { PaidNote } from '../story/PaidNote.tsx';
import { Subjects } from '../story/Subjects.tsx';
import { Playlist } from './Playlist.tsx';
import { Stage } from './Stage.tsx';
import type { WholeVideoData } from './shown-video.ts';
import { Transcript } from './Transcript.tsx';
import styles from './WholeVideo.module.css';

export function WholeVideo({
  data: { now, brand, video, about, playlist, chapters, transcript, moreTranscript, keepReading, more },
}: {
  data: WholeVideoData;
}) {
  const player = useRef<HTMLVideoElement>(null);
  const rectangle = use(AdsOn) !== undefined && <AdSlot slot="videoRectangle" where="beside the video" light beside />;
  return (
    <>
      <article>
        <Theatre brand={brand} className={styles.theatre}>
          <Wrap>
            <div className={styles.seats}>
              <div>
                <Stage video={video.playable} player={player} />
                <header className={styles.head}>
                  <div className={styles.crumb}>
                    {video.kicker && <Kicker href={video.kicker.href}>{video.kicker.label}</Kicker>}
                    <Meta as="span">
                      Video{video.duration !== undefined && `, ${minutesAndSeconds(video.duration)}`}
                    </Meta>
                  </div>
                  <Hed as="h1" size="1" className={styles.title}>
                    {video.headline}
                  </Hed>
                </header>
              </div>
              <Playlist videos={playlist} />
            </div>
          </Wrap>
        </Theatre>
        <Wrap className={styles.below}>
          <Cols
            rail={<MediaFacts facts={video} now={now} />}
            aside={
              (rectangle || keepReading.length > 0) && (
                <>
                  {rectangle}
                  <HeadlineList title="Keep reading" stories={keepReading} />
                </>
              )
            }
          >
            {video.paidFor && (
              <div className={styles.paid}>
                <PaidNote by={joinNames(video.authors.map(({ name }) => name))} />
              </div>
            )}
            {video.description && <Dek className={styles.description}>{video.description}</Dek>}
            {chapters.length > 0 && <Chapters chapters={chapters} player={player} />}
            {about && (
              <div className={styles.about}>
                <StoryBody body={about} />
              </div>
            )}
            {transcript && <Transcript videoId={video.id} opening={transcript} rest={moreTranscript} />}
            <Subjects subjects={video.subjects} />
            {video.authors.map((author) => (
              <AuthorBio key={author.name} author={author} />
            ))}
          </Cols>
        </Wrap>
      </article>
      {more.length > 0 && (
        <Section title="More videos" more={{ label: 'All videos', href: pathTo('videos', {}) }}>
          <CardGrid stories={more} byline />
        </Section>
      )}
    </>
  );
}
