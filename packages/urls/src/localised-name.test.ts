import { expect, it } from 'vitest';
import { localisedName } from './localised-name.ts';

it('the name of a route carries its locale after three underscores, also the default one', () => {
  expect(localisedName('front-page')).toBe('front-page___en');
  expect(localisedName('front-page', 'fr')).toBe('front-page___fr');
});
