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
  /** It has no sound: its captions are shown from the start. */
  silent?: boolean;
}

/** A part of a video. */
export interface Chapter {
  title: string;
  /** In seconds. */
  start: number;
  /** The file itself from there on, for whoever has no player that can be moved. */
  href: string;
}
