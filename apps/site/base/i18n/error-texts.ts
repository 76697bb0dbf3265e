/** What the error page says, by status: not there, withdrawn, asked wrongly, or our fault. */
import { en } from './en.ts';

export interface ErrorTexts {
  pageTitle: string;
  title: string;
  text: string;
}

const NOT_FOUND = 404;
const GONE = 410;

/** There is nothing at this address: who came here looks for something else. */
export const isMissing = (status: number): boolean => status === NOT_FOUND || status === GONE;

export function errorTexts(status: number): ErrorTexts {
  if (status === 429) return { pageTitle: en.too_many_page_title, title: en.too_many_title, text: en.too_many_text };
  if (status === NOT_FOUND)
    return { pageTitle: en._404_page_title, title: en._404_error_title, text: en._404_error_text };
  if (status === GONE)
    return { pageTitle: en.withdrawn_page_title, title: en.withdrawn_title, text: en.withdrawn_text };
  if (status < 500) return { pageTitle: en.refused_page_title, title: en.refused_title, text: en.refused_text };
  return { pageTitle: en.error_page_title, title: en.error_title, text: en.error_text };
}
