/** The OpenAPI document: every call of the service, with the schemas that it works with. */
import { RIGHT_WORDS } from '@masthead/account';
import { articleCodec, errorEnvelope, imageCodec, shortcodeDataCodec, storySummaryCodec } from '@masthead/model';
import { z } from 'zod';
import { storyDocument } from '../../kinds/kinds.ts';
import { SCOPES } from '../../use-cases/writing/tokens.ts';
import { type Call, type Calls, OPENAPI_PATH } from './call.ts';
import { manuscript } from './desk-answers.ts';
import { deskCalls } from './desk-calls.ts';
import { readingCalls } from './reading-calls.ts';

type Json = Record<string, unknown>;

const calls: Calls = {
  [`GET ${OPENAPI_PATH}`]: {
    does: 'Gives this document',
    answer: z.looseObject({ openapi: z.string() }),
    isBare: true,
  },
  ...readingCalls,
  ...deskCalls,
};

/** What many calls have in them is written once. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  StoryDocument: storyDocument,
  Manuscript: manuscript,
  Article: articleCodec,
  StorySummary: storySummaryCodec,
  Image: imageCodec,
  ShortcodeData: shortcodeDataCodec,
}))
  named.add(schema, { id });

export function openApiDocument(): Json {
  const schemas: Json = {};
  const schemaOf = (schema: z.ZodType): unknown => {
    // What is named is only referred to from within something.
    const { $defs = {}, items } = z.toJSONSchema(z.array(schema), {
      io: 'input',
      unrepresentable: 'any',
      metadata: named,
    });
    Object.assign(schemas, referring($defs));
    return referring(items);
  };
  schemas.Errors = schemaOf(errorEnvelope);
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ');
    const written = openPath(path);
    paths[written] = { ...paths[written], [method.toLowerCase()]: operationOf(path, call, schemaOf) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Masthead',
      version: '1',
      description: 'Reading (/api/neutron), forms (/api/forms) and the desk (/api/desk), where editors’ tools write.',
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: `Tokens have scopes: ${SCOPES.join(', ')}` },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-desk',
          description: 'Somebody who is signed in at the desk; what changes something is taken from its pages only',
        },
      },
    },
  };
}

/** JSON Schema keeps what is named beside; OpenAPI has a place for it. */
function referring(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(referring);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [key, key === '$ref' ? placed(value) : referring(value)]),
  );
}

const placed = (reference: unknown): string => `${reference}`.replace('#/$defs/', '#/components/schemas/');

const PARAMETER = /:(\w+)(\{[^}]*\})?/g;
const openPath = (path: string): string => path.replaceAll(PARAMETER, '{$1}');

type SchemaOf = (schema: z.ZodType) => unknown;

function operationOf(path: string, call: Call, schemaOf: SchemaOf): Json {
  const { does, scope, right, body, bodyType = 'application/json' } = call;
  return {
    summary: does,
    tags: [path.split('/')[2] ?? ''],
    ...(scope && {
      description: `Needs a token that may ${scope}, or a role that may do this.`,
      security: [{ token: [] }, { session: [] }],
    }),
    ...(right && { description: `Needs a role that may ${RIGHT_WORDS[right]}.`, security: [{ session: [] }] }),
    parameters: parametersOf(path, call, schemaOf),
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: schemaOf(body) } } } }),
    responses: {
      200: answerOf(call, schemaOf),
      ...(call.creates && { 201: answerOf(call, schemaOf) }),
      default: { description: 'Why not', content: json({ $ref: '#/components/schemas/Errors' }) },
    },
  };
}

const HEADERS = {
  'if-match': 'The ETag of the state that the change was made on',
  'idempotency-key': 'By which a second try of the same is known',
} as const;

function parametersOf(path: string, { query = {}, headers = [], needsKey }: Call, schemaOf: SchemaOf): Json[] {
  const inPath = [...path.matchAll(PARAMETER)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema: schemaOf(schema) }));
  const inHeaders = headers.map((name) => ({
    name,
    in: 'header',
    required: name === 'if-match' || needsKey === true,
    description: HEADERS[name],
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
}

const json = (schema: unknown): Json => ({ 'application/json': { schema } });

function answerOf({ answer, meta, isBare }: Call, schemaOf: SchemaOf): Json {
  if (!answer) return { description: 'Done', content: { 'text/vtt': { schema: { type: 'string' } } } };
  const whole = isBare
    ? answer
    : z.object({ data: answer, links: z.record(z.string(), z.string()), meta: meta ?? z.looseObject({}) });
  return { description: 'Done', content: json(schemaOf(whole)) };
}
