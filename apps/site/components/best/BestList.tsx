/** The list of a best list's page, from its first words to the table of all choices. */
import { Hed, TextWidth } from '@masthead/ui';
import { Fragment } from 'react';
import { AdSlot } from '../ads/AdSlot.tsx';
import { earns } from '../body/earns.ts';
import type { PickData } from '../body/pick/data.ts';
import { StoryBody } from '../body/StoryBody.tsx';
import { AffiliateLine } from '../product/AffiliateLine.tsx';
import { AllPicks } from './AllPicks.tsx';
import styles from './BestList.module.css';
import { BestPick } from './BestPick.tsx';
import { type BestSection, picksOf } from './sections.ts';
import type { Comparing } from './use-compared.ts';

/** An ad stands after every so many choices, and never after the last. */
const BETWEEN_ADS = 2;

const hasAdAfter = (picks: readonly PickData[], pick: PickData): boolean => {
  const number = picks.indexOf(pick) + 1;
  return number % BETWEEN_ADS === 0 && number < picks.length;
};

export function BestList({ sections, comparing }: { sections: readonly BestSection[]; comparing: Comparing }) {
  const picks = picksOf(sections);
  const comparable = picks.length > 1;
  return (
    <div className={styles.list}>
      {sections.some(sectionEarns) && <AffiliateLine bar />}
      {sections.map((section, index) =>
        section.kind === 'pick' ? (
          <Fragment key={section.id}>
            <BestPick section={section} comparing={comparable ? comparing : undefined} first={index === 0} />
            {hasAdAfter(picks, section.pick) && (
              <AdSlot
                slot="inContent"
                where={`after choice ${picks.indexOf(section.pick) + 1}`}
                light={picks.indexOf(section.pick) + 1 === BETWEEN_ADS}
              />
            )}
          </Fragment>
        ) : (
          <TextWidth key={section.id}>
            {section.title && (
              <Hed as="h2" size="2" className={styles.title}>
                {section.title}
              </Hed>
            )}
            <StoryBody body={section.body} disclosed />
          </TextWidth>
        ),
      )}
      {comparable && <AllPicks picks={picks} />}
    </div>
  );
}

const sectionEarns = (section: BestSection): boolean =>
  section.kind === 'pick'
    ? section.pick.offers.length > 0 || earns(section.body) || earns(section.more)
    : earns(section.body);
