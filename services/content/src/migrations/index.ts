/** The content service's migrations by name, in the order they run. */
import type { Migration } from '@masthead/storage';
import { up as createStories } from './0001-stories.ts';
import { up as createDesk } from './0002-desk.ts';
import { up as createSearch } from './0003-search.ts';
import { up as createShownThings } from './0004-shown-things.ts';
import { up as createSubscriptions } from './0005-subscriptions.ts';
import { up as addOfferStates } from './0006-offer-states.ts';
import { up as createPrivacyRequests } from './0007-privacy-requests.ts';
import { up as createPlatform } from './0008-platform.ts';
import { up as createConsentChoices } from './0009-consent-choices.ts';
import { up as createLiveLog } from './0010-live-log.ts';
import { up as indexProductsByKind } from './0011-products-by-kind.ts';
import { up as listByForm } from './0012-story-forms.ts';
import { up as createChangeLog } from './0013-change-log.ts';
import { up as countShapes } from './0014-shown-shape.ts';
import { up as addSearchFingerprints } from './0015-search-fingerprints.ts';
import { up as addShows } from './0016-shows.ts';
import { up as addSearchSynonyms } from './0017-search-synonyms.ts';
import { up as bindSchedules } from './0018-approved-schedules.ts';
import { up as keepLiveRequests } from './0019-live-requests.ts';
import { up as addBin } from './0020-bin.ts';
import { up as addSearchThings } from './0021-search-things.ts';
import { up as addSearchMisses } from './0022-search-misses.ts';
import { up as indexStoryDates } from './0023-story-dates.ts';
import { up as createAudit } from './0024-audit.ts';
import { up as createWebhooks } from './0027-webhooks.ts';
import { up as addMissingAddresses } from './0029-missing-addresses.ts';
import { up as addReaderErrors } from './0030-reader-errors.ts';
import { up as keepRedirectedAddresses } from './0031-redirected-addresses.ts';
import { up as keepLeftOut } from './0032-left-out.ts';
import { up as keepOldSecrets } from './0033-webhook-secrets.ts';
import { up as listEarlierRedirects } from './0034-earlier-redirects.ts';
import { up as createMostRead } from './0035-most-read.ts';
import { up as addWriters } from './0036-writers.ts';

export const migrations: Record<string, Migration> = {
  '0001-stories': { up: createStories },
  '0002-desk': { up: createDesk },
  '0003-search': { up: createSearch },
  '0004-shown-things': { up: createShownThings },
  '0005-subscriptions': { up: createSubscriptions },
  '0006-offer-states': { up: addOfferStates },
  '0007-privacy-requests': { up: createPrivacyRequests },
  '0008-platform': { up: createPlatform },
  '0009-consent-choices': { up: createConsentChoices },
  '0010-live-log': { up: createLiveLog },
  '0011-products-by-kind': { up: indexProductsByKind },
  '0012-story-forms': { up: listByForm },
  '0013-change-log': { up: createChangeLog },
  '0014-shown-shape': { up: countShapes },
  '0015-search-fingerprints': { up: addSearchFingerprints },
  '0016-shows': { up: addShows },
  '0017-search-synonyms': { up: addSearchSynonyms },
  '0018-approved-schedules': { up: bindSchedules },
  '0019-live-requests': { up: keepLiveRequests },
  '0020-bin': { up: addBin },
  '0021-search-things': { up: addSearchThings },
  '0022-search-misses': { up: addSearchMisses },
  '0023-story-dates': { up: indexStoryDates },
  '0024-audit': { up: createAudit },
  '0027-webhooks': { up: createWebhooks },
  '0029-missing-addresses': { up: addMissingAddresses },
  '0030-reader-errors': { up: addReaderErrors },
  '0031-redirected-addresses': { up: keepRedirectedAddresses },
  '0032-left-out': { up: keepLeftOut },
  '0033-webhook-secrets': { up: keepOldSecrets },
  '0034-earlier-redirects': { up: listEarlierRedirects },
  '0035-most-read': { up: createMostRead },
  '0036-writers': { up: addWriters },
};
