/** The kinds of story as addresses name them, in the filters of search and in the site map. */
export const STORY_KINDS = {
  articles: { typeName: 'content_article', label: 'Articles' },
  reviews: { typeName: 'content_review', label: 'Reviews' },
  galleries: { typeName: 'content_gallery', label: 'Galleries' },
  videos: { typeName: 'content_video', label: 'Videos' },
  live: { typeName: 'content_updating_story', label: 'Live coverage' },
} as const;

export type StoryKind = keyof typeof STORY_KINDS;

export const storyKinds = Object.keys(STORY_KINDS) as StoryKind[];

export const isStoryKind = (text: string): text is StoryKind => Object.hasOwn(STORY_KINDS, text);
