/** For who wants to write under a story: it leads back to where they would. Apart, since only discussions have it. */
import { LOGIN_PATH } from './login-path.ts';

export const commentLoginPath = (storyPath: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams({ for: 'comment', returnTo: `${storyPath}#discussion` })}`;
