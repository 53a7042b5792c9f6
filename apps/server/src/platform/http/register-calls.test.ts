import { calls, defineCalls } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import Fastify from 'fastify';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ResponseMismatchError } from './response-serializer.ts';
import { authenticatorOf } from './authenticator.ts';
import { handleErrors } from './error-responses.ts';
import { registerCalls, splitName } from './register-calls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the contract', () => {
  test.each(Object.keys(calls) as (keyof typeof calls)[])('%s has its handler', (name) => {
    const [method, url] = splitName(name);
    expect(server.app.hasRoute({ method, url })).toBe(true);
  });

  test('is what /api/docs shows', async () => {
    const document = (await server.app.inject('/api/docs')).json<{
      openapi: string;
      paths: Record<string, object>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ');
      expect(document.paths[path]).toHaveProperty(method.toLowerCase());
    }
  });
});

const sampleCalls = defineCalls({
  'GET /api/sample': {
    summary: 'Only for this test.',
    access: { kind: 'anonymous' },
    data: z.object({ name: z.string() }),
  },
});

async function answerWith(data: unknown) {
  const app = Fastify();
  const errors: unknown[] = [];
  handleErrors(app, 1000);
  app.addHook('onError', async (_request, _reply, error) => {
    errors.push(error);
  });
  const handlers = { 'GET /api/sample': async () => Promise.resolve(data as { name: string }) };
  registerCalls(app, authenticatorOf(server.platform), { calls: sampleCalls, handlers });
  const response = await app.inject('/api/sample');
  return { status: response.statusCode, body: response.json<{ data: unknown }>(), errors };
}

describe('a response', () => {
  test('loses every field that its schema does not declare', async () => {
    const { body } = await answerWith({ name: 'a', passwordHash: 'secret' });
    expect(body.data).toEqual({ name: 'a' });
  });

  test('that does not match its schema is a server error that names the call', async () => {
    const { status, errors } = await answerWith({ name: 5 });
    expect(status).toBe(500);
    expect(errors).toEqual([expect.any(ResponseMismatchError)]);
    expect(String(errors[0])).toContain('GET /api/sample');
  });
});
