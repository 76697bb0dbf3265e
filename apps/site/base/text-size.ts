/** How large its reader wants the text of stories: kept in this browser, and worn by the root as `data-text-size`. */
export const TEXT_SIZE_KEY = 'text-size';

/** Puts it there before first paint. It has no quote to escape. */
export const TEXT_SIZE_SCRIPT = `try{const s=localStorage.getItem("${TEXT_SIZE_KEY}");if(s==="large"||s==="largest")document.documentElement.dataset.textSize=s}catch{}`;
