/** A batch as a reader's browser sends it. */
import type { EventBatch } from '@masthead/tracking';

const SITE = 'http://masthead.example';

export const batchRequest = (batch: EventBatch): Request =>
  new Request(`${SITE}/api/events`, {
    method: 'POST',
    headers: {
      origin: SITE,
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    },
    body: JSON.stringify(batch),
  });
