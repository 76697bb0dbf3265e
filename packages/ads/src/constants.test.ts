/** What others know by the same values. */
import { LINK_TAG_COOKIE } from '@masthead/tracking';
import { expect, it } from 'vitest';
import * as constants from './constants.ts';
import { adMessages } from './messages.ts';

it('is the network, region and threshold that were agreed on (AD-18)', () => {
  expect(constants.AD_NETWORK).toBe('22309610186');
  expect(constants.DEFAULT_AD_REGION).toBe('aw');
  expect(constants.TASER_SCORE_THRESHOLD).toBe(150);
});

it('names cookies for ads, the tag of the link and page views, as arrivals name theirs (AD-18)', () => {
  expect(Object.keys(constants.AD_COOKIES)).toEqual(['ad', 'ftag', 'pageView']);
  expect(constants.AD_COOKIES.ftag).toBe(LINK_TAG_COOKIE);
});

it('goes through six parts of a visit and begins again (AD-18)', () => {
  const parts = Array.from({ length: 8 }, (_, index) => constants.subsessionOf(index + 1));
  expect(parts).toEqual([1, 2, 3, 4, 5, 6, 1, 2]);
  expect([0, -3, 2.5].map(constants.subsessionOf)).toEqual([1, 1, 2]);
});

it('asks for an ad two windows ahead (AD-19)', () => {
  expect(constants.LAZY_MARGIN).toBe('200% 0px');
});

it('shows five search results of three lines (AD-15)', () => {
  expect(constants.SEARCH_UNIT).toEqual({ results: 5, lines: 3, titleFont: 16, domainFont: 14, descriptionFont: 14 });
});

it('tests searches in development and never in production (AD-16)', () => {
  expect([constants.isSearchTest('development'), constants.isSearchTest('production')]).toEqual([true, false]);
});

it('sells related products of the US marketplace in a grid (AD-17)', () => {
  expect(constants.NATIVE_UNIT).toEqual({ title: 'Shop Related Products', design: 'grid', marketplace: 'US' });
  expect(constants.RETAIL_WIDGET).toEqual({ marketplace: 'US' });
});

it('says word for word what went wrong with units (AD-21)', () => {
  expect(adMessages.noUnits).toBe('No valid adUnits provided; ad load aborted');
});

it('names what was not configured, failed, was aborted or is no unit (AD-21)', () => {
  expect(adMessages.noScriptUrl('gpt')).toBe('Ad script URL of gpt is not configured');
  expect(adMessages.scriptFailed('gpt')).toBe('Loading of ad script gpt failed');
  expect(adMessages.scriptAborted('gpt')).toBe('Loading of ad script gpt was aborted');
  expect(adMessages.invalidUnits(['a', 'b'])).toBe('Invalid adUnits provided: a, b');
});

it('says that rules could not be asked for, or that a window variable is missing (AD-22)', () => {
  expect(adMessages.rulesFailed('500')).toBe('Request for monarch rules failed: 500');
  expect(adMessages.noWindowVariable('googletag')).toBe('Window variable googletag is missing');
});
