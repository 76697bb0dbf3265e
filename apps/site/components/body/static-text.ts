/** The one field that holds HTML: what is shown as HTML stands there (StaticHtml takes nothing else), and what stands there is not sent as data. */
export const STATIC_TEXT = 'bodyHtml';

/** A text that is in the document once, as HTML. That there is one is always known; its words are absent at hydration. */
export interface StaticText {
  /** Sanitised by the model. */
  [STATIC_TEXT]?: string;
}
