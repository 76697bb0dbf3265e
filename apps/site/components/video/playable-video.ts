/** What a player needs to know of a video: ready addresses, no wire shapes. */
export interface PlayableVideo {
  id: string;
  title: string;
  width: number;
  height: number;
  poster?: string;
  /** In the order in which browsers try them: each takes the first that it can play. */
  sources: { src: string; type: string }[];
  /** The address of the captions, as WebVTT. */
  captions?: string;
}
