import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksOf } from './social-links.ts';

describe('where an author can be found', () => {
  it.each([
    [{ twitter: 'ines' }, { label: '@ines', href: 'https://twitter.com/ines' }],
    [{ twitter: '@ines' }, { label: '@ines', href: 'https://twitter.com/ines' }],
    [{ twitter: 'https://twitter.com/ines/' }, { label: '@ines', href: 'https://twitter.com/ines/' }],
    [{ instagram: 'ines.breaks' }, { label: 'Instagram', href: 'https://www.instagram.com/ines.breaks' }],
    [{ facebookProfile: 'ines.okafor' }, { label: 'Facebook', href: 'https://www.facebook.com/ines.okafor' }],
    [
      { facebookPage: 'https://www.facebook.com/masthead' },
      { label: 'Facebook page', href: 'https://www.facebook.com/masthead' },
    ],
  ])('%j', (social, link) => {
    expect(linksOf(undefined, social)).toEqual([{ kind: 'network', ...link }]);
  });

  it('their mail comes first', () => {
    expect(linksOf('ines@masthead.example', { twitter: 'ines' }).map(({ href }) => href)).toEqual([
      'mailto:ines@masthead.example',
      'https://twitter.com/ines',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'a b', '../x', '?x', ''])(
    'is nothing for what is neither a name nor a web address: %j',
    (value) => {
      expect(
        linksOf(undefined, { twitter: value, instagram: value, facebookProfile: value, facebookPage: value }),
      ).toEqual([]);
    },
  );

  it.each(['', 'ines', 'ines@', 'ines@masthead.example?cc=all@x.example', 'a@b.example,c@d.example'])(
    'has no mail to %j',
    (email) => {
      expect(linksOf(email)).toEqual([]);
    },
  );

  it('never leads anywhere but to the web or to mail', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (email, value) => {
        for (const { href } of linksOf(email, { twitter: value, facebookPage: value }))
          expect(href).toMatch(/^(https?:\/\/|mailto:)/);
      }),
    );
  });
});
