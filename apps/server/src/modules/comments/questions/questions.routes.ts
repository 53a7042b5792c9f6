import { contestQuestionsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerQuestion } from './answer-question.ts';
import { changeQuestion } from './change-question.ts';
import { viewQuestions } from './list-questions.ts';
import { openQuestions } from './open-questions.ts';
import { countUnanswered } from './questions.repository.ts';

export function registerQuestions(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: contestQuestionsCalls,
    handlers: {
      'GET /api/contest-questions': ({ viewer, query }) => viewQuestions(platform, viewer, query),
      'GET /api/contest-question-count': async ({ viewer, query: { cid } }) => {
        await openQuestions(platform, viewer, cid);
        return { unanswered: await countUnanswered(platform.database, cid) };
      },
      'POST /api/contest-answer': (call) => answerQuestion(platform, call, call.body),
      'PUT /api/contest-question': ({ viewer, body }) => changeQuestion(platform, viewer, body),
    },
  });
}
