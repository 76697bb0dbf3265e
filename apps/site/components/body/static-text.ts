/** A text that is in the document once, as HTML. That there is one is always known; its words are absent at hydration. */
export interface StaticText {
  /** Sanitised by the model. */
  bodyHtml?: string;
}
