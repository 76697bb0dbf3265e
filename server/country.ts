/** The country that a request comes from: anybody can send the header; a proxy that we named writes it itself. */
import { COUNTRY_HEADER } from '@masthead/rules';

const COUNTRY = /^[A-Z]{2}$/;

export function countryOf({ headers }: Request, isPassedOn: boolean): string | undefined {
  const country = isPassedOn ? headers.get(COUNTRY_HEADER) : null;
  return country !== null && COUNTRY.test(country) ? country : undefined;
}
