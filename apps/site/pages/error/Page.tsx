/** What a reader sees instead of a page: the error on the measure, in words, and ways on. */
import { ButtonLink, Hed, Meta, Section, Wrap } from '@masthead/ui';
import { en } from '../../base/i18n/en.ts';
import { errorTexts, isMissing } from '../../base/i18n/error-texts.ts';
import { CardGrid } from '../../components/cards/CardGrid.tsx';
import { ErrorDetails } from '../../components/errors/ErrorDetails.tsx';
import { GoodAndBad } from '../../components/errors/GoodAndBad.tsx';
import { StatusMeasure } from '../../components/errors/StatusMeasure.tsx';
import { SearchInstead } from '../../components/search/SearchInstead.tsx';
import type { ErrorPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { status, details, homeHref, suggestions } }: { data: ErrorPageData }) {
  const { title, text } = errorTexts(status);
  return (
    <>
      <Wrap>
        <div className={styles.error}>
          <div>
            <StatusMeasure status={status} />
            <img
              className={styles.picture}
              src="/error.svg"
              width={480}
              height={270}
              alt="A phone on a test rig; the needle of the ruler beside it has snapped"
              decoding="async"
            />
          </div>
          <div className={styles.words}>
            <div className={styles.title}>
              <Meta>
                <b>Error {status}</b>
              </Meta>
              <Hed as="h1" size="1" voice="judge">
                {title}
              </Hed>
              <p className={styles.text}>{text}</p>
            </div>
            {status === 404 && <GoodAndBad />}
            {isMissing(status) && <SearchInstead />}
            {homeHref && (
              <p>
                <ButtonLink href={homeHref}>{en.back_button_label}</ButtonLink>
              </p>
            )}
            {details && <ErrorDetails status={status} details={details} />}
          </div>
        </div>
      </Wrap>
      {suggestions.length > 0 && (
        <Section title="Try these">
          <CardGrid stories={suggestions} />
        </Section>
      )}
    </>
  );
}
