/** Addresses that fail on purpose, so that people and monitors can see what failing looks like. */
import { HttpError } from '@masthead/runtime';

/** An error that is expected and therefore never reported. */
export class UnreportedError extends HttpError {}

export function runDiagnostics(pathname: string): void {
  if (pathname === '/_error/throw') throw new Error('Thrown on purpose by /_error/throw');
  if (pathname === '/_error/static/') throw new UnreportedError(500, 'Neutron static error page.');
}
