/** The code of the discussion that can be written in: asked for when a reader comes near. */
export const loadTalk = () => import('./Talk.tsx');
