/** The layouts that a page can stand in, by name. */
export type LayoutName =
  | 'about'
  | 'ceros'
  | 'default'
  | 'empty'
  | 'energy-lead-form'
  | 'error'
  | 'marketplace'
  | 'minimal'
  | 'money'
  | 'newsletter'
  | 'paid-search'
  | 'paid-search-landing';
