/** A choice of a best list in the page's wide column, with what the text says of it and the way into the comparison. */
import { Fold } from '../body/pick/Fold.tsx';
import { Pick } from '../body/pick/Pick.tsx';
import { StoryBody } from '../body/StoryBody.tsx';
import { ALL_PICKS } from './AllPicks.tsx';
import { CompareControl } from './CompareControl.tsx';
import { compareId } from './compare-id.ts';
import type { PickSection } from './sections.ts';
import type { Comparing } from './use-compared.ts';

interface BestPickProps {
  section: PickSection;
  /** Absent where there is nothing to compare it with. */
  comparing: Comparing | undefined;
  /** The list begins with it: its picture is waited for. */
  first: boolean;
}

export function BestPick({ section: { pick, body, more }, comparing, first }: BestPickProps) {
  const change = (chosen: boolean) => (chosen ? comparing?.add(pick) : comparing?.remove(pick));
  return (
    <Pick
      data={pick}
      first={first}
      compare={
        comparing && (
          <CompareControl
            id={compareId(pick)}
            name={pick.name}
            tableHref={`#${ALL_PICKS}`}
            chosen={comparing.isChosen(pick)}
            onChange={change}
          />
        )
      }
    >
      {body.length > 0 && <StoryBody body={body} disclosed />}
      {more.length > 0 && (
        <Fold label="Show more">
          <StoryBody body={more} disclosed />
        </Fold>
      )}
    </Pick>
  );
}
