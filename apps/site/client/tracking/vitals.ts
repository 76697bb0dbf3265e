/** Google's Core Web Vitals as its own library measures them, with what each is due to. A chunk of its own. */
import { type Happening, LONGEST_TEXT } from '@masthead/tracking';
import { type MetricWithAttribution, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { MEASURED } from './view.ts';

export function watchVitals(tell: (vital: Happening<'web_vital'>) => void): void {
  const told = (metric: MetricWithAttribution): void => {
    const { target, phases } = causeOf(metric);
    tell({
      ...MEASURED,
      name: 'web_vital',
      metric: metric.name,
      // Layout shift is a small number without a unit.
      value: Math.round(metric.value * 1000) / 1000,
      rating: metric.rating,
      navigation: metric.navigationType,
      target: target.replaceAll('<', '').slice(-LONGEST_TEXT),
      phase: longestOf(phases),
    });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(told);
}

interface Cause {
  target: string;
  /** Its parts, in milliseconds. */
  phases: Record<string, number>;
}

function causeOf(metric: MetricWithAttribution): Cause {
  switch (metric.name) {
    case 'CLS':
      return { target: metric.attribution.largestShiftTarget ?? '', phases: {} };
    case 'INP': {
      const { interactionTarget, inputDelay, processingDuration, presentationDelay } = metric.attribution;
      return { target: interactionTarget ?? '', phases: { inputDelay, processingDuration, presentationDelay } };
    }
    case 'LCP': {
      const { target, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
        metric.attribution;
      const phases = { timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay };
      return { target: target ?? '', phases };
    }
    case 'FCP': {
      const { timeToFirstByte, firstByteToFCP } = metric.attribution;
      return { target: '', phases: { timeToFirstByte, firstByteToFCP } };
    }
    case 'TTFB': {
      const { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration } = metric.attribution;
      const phases = { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration };
      return { target: '', phases };
    }
  }
}

const longestOf = (phases: Record<string, number>): string =>
  Object.entries(phases).reduce(
    ([longest, most], [name, value]) => (value > most ? [name, value] : [longest, most]),
    ['', 0],
  )[0];
