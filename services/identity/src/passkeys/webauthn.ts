/** The library of passkeys, loaded by the first who uses one: it is large, and most starts see none. */
type Library = typeof import('@simplewebauthn/server');

export const webauthn = (): Promise<Library> => import('@simplewebauthn/server');
