/** The curated navigation of header and footer: asked for once, kept until it changes or grows old. */
import type { navigationCodec } from '@masthead/model';
import type { Clock } from '@masthead/runtime';
import { topicPath } from '@masthead/urls';
import type { z } from 'zod';
import type { Link } from '../base/link.ts';
import type { CardStory } from '../components/cards/card-story.ts';
import type { Navigation } from '../components/header/navigation.ts';
import type { ContentClient } from '../content-api/client.ts';
import type { View } from '../presentation/view/view.ts';
import type { Dependents } from './cache/dependents.ts';

/** What changes when the navigation does; it is on every page. */
export const NAVIGATION_TAG = 'navigation';

const KEEP_MS = 300_000;
/** So many have room in the menu; a page that was not found shows all of them. */
const MOST_FEATURED = 2;

export interface NavigationSource {
  get(): Promise<Navigation>;
  /** The same stories that the menu recommends, as cards. */
  suggestions(): Promise<readonly CardStory[]>;
}

interface Kept {
  navigation: Navigation;
  suggestions: readonly CardStory[];
}

interface NavigationParts {
  content: ContentClient;
  clock: Clock;
  view: View;
  dependents: Dependents;
}

export function createNavigationSource({ content, clock, view, dependents }: NavigationParts): NavigationSource {
  let kept: { at: number; answer: Promise<Kept> } | undefined;
  dependents.watch(NAVIGATION_TAG, () => {
    kept = undefined;
  });

  async function fetchNavigation(): Promise<Kept> {
    const wire = await content.get('navigation');
    return { navigation: toNavigation(wire, view), suggestions: view.cards(wire.header.featured, 'quarter') };
  }

  function current(): Promise<Kept> {
    if (kept && clock.now() - kept.at < KEEP_MS) return kept.answer;
    const answer = fetchNavigation();
    kept = { at: clock.now(), answer };
    // A failure is not kept: the next page asks again.
    answer.catch(() => {
      if (kept?.answer === answer) kept = undefined;
    });
    return answer;
  }

  return {
    get: async () => (await current()).navigation,
    suggestions: async () => (await current()).suggestions,
  };
}

type WireLink = { label: string; href?: string | undefined; topic?: string | undefined };
type WireColumn = { title: string; links: WireLink[] };

const toLink = ({ label, href, topic }: WireLink): Link => ({ label, href: topic ? topicPath(topic) : (href ?? '/') });
const toColumn = ({ title, links }: WireColumn) => ({ title, links: links.map(toLink) });

function toNavigation({ header, footer }: z.output<typeof navigationCodec>, view: View): Navigation {
  const main = header.main.map(toLink);
  const roadshow = header.roadshow.map(toLink);
  return {
    main: { cnet: main, roadshow: roadshow.length > 0 ? roadshow : main },
    mega: {
      big: header.big.map(toLink),
      columns: header.columns.map(toColumn),
      featured: view.cards(header.featured.slice(0, MOST_FEATURED), 'menu'),
    },
    footer: { statement: footer.statement, columns: footer.columns.map(toColumn), base: footer.base.map(toLink) },
  };
}
