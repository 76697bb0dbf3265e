/** Unloads ads that cost their reader too much: bytes and work, of all of them together, as browsers tell of them. */
import { type AdCost, tooHeavy } from '@masthead/ads';
import type { Filled } from './fill.ts';

interface Weighed extends AdCost {
  readonly filled: Filled;
}

/** What a browser says of work that was done in a frame. */
interface LongTask extends PerformanceEntry {
  readonly attribution?: readonly { readonly containerType: string; readonly containerSrc: string }[];
}

export function watchWeight(filled: readonly Filled[], signal: AbortSignal, unload: (heavy: Filled) => void): void {
  const costs = new Map<Filled, AdCost>(filled.map((each) => [each, { bytes: 0, cpuMs: 0 }]));
  const add = (address: string, { bytes = 0, cpuMs = 0 }: Partial<AdCost>): void => {
    const of = filled.find(({ ad }) => ad.show.kind === 'frame' && address.includes(ad.show.src));
    const cost = of && costs.get(of);
    if (!of || !cost) return;
    costs.set(of, { bytes: cost.bytes + bytes, cpuMs: cost.cpuMs + cpuMs });
    const weighed = [...costs].map(([each, known]): Weighed => ({ ...known, filled: each }));
    for (const heavy of tooHeavy(weighed)) {
      costs.delete(heavy.filled);
      unload(heavy.filled);
    }
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceResourceTiming) add(entry.name, { bytes: entry.transferSize });
      else
        for (const { containerSrc } of (entry as LongTask).attribution ?? [])
          add(containerSrc, { cpuMs: entry.duration });
    }
  });
  for (const type of ['resource', 'longtask']) observer.observe({ type, buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
