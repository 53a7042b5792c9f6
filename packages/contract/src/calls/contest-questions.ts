/** Questions of a contest, for those who run it: its administrators and the jury. Contestants use the calls of comments. */
import { z } from 'zod';
import { questionStates } from '../community-limits.ts';
import { defineCalls, login } from '../define-calls.ts';
import { comment, reply } from '../shapes/comment.ts';
import {
  identifier,
  optionalBoolean,
  optionalIdentifier,
  optionalText,
  page,
  paging,
  text,
} from '../wire.ts';

export const contestQuestionsCalls = defineCalls({
  'GET /api/contest-questions': {
    summary:
      'The questions of a contest with all of their answers: unanswered ones first, the oldest of them at the top, then answered ' +
      'ones, newest first.',
    access: login,
    query: z.object({
      cid: identifier(),
      state: z.preprocess((value) => (value === '' ? undefined : value), z.enum(questionStates).optional()),
      /** The problem of the contest. */
      displayId: optionalText(255),
      ...paging(20),
    }),
    data: page(comment),
  },
  'GET /api/contest-question-count': {
    summary: 'How many questions of a contest wait for an answer.',
    access: login,
    query: z.object({ cid: identifier() }),
    data: z.object({ unanswered: z.int() }),
  },
  'POST /api/contest-answer': {
    summary:
      'Answers a question: to its author, or to everyone. An answer to everyone publishes the question without the name of its ' +
      'author; it can be an announcement of the contest, too.',
    access: login,
    body: z.object({
      commentId: identifier(),
      content: text(1_000_000).nullish(),
      audience: z.enum(['author', 'everyone']),
      asAnnouncement: optionalBoolean(),
    }),
    data: reply,
  },
  'PUT /api/contest-question': {
    summary:
      'Assigns a question to a problem, publishes it, or marks it as answered. Absent fields stay as they are.',
    access: login,
    body: z.object({
      id: identifier(),
      /** The problem of the contest; null or empty: the contest itself. */
      displayId: text(255).nullish(),
      isPublished: optionalBoolean(),
      isAnswered: optionalBoolean(),
    }),
    data: comment,
  },
});

export const mentionsCalls = defineCalls({
  'GET /api/mention-candidates': {
    summary:
      'Users whose names begin with the keyword and who may read the discussion (did) or contest (cid), those who take part in the ' +
      'conversation first. In a running contest, contestants receive no names.',
    access: login,
    query: z.object({ did: optionalIdentifier(), cid: optionalIdentifier(), keyword: optionalText(100) }),
    data: z.array(
      z.object({
        uid: z.string(),
        username: z.string(),
        nickname: z.string().nullable(),
        avatar: z.string().nullable(),
      }),
    ),
  },
});
