/** The list of a best list's page, from its first words to the table of all choices. */
import { Hed, TextWidth } from '@masthead/ui';
import { earns } from '../body/earns.ts';
import { StoryBody } from '../body/StoryBody.tsx';
import { AffiliateLine } from '../product/AffiliateLine.tsx';
import { AllPicks } from './AllPicks.tsx';
import styles from './BestList.module.css';
import { BestPick } from './BestPick.tsx';
import { type BestSection, picksOf } from './sections.ts';
import type { Comparing } from './use-compared.ts';

export function BestList({ sections, comparing }: { sections: readonly BestSection[]; comparing: Comparing }) {
  const picks = picksOf(sections);
  const comparable = picks.length > 1;
  return (
    <div className={styles.list}>
      {sections.some(sectionEarns) && <AffiliateLine bar />}
      {sections.map((section, index) =>
        section.kind === 'pick' ? (
          <BestPick
            key={section.id}
            section={section}
            comparing={comparable ? comparing : undefined}
            first={index === 0}
          />
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
