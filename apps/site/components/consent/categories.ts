/** What readers can allow or refuse, in the words that they are asked in. */
import type { ConsentCategory } from '@masthead/rules';

export const categoryTexts: Readonly<Record<ConsentCategory, { name: string; does: string }>> = {
  C0001: { name: 'Needed', does: 'Security, your theme and size of text, and this choice. Always on.' },
  C0002: { name: 'Measurement', does: 'Counts readers and how pages perform. No profile of you.' },
  C0003: { name: 'Preferences', does: 'Remembers what kind of screen you read on, and where you stopped listening.' },
  C0004: { name: 'Personal ads', does: 'Lets advertisers use what you read. Off means no ads from them.' },
  C0005: { name: 'Social media', does: 'Lets social networks see that you are here.' },
};
