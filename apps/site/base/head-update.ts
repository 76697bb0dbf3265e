/** The part of the head that a navigation in the browser updates. */
export interface HeadUpdate {
  title: string;
  description: string;
  canonical?: string;
  robots?: string;
}
