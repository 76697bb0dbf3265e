/** The settings of discussions. */
import { httpOrigin } from './http-address.ts';
import { about, onOrOff, visibleKey, wholeNumber } from './setting-parts.ts';

export const discussionValues = {
  DISCUSSION: onOrOff('1', 'Lets readers discuss stories. Off, pages show no discussion.'),
  DISCUSSION_OPEN_DAYS: wholeNumber(3650).prefault('14').register(about, {
    takes: 'a whole number of days up to 3650',
    meaning: 'How long after a story appeared its discussion takes comments.',
  }),
  DISCUSSION_URL: httpOrigin.optional().register(about, {
    takes: 'an origin such as https://coral.example.com, without a path',
    meaning:
      'An outside comment service, such as Coral, that readers sign in to by DISCUSSION_SECRET; stories then have it in the place of ours, and its script may run in pages.',
    unset: 'unset: the embedded discussion',
  }),
  DISCUSSION_SECRET: visibleKey(16).optional().register(about, {
    takes: 'a key of 16 to 512 visible ASCII characters',
    meaning: 'Signs the tokens that readers sign in to DISCUSSION_URL with.',
    unset: 'unset, and needed with DISCUSSION_URL',
    secret: true,
  }),
};
