/** From what is asked for to the request that asks it. Pure: nothing is sent here. */
import { badRequest, notFound } from '@masthead/runtime';
import { oncePer } from '../base/once-per.ts';
import { type ApiDefinition, type ContentApi, EXPERIENCE, type RequestName, type Values } from './definitions.ts';

/** A secret that some hosts of content want to see in every address. */
export interface ContentApiKey {
  key: string;
  hosts: readonly string[];
}

export interface ApiContext {
  api: ContentApi;
  baseUrl: string;
  siteKey: string;
  apiKey?: ContentApiKey | undefined;
}

export interface Ask {
  /** What the path names. */
  params?: Values;
  query?: Values;
  /** Which page of a list, where the definition has pages. */
  page?: number | undefined;
  headers?: Readonly<Record<string, string>>;
  /** What is sent, where something is. */
  body?: unknown;
  /** What an editor was given to see what is not published yet. */
  preview?: string | undefined;
}

export interface ContentRequest {
  url: URL;
  headers: Readonly<Record<string, string>>;
  credentials: 'include' | 'same-origin';
  /** JSON that is sent with it; without any, the request only asks. */
  body?: string;
  /** Where in the answer the data is. */
  location: string;
  /** The answer's links and meta are put beside its data. */
  flat: boolean;
  timeoutMs: number | undefined;
  /** The answer may be kept for a moment and given to others. */
  keepable: boolean;
}

export function buildRequest(name: RequestName, ask: Ask, context: ApiContext): ContentRequest {
  const definition = definitionOf(name, context.api);
  const params = { site: context.siteKey, experience: EXPERIENCE, ...ask.params };
  const query = new URLSearchParams(queryOf(definition, ask)).toString();
  const path = fillPath(definition.path, params);
  const url = addressOf(definition, query ? `${path}?${query}` : path, context);
  return requestOf(url, definition, ask, context);
}

/** A link comes from an answer, or even through a browser: it may only lead to where components are asked for. */
export function buildComponentRequest(href: string, context: ApiContext): ContentRequest {
  const definition = definitionOf('component', context.api);
  const home = addressOf(definition, definition.path, context);
  const url = href.startsWith('/') ? URL.parse(href, home) : null;
  if (url?.origin !== home.origin || !url.pathname.startsWith(home.pathname))
    throw badRequest('A component is asked for at a path of the content API');
  return requestOf(url, definition, {}, context);
}

/** Every request asks for it, and nothing changes it. */
const homeOf = oncePer(({ baseUrl }: ApiContext) => new URL(baseUrl).origin);

function definitionOf(name: RequestName, { definitions }: ContentApi): ApiDefinition {
  const definition = definitions[name];
  if (!definition) throw new Error(`API definition for ${name} request is missing`);
  return definition;
}

function addressOf({ resource }: ApiDefinition, path: string, { api, baseUrl }: ApiContext): URL {
  const start = Object.hasOwn(api.resources, resource) ? api.resources[resource] : undefined;
  if (start === undefined) throw new Error(`API configuration is missing the resource ${resource}`);
  return new URL(start + path, baseUrl);
}

function requestOf(url: URL, definition: ApiDefinition, { headers, preview, body }: Ask, context: ApiContext) {
  const { apiKey } = context;
  if (apiKey?.hosts.includes(url.host) && !url.searchParams.has('apiKey')) url.searchParams.set('apiKey', apiKey.key);
  return {
    url,
    headers: { ...headers, ...(preview && { preview }) },
    credentials: url.origin === homeOf(context) ? 'same-origin' : 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    location: definition.location,
    flat: definition.location === 'data' && !definition.bare,
    timeoutMs: definition.timeoutMs,
    keepable: !definition.fresh && !preview,
  } satisfies ContentRequest;
}

function queryOf(definition: ApiDefinition, { query = {}, page = 1 }: Ask): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const merged = { ...definition.query, ...rangeOf(definition, page), ...Object.fromEntries(given) };
  const said = Object.entries(merged).flatMap(([name, value]) => (isSaid(value) ? [[name, String(value)]] : []));
  return Object.fromEntries(said);
}

const rangeOf = ({ pageSize }: ApiDefinition, page: number): Values =>
  pageSize && page > 1 ? { offset: (page - 1) * pageSize, limit: pageSize } : {};

const isSaid = (value: Values[string]): boolean => value !== undefined && value !== null;

const OPTIONAL_PART = /\[([^[\]]*)\]/g;
const NAME = /\{(\w+)\}/g;

function fillPath(template: string, values: Values): string {
  const path = withoutEmptyParts(template, values);
  return path.replace(NAME, (_, name: string) => segmentOf(name, values[name]));
}

/** From the inside out: a day without its month is left out together with the month. */
function withoutEmptyParts(template: string, values: Values): string {
  const shorter = template.replace(OPTIONAL_PART, (_, part: string) =>
    [...part.matchAll(NAME)].every(([, name = '']) => isSaid(values[name])) ? part : '',
  );
  return shorter === template ? template : withoutEmptyParts(shorter, values);
}

/** What an address would swallow, and so ask for something else. */
const NO_SEGMENT: ReadonlySet<string> = new Set(['', '.', '..']);

function segmentOf(name: string, value: Values[string]): string {
  if (!isSaid(value)) throw new Error(`A request to the content service lacks its ${name}`);
  const segment = encodeURIComponent(String(value).toWellFormed());
  if (NO_SEGMENT.has(segment)) throw notFound();
  return segment;
}
