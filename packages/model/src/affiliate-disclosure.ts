/** When a gallery must say that its links earn money. */

interface Sold {
  relatedProduct?: { resellers: readonly unknown[] } | undefined;
}

interface Item extends Sold {
  /** Its text has something to press that leads to a shop. */
  sells: boolean;
}

const isSold = ({ relatedProduct }: Sold): boolean => (relatedProduct?.resellers.length ?? 0) > 0;

export const needsAffiliateDisclosure = (gallery: Sold & { items: readonly Item[] }): boolean =>
  isSold(gallery) || gallery.items.some((item) => isSold(item) || item.sells);
