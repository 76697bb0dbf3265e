/** The name of a change as a CDN's key: on the pages that it makes old, and in the message that drops them. It has no space, comma or letter beyond ASCII. */
export const cdnKey = (name: string): string => encodeURIComponent(name).replaceAll('%3A', ':').replaceAll('%2F', '/');
