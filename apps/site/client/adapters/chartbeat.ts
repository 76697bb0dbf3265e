/** Loads Chartbeat's script for the first page that it may know of, and tells it of each page after that. */
import { type AdapterSource, chartbeatTag } from '@masthead/rules';
import { type ChartbeatPage, chartbeatPage } from '@masthead/tracking';
import { log } from '../privacy/log.ts';
import { createScriptLoader } from '../privacy/script-loader.ts';
import type { CreateAdapter } from './adapter.ts';
import { isPageView } from './page-view.ts';

declare global {
  /** What the script reads as it begins. */
  var _sf_async_config: (ChartbeatPage & { uid: string; domain: string }) | undefined;
  /** The script, once it is there. */
  var pSUPERFLY: { virtualPage(page: ChartbeatPage): void } | undefined;
}

export const createChartbeat: CreateAdapter = (source, page) => {
  const loader = createScriptLoader([chartbeatTag(source)], page, log);
  return {
    tell(told) {
      if (!isPageView(told)) return;
      const shown = chartbeatPage(told);
      globalThis._sf_async_config = { uid: source.account, domain: domainOf(source), ...shown };
      if (globalThis.pSUPERFLY) follow(shown);
      else loader.update();
    },
    end: () => !loader.holdsRefused(),
  };
};

/** Whatever fails in it is for who looks after it: the page goes on. */
function follow(shown: ChartbeatPage): void {
  try {
    globalThis.pSUPERFLY?.virtualPage(shown);
  } catch (error) {
    log({ level: 'warn', message: `Chartbeat was not told of a page: ${String(error)}` });
  }
}

const domainOf = ({ domain }: AdapterSource): string => domain ?? location.hostname.replace(/^www\./, '');
