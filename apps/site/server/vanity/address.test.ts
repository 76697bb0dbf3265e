import { INDEX_FORMS } from '@masthead/model';
import { pathTo } from '@masthead/urls';
import { describe, expect, it } from 'vitest';
import { addressesOf, isDisallowed, pagedPath } from './address.ts';
import { vanityConfig } from './config.ts';

const addresses = (address: string) => addressesOf(new URL(address, 'http://localhost'), vanityConfig);

describe('a friendly address', () => {
  it.each([
    ['/friendly/', ['/friendly/']],
    ['/friendly/?utm_source=x&gclid=1&keep=1', ['/friendly/?keep=1', '/friendly/']],
    ['/friendly/?utm_anything=x&fbclid=1&msclkid=1&dclid=1&ttclid=1&gbraid=1&wbraid=1', ['/friendly/']],
    ['/friendly/?ftag=a&jsDebug=1&adSuppress=all&setDevice=mobile', ['/friendly/']],
    ['/friendly/?enableFeatures=a&disableFeatures=b', ['/friendly/']],
    ['/friendly/?b=2&utm_id=1&a=1', ['/friendly/?a=1&b=2', '/friendly/']],
    ['/friendly/?a=1&b=2', ['/friendly/?a=1&b=2', '/friendly/']],
    ['/friendly/?UTM_source=x', ['/friendly/?UTM_source=x', '/friendly/']],
  ])('%s is looked up as %j', (address, expected) => {
    expect(addresses(address)).toEqual(expected);
  });

  it('goes by four things that are configured', () => {
    expect(Object.keys(vanityConfig).sort()).toEqual([
      'defaultEdition',
      'disallowedPaths',
      'ignoredQuery',
      'pagination',
    ]);
    expect(vanityConfig.defaultEdition).toBe('us');
  });
});

describe('a path that is always its own page', () => {
  it.each([
    '/about/',
    '/awards/',
    '/features/',
    '/home/internet/plans/',
    '/newsletters/',
    '/shopping/',
    '/welcome/',
    '/features/17/',
    '/pictures/3',
    ...INDEX_FORMS.flatMap((form) => [pathTo(form, {}), `${pathTo(form, {})}2/`]),
  ])('is %s', (path) => {
    expect(isDisallowed(path, vanityConfig)).toBe(true);
  });

  it.each(['/', '/reviews/foo-review/', '/shopping/anything/', '/about/us/', '/reviews/2/3/x/', '/2/', '/home/'])(
    'is not %s',
    (path) => {
      expect(isDisallowed(path, vanityConfig)).toBe(false);
    },
  );
});

describe('the number of a page', () => {
  it.each([
    ['/friendly/3/', { path: '/friendly/', pageNumber: '3' }],
    ['/friendly/12', { path: '/friendly/', pageNumber: '12' }],
    ['/2/', { path: '/', pageNumber: '2' }],
    ['/friendly/', undefined],
    ['/friendly/3d/', undefined],
    ['/friendly-3/', undefined],
  ])('at the end of %s is %j', (path, expected) => {
    expect(pagedPath(path, vanityConfig)).toEqual(expected);
  });
});
