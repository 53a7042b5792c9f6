import { z } from 'zod';
import type {
  Access,
  CallDefinition,
  CallDefinitions,
  DownloadDefinition,
  DownloadDefinitions,
  StreamDefinition,
  StreamDefinitions,
} from './define-calls.ts';

export interface Described {
  calls: CallDefinitions;
  downloads: DownloadDefinitions;
  streams: StreamDefinitions;
}

/** OpenAPI 3.1 of all calls, downloads and streams. Schemas are shown as they appear on the wire. */
export function describeCalls({ calls, downloads, streams }: Described, version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, definition] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = describeCall(definition);
  }
  for (const [name, definition] of Object.entries(downloads)) {
    const [, path = ''] = name.split(' ');
    (paths[path] ??= {})['get'] = describeDownload(path, definition);
  }
  for (const [name, definition] of Object.entries(streams)) {
    const [, path = ''] = name.split(' ');
    (paths[path] ??= {})['get'] = describeStream(definition);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchstone',
      version,
      description:
        'Answers are {status, data, msg}. Business errors travel with HTTP 200 and the status in the envelope; the Error-Code header names the error.',
    },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The bare token' },
      },
    },
    paths,
  };
}

function describeCall({ summary, access, query, body, upload, data }: CallDefinition) {
  return {
    summary,
    ...describeAccess(access),
    ...(query && { parameters: describeQuery(query) }),
    ...((body ?? upload) && { requestBody: { content: describeBody(body, upload) } }),
    responses: {
      200: {
        description: 'The envelope',
        content: { 'application/json': { schema: describeEnvelope(data) } },
      },
    },
  };
}

const describeAccess = (access: Access) => ({
  'x-access': access,
  ...(access.kind !== 'anonymous' && {
    security: access.kind === 'guest' ? [{}, { token: [] }] : [{ token: [] }],
  }),
});

function describeDownload(path: string, { summary, access }: DownloadDefinition) {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    summary,
    ...describeAccess(access),
    parameters,
    responses: {
      200: { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
      404: { description: 'There is no such file' },
    },
  };
}

function describeStream({ summary, access, query, events }: StreamDefinition) {
  const names = Object.keys(events).join(', ');
  return {
    summary,
    ...describeAccess(access),
    parameters: describeQuery(query),
    responses: {
      200: {
        description: `Server-sent events (${names}); the data of each is JSON`,
        content: {
          'text/event-stream': {
            schema: { anyOf: Object.values(events).map((event) => z.toJSONSchema(event)) },
          },
        },
      },
    },
  };
}

/** Input schemas have lenient transforms that JSON Schema cannot express; the output of a transform is shown as any value. */
const toInputSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

function describeQuery(query: z.ZodType) {
  const { properties = {}, required = [] } = toInputSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function describeBody(body: z.ZodType | undefined, upload: CallDefinition['upload']) {
  const schema = body === undefined ? { type: 'object', properties: {} } : toInputSchema(body);
  if (upload === undefined) return { 'application/json': { schema } };
  const properties = { ...schema.properties, [upload.field]: { type: 'string', format: 'binary' } };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

function describeEnvelope(data: z.ZodType) {
  return {
    type: 'object',
    required: ['status', 'data', 'msg'],
    properties: {
      status: { type: 'integer' },
      data: z.toJSONSchema(data, { unrepresentable: 'any' }),
      msg: { type: 'string' },
    },
  };
}
