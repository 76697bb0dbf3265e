/** A story that can be passed on. */
export interface SharedStory {
  id: string;
  headline: string;
  /** Its whole address, with the site's. */
  url: string;
}

/** The name of its menu in the page. */
export const menuOf = ({ id }: Pick<SharedStory, 'id'>): string => `share-${id}`;

export const mailHref = ({ headline, url }: Omit<SharedStory, 'id'>): string =>
  `mailto:?subject=${encodeURIComponent(headline)}&body=${encodeURIComponent(url)}`;
