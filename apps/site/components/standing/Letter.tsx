/** A letter as mail programs show it: tables all the way, since they lay out nothing else alike. */
import { pathTo } from '@masthead/urls';
import type { Ref } from 'react';
import { brands, DEFAULT_BRAND } from '../../base/brands.ts';
import type { CardStory } from '../cards/card-story.ts';
import { StillPicture } from '../picture/StillPicture.tsx';
import type { ShownPicture } from '../picture/shown-picture.ts';
import styles from './Letter.module.css';

export type LetterStory = Pick<CardStory, 'id' | 'headline' | 'href' | 'voice' | 'dek' | 'byline' | 'picture'>;

interface LetterProps {
  name: string;
  tagline: string;
  description: string;
  date: string;
  stories: LetterStory[];
  ref: Ref<HTMLTableElement>;
}

/** Of the picture of every story but the first, which is as wide as the letter. */
const THUMB_WIDTH = 168;
const LEAD_WIDTH = 576;

/** Mail programs lay out by what an image says of itself. */
const scaled = (picture: ShownPicture, width: number): ShownPicture => ({
  ...picture,
  width,
  height: Math.round((width * picture.height) / picture.width),
});

const tableOf = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export function Letter({ name, tagline, description, date, stories, ref }: LetterProps) {
  const [lead, ...others] = stories;
  const brand = brands[DEFAULT_BRAND];
  return (
    <table {...tableOf} className={styles.letter} ref={ref}>
      <tbody>
        <tr>
          <td className={styles.flag}>
            <a href={brand.homeHref}>{brand.name}</a>
          </td>
        </tr>
        <tr>
          <td className={styles.head}>
            <p className={styles.date}>{date}</p>
            <h1 className={styles.name}>{name}</h1>
            <p className={styles.tagline}>{tagline}</p>
          </td>
        </tr>
        {lead ? <Lead story={lead} /> : <Nothing />}
        {others.map((story) => (
          <Story key={story.id} story={story} />
        ))}
        <tr>
          <td className={styles.foot}>
            <p>{description}</p>
            <p>
              {brand.name} sends this letter to those who asked for it.{' '}
              <a href={pathTo('newsletters', {})}>All letters</a>
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Lead({ story }: { story: LetterStory }) {
  return (
    <tr>
      <td className={styles.story}>
        {story.picture && (
          <a href={story.href}>
            <StillPicture picture={scaled(story.picture, LEAD_WIDTH)} className={styles.leadPicture} />
          </a>
        )}
        <Words story={story} />
      </td>
    </tr>
  );
}

function Story({ story }: { story: LetterStory }) {
  return (
    <tr>
      <td className={styles.story}>
        <table {...tableOf}>
          <tbody>
            <tr>
              <td className={styles.words}>
                <Words story={story} />
              </td>
              {story.picture && (
                <td className={styles.thumb} width={THUMB_WIDTH}>
                  <StillPicture picture={scaled(story.picture, THUMB_WIDTH)} />
                </td>
              )}
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  );
}

function Words({ story }: { story: LetterStory }) {
  return (
    <>
      <h2 className={styles[story.voice]}>
        <a href={story.href}>{story.headline}</a>
      </h2>
      {story.dek && <p className={styles.dek}>{story.dek}</p>}
      {story.byline && <p className={styles.byline}>{story.byline}</p>}
    </>
  );
}

function Nothing() {
  return (
    <tr>
      <td className={styles.story}>
        <p className={styles.dek}>Nothing was published for this letter yet. The next issue will have more in it.</p>
      </td>
    </tr>
  );
}
