/** What of a request says to the desk who asks: a token, or the cookie of somebody who is signed in. */
const NAMES = ['authorization', 'cookie'];

export const credentialsIn = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
