/** A story's discussion as its page has it: in the document as HTML, for crawlers and for who has no script. */
export interface DiscussionPart {
  /** The story's id. */
  story: string;
  /** Its own address, which a sign-in leads back to. */
  path: string;
  /** Nobody can have the account that writing needs. */
  readOnly?: boolean;
  /** The origin of the comment service that has it, where that is not ours. */
  at?: string;
  /** As every text that stands in the document: it is not sent a second time as data. */
  bodyHtml?: string;
}

export type OutsidePart = DiscussionPart & Required<Pick<DiscussionPart, 'at'>>;

export const isOutside = (part: DiscussionPart): part is OutsidePart => part.at !== undefined;
