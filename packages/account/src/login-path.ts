/** Where readers sign in, as a page; it takes `screen`, `for`, `mode` and `returnTo`. Every page has it, and little else of accounts. */
export const LOGIN_PATH = '/user/login/';
