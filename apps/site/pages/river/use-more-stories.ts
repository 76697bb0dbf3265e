/** A river that grows in place: the next page's stories are added, the reader is led to the first, and the address follows. */
import { useEffect, useRef, useState } from 'react';
import type { CardStory, RiverPage } from '../../components/cards/card-story.ts';
import { fetchRiver } from './fetch-river.ts';
import { grown } from './grow-river.ts';

type Phase = 'idle' | 'loading' | 'failed';

interface Grown {
  /** The river that was grown: another one starts afresh. */
  of: RiverPage;
  last: RiverPage;
  stories: readonly CardStory[];
  phase: Phase;
  said: string;
}

const start = (river: RiverPage): Grown => ({
  of: river,
  last: river,
  stories: river.stories,
  phase: 'idle',
  said: '',
});

export function useMoreStories(river: RiverPage) {
  const [state, setState] = useState(() => start(river));
  const list = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);
  const toFocus = useRef<string>(undefined);
  const current = state.of === river ? state : start(river);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was on its way for another river is not wanted.
  useEffect(() => () => running.current?.abort(), [river]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the new stories stand in the list.
  useEffect(() => {
    const href = toFocus.current;
    toFocus.current = undefined;
    if (href) headlineLink(list.current, href)?.focus();
  }, [current.stories]);

  async function bring(href: string, signal: AbortSignal): Promise<void> {
    const next = await fetchRiver(new URL(href, location.href), signal);
    if (!next || signal.aborted) return;
    const { stories, added, said } = grown(current.stories, next.stories);
    toFocus.current = added[0]?.href;
    history.replaceState(history.state, '', href);
    setState({ of: river, last: next, stories, phase: 'idle', said });
  }

  function load(href: string): void {
    if (current.phase === 'loading') return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ ...current, phase: 'loading', said: '' });
    bring(href, signal).catch(() => {
      if (!signal.aborted) setState({ ...current, phase: 'failed', said: '' });
    });
  }

  const { last, stories, phase, said } = current;
  return { stories, page: last.page, pageCount: last.pageCount, phase, said, list, load };
}

const headlineLink = (list: HTMLElement | null, href: string): HTMLElement | null | undefined =>
  list?.querySelector<HTMLElement>(`li :is(h2, h3) a[href="${CSS.escape(href)}"]`);
