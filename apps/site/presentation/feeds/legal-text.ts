/** Text as XML may hold it: XML 1.0 has no place, not even escaped, for most control characters and for halves of characters. */

const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export const legalText = (text: string): string => text.replace(ILLEGAL, '');
