/** The list of what is read most: by its slug it is told from the one that stands there while too little is read to say. */

export const MOST_READ = 'most-read';
/** The newest that the page does not show elsewhere. */
export const ALSO_NEW = 'also-new';
