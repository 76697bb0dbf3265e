/**
 * Hears of errors that nobody caught, those of React included. This is on every page, so it is small: what is told of an
 * error, and telling it, is loaded with the first one.
 */
import type { ReaderErrorKind } from '@masthead/model';

/** Of one page load. A page that fails over and over says nothing new. */
const MOST_TOLD = 5;

/** While React tells of an error: the components it happened in. */
let components: string | null | undefined;

/** React's errors go the way of all others, with where they happened. */
export function reportFromReact(error: unknown, info: { componentStack?: string | null | undefined }): void {
  components = info.componentStack ?? '';
  reportError(error);
  components = undefined;
}

/** `about` says which page is in view, and of which build. */
export function watchErrors(about: () => { page: string; build: string }): void {
  let left = MOST_TOLD;
  const tell = (error: unknown, kind: ReaderErrorKind): void => {
    if (left === 0) return;
    left -= 1;
    const said = { error, kind, components, ...about() };
    import('./tell-error.ts').then(({ tellError }) => tellError(said)).catch(() => {});
  };
  addEventListener('error', ({ error }) => tell(error, components === undefined ? 'thrown' : 'rendering'));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'rejected'));
}
