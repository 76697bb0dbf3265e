/**
 * What the composition root knows of a service: where it is mounted, how it answers, what it hears of, how it ends.
 * The services themselves do not know this shape: each file in services/ here opens one of them and gives it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ContentService, ContentStore } from '@masthead/content';
import type { KnownReader } from '@masthead/identity';
import type { Job } from '@masthead/jobs';
import type { HeaderReader } from '@masthead/rules';
import type { TextAnswer } from '@masthead/runtime';
import type { AudienceStory } from '@masthead/tracking';
import type { Parts } from './parts.ts';

export interface Mount {
  /** A path, or with `/*` at its end all below it. Of two that fit, the longer one is taken. */
  path: string;
  /** Other methods are left to a shorter path; HEAD comes with GET. */
  method?: 'GET' | 'POST';
  /** The route that its requests are counted under; who leaves it out counts its own. */
  route?: string;
  /** Its addresses come to it however they are written (`/Desk`, `//desk/`), so that it can say how they should be. */
  anySpelling?: true;
}

/** Finished answers, looked for before anything else: see docs/decisions/0009-kept-pages-are-answered-first.md. */
export type Ready = (
  target: string,
  headers: HeaderReader,
) => { status: 200 | 304; headers: Readonly<Record<string, string>>; pieces: readonly Buffer[] } | undefined;

/** Takes connections over that ask for another protocol, such as WebSocket. */
export interface Upgrade {
  takes(target: string): boolean;
  upgrade(request: IncomingMessage, connection: Duplex, head: Buffer, sender: string): void;
}

/** In development: requests of the tools that make the code, before anything else. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Hears the news: see docs/contracts/content-changes.md. */
export interface Changes {
  heard(names: readonly string[]): void | Promise<void>;
  /** Changes were missed: whatever they could have been about is looked at anew. */
  missed(): void | Promise<void>;
}

/** The log of changes, followed from where it stands. */
export interface ChangeLog {
  follow(listener: Changes): void;
  /** There may be news. Resolves when all of it is told in this process. */
  check(): Promise<void>;
}

/** What a service does for others of its process besides answering requests. */
export interface Offers {
  content: (request: Request) => Promise<Response>;
  /** The same for who only reads the text. */
  contentAsk: (request: Request) => Promise<TextAnswer>;
  /** Makes of entries of live coverage what readers are shown. */
  liveEntries: (slug: string, items: readonly unknown[]) => Promise<unknown[]>;
  /** How the page shows one of them: markup, and the stylesheets for it. */
  markUpEntry: (item: unknown) => Promise<unknown>;
  /** Whoever is signed in where a request comes from. */
  readerOf: (request: Request) => Promise<KnownReader | undefined>;
  /** What the content tables are written by, for services that have tables in the same database. */
  store: ContentStore;
  /** Who of the newsroom sends a request; throws the desk's 401 or 403. */
  deskWriter: ContentService['deskWriter'];
  /** Discussions under stories, in this process. */
  discussion: (request: Request) => Promise<Response>;
  /** Advertising, in this process. */
  ads: (request: Request) => Promise<Response>;
  /** An account is gone: its name and its words go from discussions. */
  forgetReader: (id: string) => Promise<void>;
  /** What a reader wrote in discussions, for their export. */
  writtenBy: (id: string) => Promise<unknown>;
  /** Stories by id as the newsroom lists them. */
  storyCards: (ids: readonly string[]) => Promise<Readonly<Record<string, AudienceStory>>>;
}

/** How a request came to us. */
interface Way {
  /** By a named proxy: what it says of the request in headers of its own can be believed. */
  isPassedOn: boolean;
}

export interface Service {
  mounts: readonly Mount[];
  /** `sender` is whom it comes from, for rate limits; undefined where the product itself asks, in process or from a named machine. */
  fetch(request: Request, sender: string | undefined, way: Way): Response | Promise<Response>;
  ready?: Ready | undefined;
  middleware?: Middleware | undefined;
  /** Who has this holds connections for long: it is closed before the port is. */
  upgrade?: Upgrade;
  changes?: Changes;
  /** Where this process hears what changed; one service at most has it. */
  log?: ChangeLog | undefined;
  /** What it does without being asked: on a schedule, or out of a queue. */
  jobs?: readonly Job[];
  offers?: Partial<Offers>;
  /** What is to be done before the first request is taken, when every service is open. */
  start?(): Promise<void>;
  /** Rejects with the reason when it cannot do its work. */
  healthy?(): Promise<void>;
  /** The version of the code that it runs, where it is built. */
  version?: string;
  /** Resolves when what is in flight has finished. */
  close?(): Promise<void>;
}

/** What a service cannot do without. */
export type Partner =
  /** In this process, or elsewhere by CONTENT_API_URL. */
  | 'content'
  /** In this process: it writes into the same database. */
  | 'content here'
  /** In this process. */
  | 'site';

export interface ServiceDefinition<Name extends string = string> {
  /** As ROLES names it. */
  name: Name;
  partners?: readonly Partner[];
  /**
   * `offers` are those of the services before it in the list; of those after it once they are open, so whoever needs
   * one of them looks when it is asked.
   */
  open(parts: Parts, offers: Partial<Offers>): Promise<Service>;
  /** Takes requests to where the service runs, when that is not here. */
  elsewhere?(parts: Parts): Service | undefined;
}
