/** An episode of a podcast: its player below its headline, then its parts, what is said in it, and the show's other episodes. */
import { joinNames, minutesAndSeconds } from '@masthead/model';
import { Cols, Dek, Hed, Kicker, Meta, MoreLink, Section, Wrap } from '@masthead/ui';
import { useRef } from 'react';
import { useMpu } from '../../components/ads/use-mpu.tsx';
import { StoryBody } from '../../components/body/StoryBody.tsx';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { HeadlineList } from '../../components/cards/HeadlineList.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { Chapters } from '../../components/player/Chapters.tsx';
import { MediaFacts } from '../../components/player/MediaFacts.tsx';
import { Theatre } from '../../components/player/Theatre.tsx';
import { AuthorBio } from '../../components/story/AuthorBio.tsx';
import { PaidNote } from '../../components/story/PaidNote.tsx';
import { Subjects } from '../../components/story/Subjects.tsx';
import type { PodcastPageData } from './data.ts';
import { EpisodePlayer } from './EpisodePlayer.tsx';
import styles from './Page.module.css';
import { Transcript } from './Transcript.tsx';

export function Page({ data }: { data: PodcastPageData }) {
  const { now, brand, show, episode, about, transcript, episodes, keepReading } = data;
  const mpu = useMpu('beside the episode');
  const player = useRef<HTMLAudioElement>(null);
  const length = minutesAndSeconds(episode.audio.duration);
  return (
    <>
      <article>
        <Theatre brand={brand} className={styles.band}>
          <Wrap className={styles.sleeve}>
            {show.cover && <Picture picture={show.cover} className={styles.cover} priority />}
            <div className={styles.crumb}>
              <Kicker href={show.href}>{show.title}</Kicker>
              <Meta as="span">{episode.place ? `${episode.place}, ${length}` : `Podcast, ${length}`}</Meta>
            </div>
            <Hed as="h1" size="1" className={styles.title}>
              {episode.headline}
            </Hed>
            <EpisodePlayer key={episode.id} episode={episode} show={show} player={player} />
          </Wrap>
        </Theatre>
        <Wrap className={styles.below}>
          <Cols
            rail={<MediaFacts facts={{ ...episode, duration: episode.audio.duration }} now={now} />}
            aside={
              (mpu || keepReading.length > 0) && (
                <>
                  {mpu}
                  <HeadlineList title="Keep reading" stories={keepReading} />
                </>
              )
            }
          >
            {episode.paidFor && <PaidNote by={joinNames(episode.authors.map(({ name }) => name))} />}
            {episode.dek && <Dek className={styles.dek}>{episode.dek}</Dek>}
            {about && (
              <div className={styles.about}>
                <StoryBody body={about} />
              </div>
            )}
            {episode.chapters.length > 0 && <Chapters chapters={episode.chapters} player={player} />}
            {transcript && <Transcript key={episode.id} episodeId={episode.id} text={transcript} player={player} />}
            <p className={styles.subscribe}>
              Hear every episode of {show.title} as it appears: <MoreLink href={show.feed}>Subscribe by RSS</MoreLink>
            </p>
            <Subjects subjects={episode.subjects} />
            {episode.authors.map((author) => (
              <AuthorBio key={author.name} author={author} />
            ))}
          </Cols>
        </Wrap>
      </article>
      {episodes.length > 0 && (
        <Section title="More episodes" more={{ label: `All of ${show.title}`, href: show.href }}>
          <CardGrid stories={episodes} byline />
        </Section>
      )}
    </>
  );
}
