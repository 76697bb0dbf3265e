/** Where a reader hears of what happens after the page was made. */
export interface LiveChannelDetails {
  /** Of the channel, which is the story's id. */
  name: string;
  key: string;
  /** The last change that the page has. */
  lastEvent: number;
}
