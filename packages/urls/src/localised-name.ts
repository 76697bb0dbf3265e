/** Route names carry their locale: three underscores, then the locale, also for the default one. */
export const DEFAULT_LOCALE = 'en';

export type LocalisedName<Name extends string = string> = `${Name}___${string}`;

export const localisedName = <Name extends string>(name: Name, locale = DEFAULT_LOCALE): LocalisedName<Name> =>
  `${name}___${locale}`;
