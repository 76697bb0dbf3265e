/** Told on the window of each page that comes into view, once what it says of itself is known (client/page-views.ts). */
export const PAGE_VIEWED = 'masthead:page-viewed';
