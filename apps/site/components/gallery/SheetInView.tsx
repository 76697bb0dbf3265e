/** The contact sheet beside all pictures of a gallery: it marks the one in view, and the arrow keys go on from that. */
import { useCallback } from 'react';
import { useInView } from '../best/use-in-view.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { shotPlace, type Thumb } from './shot.ts';
import type { Turn } from './turning.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

const STEPS: Readonly<Record<Turn, number>> = { previous: -1, next: 1 };

export function SheetInView({ thumbs }: { thumbs: Thumb[] }) {
  const places = thumbs.map((_, index) => shotPlace(index + 1));
  const inView = useInView(places.join(' '));
  const current = inView ? places.indexOf(inView) + 1 : 1;
  const turn = useCallback(
    (turned: Turn) => document.getElementById(shotPlace(current + STEPS[turned]))?.scrollIntoView(),
    [current],
  );
  useArrowKeys(turn);
  return <ContactSheet thumbs={thumbs} current={current} />;
}
