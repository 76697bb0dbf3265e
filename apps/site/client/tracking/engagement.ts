/** How long a page has its reader's attention, and how far down they come. */
import { createAttention, createQuarters } from '@masthead/tracking';
import { MEASURED, type Tell } from './view.ts';

/** Told so often, so that little is lost if the last of it is. */
const TOLD_EVERY_MS = 10_000;
const LEAST_TOLD_MS = 100;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove'] as const;
/** Measuring a page's height can make the browser lay it out: not with every step of a scroll, and after it has. */
const DEPTH_EVERY_MS = 250;

export interface Engagement {
  /** Tells what has not been told. */
  settle(): void;
  /** Begins with another view. */
  restart(): void;
}

export function watchEngagement(tell: Tell): Engagement {
  const attention = createAttention(() => Math.round(performance.now()));
  let reach = createQuarters();
  let isMeasuring = false;

  const settle = (): void => {
    if (attention.pending() < LEAST_TOLD_MS) return;
    tell({ ...MEASURED, name: 'engaged_time', milliseconds: attention.take() });
  };
  const attend = (): void => attention.attended(document.visibilityState === 'visible' && document.hasFocus());
  const measureDepth = (): void => {
    isMeasuring = false;
    const { scrollHeight } = document.documentElement;
    for (const percent of reach((100 * (scrollY + innerHeight)) / scrollHeight))
      tell({ ...MEASURED, name: 'scroll_depth', percent });
  };
  const measureSoon = (): void => {
    if (isMeasuring) return;
    isMeasuring = true;
    setTimeout(() => requestAnimationFrame(() => setTimeout(measureDepth)), DEPTH_EVERY_MS);
  };
  const active = (): void => {
    attend();
    attention.active();
    if (attention.pending() >= TOLD_EVERY_MS) settle();
  };

  for (const sign of SIGNS) addEventListener(sign, active, { passive: true, capture: true });
  for (const change of ['focus', 'blur', 'visibilitychange']) addEventListener(change, attend, { capture: true });
  addEventListener('scroll', measureSoon, { passive: true });
  return {
    settle,
    restart() {
      reach = createQuarters();
      attention.take();
      active();
      measureSoon();
    },
  };
}
