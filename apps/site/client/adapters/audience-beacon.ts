/** Asks those who measure audiences to count a page view, by a picture; and our own server for the proof of it. */
import { audienceBeacon } from '@masthead/tracking';
import { countAudience } from '../privacy/audience.ts';
import { log } from '../privacy/log.ts';
import type { CreateAdapter } from './adapter.ts';
import { isPageView } from './page-view.ts';

export const createAudienceBeacon: CreateAdapter = ({ src, account }, page) => ({
  tell(told, brand) {
    if (!isPageView(told)) return;
    countAudience(page, brand, log);
    new Image().src = audienceBeacon(src, account, told);
  },
});
