/** How large a picture may be: who takes pictures in refuses no less than who draws them. */

/** Decoded they fill the memory. */
export const MOST_PIXELS = 100_000_000;
/** All frames of a moving picture together, as somebody will have to make a film of them: a minute in a story's width. */
export const MOST_MOVING_PIXELS = 400_000_000;
/** However small: ten minutes of a film drawn by hand. What looks at a file takes a time that grows with their square. */
export const MOST_FRAMES = 5_000;
