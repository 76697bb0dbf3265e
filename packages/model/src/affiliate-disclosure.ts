/** When a gallery must say that its links earn money. */
import { BUY_BUTTON_SHORTCODE } from './names.ts';

interface Sold {
  relatedProduct?: { resellers: readonly unknown[] } | undefined;
}

interface Item extends Sold {
  body?: string | undefined;
  description?: string | undefined;
}

/** `[buybutton …]`, `<shortcode shortcode="buybutton" …>` or `<buybutton …>`. */
const BUY_BUTTON = new RegExp(`(?:\\[|<|shortcode=["'])${BUY_BUTTON_SHORTCODE}\\b`, 'i');

const isSold = ({ relatedProduct }: Sold): boolean => (relatedProduct?.resellers.length ?? 0) > 0;
const hasBuyButton = ({ body = '', description = '' }: Item): boolean =>
  BUY_BUTTON.test(body) || BUY_BUTTON.test(description);

export const needsAffiliateDisclosure = (gallery: Sold & { items: readonly Item[] }): boolean =>
  isSold(gallery) || gallery.items.some((item) => isSold(item) || hasBuyButton(item));
