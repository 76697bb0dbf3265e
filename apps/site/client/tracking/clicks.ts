/** Which links are followed: by where they lead, and the part of the page that they stand in. */
import type { Outcome } from '@masthead/rules';
import { type LinkKind, placeOf } from '@masthead/tracking';
import { experimentsIn } from './arrivals.ts';
import { MEASURED, type Tell, type View } from './view.ts';

const AREAS = 'header, footer, nav, aside, main';

export function watchClicks(current: () => View | undefined, tell: Tell): void {
  const heard = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    const view = current();
    // What leads nowhere else is no link that is followed.
    if (link?.host && view) tellOf(link, view, tell);
  };
  // Before a navigation changes the page. A middle click opens it elsewhere.
  document.addEventListener('click', heard, { capture: true });
  document.addEventListener('auxclick', heard, { capture: true });
}

function tellOf(link: HTMLAnchorElement, view: View, tell: Tell): void {
  const { state, circumstances } = view;
  const kind = kindOf(link);
  const area = link.closest(AREAS)?.localName ?? '';
  // Where a law protects what is read about health, what a page of ours is about is told by that page alone.
  const mayTellWhere = kind !== 'internal' || !circumstances.privacy.healthLaw;
  if (mayTellWhere)
    tell({ ...MEASURED, name: 'link_clicked', kind, to: placeOf(new URL(link.href), location.origin), area });
  const outcome = outcomeOf(link, kind);
  if (outcome)
    for (const experiment of experimentsIn(state))
      tell({ ...MEASURED, name: 'experiment_outcome', ...experiment, outcome });
  const { agent, id, options } = state.platform?.decision ?? {};
  if (mayTellWhere && agent && id && kind === 'internal' && options?.includes(link.pathname))
    tell({ ...MEASURED, name: 'decision_taken', agent, decision: id, option: link.pathname });
  const position = positionOf(link, view);
  if (position > 0) tell({ ...MEASURED, name: 'search_result_clicked', position });
}

const kindOf = ({ relList, origin }: HTMLAnchorElement): LinkKind => {
  if (relList.contains('sponsored')) return 'affiliate';
  return origin === location.origin ? 'internal' : 'external';
};

/** What of it experiments may be about. Cards of stories are articles of their own. */
function outcomeOf(link: HTMLAnchorElement, kind: LinkKind): Outcome | undefined {
  if (kind === 'affiliate') return 'offer';
  return kind === 'internal' && link.closest('main article') ? 'story' : undefined;
}

/** From 1 on; 0 for what is no result of a search. */
const positionOf = ({ pathname }: HTMLAnchorElement, { state: { content } }: View): number =>
  content.page === 'search'
    ? 1 + (content.data.found?.results ?? []).findIndex(({ story }) => story.href === pathname)
    : 0;
