/** Where files of the media store are fetched that are played: films and sound. */
export const MEDIA_PREFIX = '/a/video';
