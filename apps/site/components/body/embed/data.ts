/** The words of another site. */
export interface EmbedData {
  /** Where they were said: "X", "Facebook", or the site's name. */
  site: string;
  text: string;
  href: string;
  /** Where the site can show it here, if a reader asks for that. */
  frame?: EmbedFrame;
}

export interface EmbedFrame {
  src: string;
  /** Whose server learns that somebody reads the page. */
  from: string;
  shape: 'post' | 'video';
}
