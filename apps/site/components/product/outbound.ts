/** Paid links say so to search engines, and the shop's page gets no hold of ours. */
export const OUTBOUND = 'sponsored nofollow noopener';
