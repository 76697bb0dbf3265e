import { expect, it } from 'vitest';
import { liveDeskPath, type Room, roomAt } from './rooms.ts';

it.each<[string, Room | undefined]>([
  ['/desk/', { name: 'coverage' }],
  ['/desk/live/halo-keynote-live/', { name: 'live-desk', slug: 'halo-keynote-live' }],
  ['/desk/stories/', { name: 'stories' }],
  ['/desk/outbox/', { name: 'outbox' }],
  ['/desk/ads/', { name: 'ads' }],
  ['/desk/letter/', undefined],
  ['/desk/stories/a/', undefined],
  ['/desk/live/', undefined],
  ['/desk/live/halo-keynote-live', undefined],
  ['/desk/live/a/b/', undefined],
  ['/desk/live/%2e%2e/', undefined],
  ['/desk/flags/', undefined],
  ['/', undefined],
])('%s is the room %j', (pathname, room) => {
  expect(roomAt(pathname)).toEqual(room);
});

it('a room is at the address that leads to it', () => {
  expect(roomAt(liveDeskPath('2026-review'))).toEqual({ name: 'live-desk', slug: '2026-review' });
});
