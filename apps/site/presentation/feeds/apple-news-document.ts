/** The part of Apple News Format that our documents use; required fields are required here. */

type TextRole = 'title' | 'intro' | 'byline' | 'caption' | 'heading2' | 'heading3';

export type AppleNewsComponent =
  | { role: TextRole; text: string }
  | { role: 'body' | 'quote'; text: string; format: 'html' }
  | { role: 'photo'; URL: string; caption?: string; accessibilityCaption?: string }
  | { role: 'video'; URL: string; stillURL?: string; accessibilityCaption?: string }
  | { role: 'htmltable'; html: string }
  | { role: 'divider' };

interface TextStyle {
  fontName?: string;
  fontSize?: number;
  lineHeight?: number;
  textColor?: string;
}

export interface AppleNewsDocument {
  version: string;
  /** At most 64 characters, the same for every version of the story. */
  identifier: string;
  title: string;
  subtitle?: string;
  language: string;
  layout: { columns: number; width: number; margin: number; gutter: number };
  components: AppleNewsComponent[];
  componentTextStyles: { default: TextStyle } & Record<string, TextStyle>;
  metadata: {
    authors: string[];
    canonicalURL: string;
    dateCreated: string;
    datePublished: string;
    dateModified: string;
    excerpt?: string;
    generatorName: string;
    keywords: string[];
    thumbnailURL?: string;
  };
}

export const VERSION = '1.7';

export const LAYOUT = { columns: 20, width: 1024, margin: 60, gutter: 20 } as const;

/** A style named after a role is that role's. */
export const TEXT_STYLES: AppleNewsDocument['componentTextStyles'] = {
  default: { fontName: 'Georgia', fontSize: 18, lineHeight: 27, textColor: '#14151f' },
  'default-title': { fontName: 'HelveticaNeue-Bold', fontSize: 40, lineHeight: 44 },
  'default-intro': { fontName: 'HelveticaNeue', fontSize: 22, lineHeight: 30 },
  'default-byline': { fontName: 'HelveticaNeue', fontSize: 15, lineHeight: 20, textColor: '#5b5e70' },
  'default-caption': { fontName: 'HelveticaNeue', fontSize: 14, lineHeight: 19, textColor: '#5b5e70' },
  'default-heading2': { fontName: 'HelveticaNeue-Bold', fontSize: 26, lineHeight: 32 },
  'default-heading3': { fontName: 'HelveticaNeue-Bold', fontSize: 21, lineHeight: 27 },
};
