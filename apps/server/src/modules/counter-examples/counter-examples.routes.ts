import { counterExamplesCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCounterExample, startCounterExample } from './find-counter-example.ts';

export function registerCounterExamples(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: counterExamplesCalls,
    handlers: {
      'GET /api/counter-example': ({ query, viewer, origin }) =>
        getCounterExample(platform, { submissionId: query.submitId, viewer, locale: origin.locale }),
      'POST /api/counter-example': ({ body, viewer, origin }) =>
        startCounterExample(platform, { submissionId: body.submitId, viewer, locale: origin.locale }),
    },
  });
}
