/** What readers call the form of a story. Newsrooms file stories under names of their own, some of which only they understand. */
const NAMES: Readonly<Record<string, string>> = {
  'Best List': 'Best list',
  'Buying Guide': 'Buying guide',
  Commentary: 'Opinion',
  'Coupon Roundup': 'Coupons',
  'Editors Choice': 'Editors’ Choice',
  'Evergreen Mortgages': 'Mortgage rates',
  'Evergreen Rates': 'Rates',
  FAQ: 'Questions answered',
  Geo: 'Local guide',
  'How To': 'How-to',
  'How to Buy': 'How to buy',
  'How to Watch': 'How to watch',
  Longform: 'Long read',
  'Money WordPress': 'Money',
  'Paid Media': 'Paid content',
  'Speed Desk': 'News',
};

/** "Deals - Precap" is a deal to its readers. */
const SUFFIX = / - .*$/;

export function formName(type: string): string {
  const name = type.replace(SUFFIX, '');
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name;
}
