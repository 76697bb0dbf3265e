/**
 * A comment service of others, such as Coral: its script, what it is told of who reads, and the end of that. What is asked
 * of its script is what Coral documents: https://docs.coralproject.net/cms/
 */
import type { OutsidePart } from '../../base/discussion-part.ts';
import { account } from '../../components/account/account.ts';
import { accountSession } from '../../components/account/account-session.ts';

/** The element that it writes into. */
export const THREAD = 'discussion-thread';
const PATIENCE_MS = 10_000;

interface StreamEmbed {
  render(): void;
  login(token: string): void;
  logout(): void;
  remove(): void;
}

interface StreamOptions {
  id: string;
  autoRender: boolean;
  rootURL: string;
  storyID: string;
  storyURL: string;
  accessToken?: string;
  /** It has no fonts of its own here: the page's are there. */
  disableDefaultFonts: boolean;
  refreshAccessToken(next: (token: string) => void): void;
  events(events: { on(name: string, listener: () => void): void }): void;
}

interface Service {
  createStreamEmbed(options: StreamOptions): StreamEmbed;
}

const isService = (value: unknown): value is Service =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'createStreamEmbed') === 'function';

/** Once for a document; what failed may be tried again. */
let loading: Promise<Service> | undefined;

function loadService(at: string): Promise<Service> {
  loading ??= runScript(`${at}/assets/js/embed.js`)
    .then(() => {
      const service: unknown = Reflect.get(window, 'Coral');
      if (!isService(service)) throw new TypeError(`${at} brought no comments`);
      return service;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function runScript(src: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = Object.assign(document.createElement('script'), { src, async: true });
  const fail = (): void => {
    script.remove();
    reject(new Error(`${src} did not load`));
  };
  const patience = setTimeout(fail, PATIENCE_MS);
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', fail);
  void promise.catch(() => {}).then(() => clearTimeout(patience));
  document.head.append(script);
  return promise;
}

/** It writes into the element itself or into a tree in its shadow. */
function isEmpty(): boolean {
  const thread = document.getElementById(THREAD);
  return thread !== null && thread.childElementCount === 0 && thread.shadowRoot === null;
}

const readerId = (): string | undefined => account.get().auth.user?.sub;

/** Undefined for nobody, and where we are not told: who cannot be named there still reads. */
async function tokenOf(reader: string | undefined): Promise<string | undefined> {
  if (reader === undefined) return undefined;
  try {
    return await accountSession.get()?.discussionToken();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

interface Heard {
  /** Somebody wants to write there, and is not known. */
  onWish(): void;
  /** Its script is there, and brought nothing. */
  onNothing(): void;
}

/** Puts it in, and keeps it told who reads; gives the end of that. */
export async function showComments(
  { at, story, path }: OutsidePart,
  { onWish, onNothing }: Heard,
): Promise<() => void> {
  let knownAs = readerId();
  const [service, token] = await Promise.all([loadService(at), tokenOf(knownAs)]);
  const embed = service.createStreamEmbed({
    id: THREAD,
    // Who is so near is waited for no longer.
    autoRender: false,
    rootURL: at,
    storyID: story,
    storyURL: new URL(path, location.origin).href,
    ...(token !== undefined && { accessToken: token }),
    disableDefaultFonts: true,
    refreshAccessToken: (next) => void tokenOf(readerId()).then((fresh) => fresh !== undefined && next(fresh)),
    events: (events) => events.on('loginPrompt', onWish),
  });
  embed.render();
  const patience = setTimeout(() => isEmpty() && onNothing(), PATIENCE_MS);
  const tell = (): void => {
    const reader = readerId();
    if (reader === knownAs) return;
    knownAs = reader;
    if (reader === undefined) embed.logout();
    else void tokenOf(reader).then((fresh) => fresh !== undefined && knownAs === reader && embed.login(fresh));
  };
  const unsubscribe = account.subscribe(tell);
  // Somebody may have come meanwhile.
  tell();
  return () => {
    unsubscribe();
    clearTimeout(patience);
    try {
      embed.remove();
    } catch (error) {
      // It says so of what it has not shown yet; the place is gone all the same.
      reportError(error);
    }
  };
}
