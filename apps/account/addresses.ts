/** Where the hosted pages stand, and where they lead. */
import { ISSUER_PATH, LOGIN_PATH } from '@masthead/account';
import { pathTo } from '@masthead/urls';

/** Of the issuer, and so of its pages and of the files of their build. */
export const ACCOUNT_PATH = `${ISSUER_PATH}/`;

export const FRONT_PAGE = pathTo('front-page', {});
export const SETTINGS = pathTo('user-settings', {});
export const TERMS = pathTo('terms-of-service', {});
export const PRIVACY = pathTo('privacy-policy', {});

/** A sign-in from its beginning, in the frame or as a page. */
export const startAgain = (isFramed: boolean): string => (isFramed ? `${LOGIN_PATH}?mode=frame` : LOGIN_PATH);
