/** Which gallery of the design system is shown. */
export interface DemoPageData {
  gallery: 'icons' | 'components';
}
