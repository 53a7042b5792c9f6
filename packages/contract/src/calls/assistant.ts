/**
 * The assistant beside a problem.
 *
 * How a question works: `question` stores it and returns the id of its answer. The stream `answer` then asks the model and sends
 * what the rules let through. A client that closes the stream stops the answer.
 */
import { z } from 'zod';
import {
  answerStates,
  assistantLimits,
  assistantRefusals,
  hintLevels,
  removalReasons,
} from '../assistant-limits.ts';
import { defineCalls, defineStreams, login } from '../define-calls.ts';
import { membershipLock } from '../shapes/membership.ts';
import {
  filledText,
  identifier,
  nothing,
  optionalIdentifier,
  page,
  paging,
  text,
  wireDate,
} from '../wire.ts';

const level = z.enum(hintLevels);

/** Where the user works on the problem. */
const ofProblem = {
  pid: identifier(),
  cid: optionalIdentifier(),
  tid: optionalIdentifier(),
  gid: optionalIdentifier(),
};

/** An input on which the program of the user fails. The judge has run it. */
export const verifiedCounterExample = z.object({
  input: z.string(),
  expected: z.string(),
  output: z.string(),
  status: z.int(),
  explanation: z.string(),
  /** Of the program of the user. */
  line: z.int().nullable(),
});
export type VerifiedCounterExample = z.output<typeof verifiedCounterExample>;

const assistantMessage = z.object({
  id: z.int(),
  isAnswer: z.boolean(),
  level,
  /** Markdown. */
  text: z.string(),
  counterExamples: z.array(verifiedCounterExample),
  removed: z.array(z.enum(removalReasons)),
  state: z.enum(answerStates),
  gmtCreate: wireDate(),
});
export type AssistantMessage = z.output<typeof assistantMessage>;

const quota = {
  questionsLeft: z.int(),
  questionsPerDay: z.int(),
};

export const assistantState = z.object({
  /** Why the assistant is off; null if it can be asked. */
  refusal: z.enum(assistantRefusals).nullable(),
  highestLevel: level,
  ...quota,
  /** If the questions of the day are used up: the membership that has more. */
  lock: membershipLock.nullable(),
  /** The host that receives questions, and the model there; null without a configuration. */
  destination: z.string().nullable(),
  model: z.string().nullable(),
  retentionDays: z.int(),
});
export type AssistantStateOnWire = z.output<typeof assistantState>;

export const assistantCalls = defineCalls({
  'GET /api/assistant/state': {
    summary: 'Whether the caller may ask about this problem here, how much is left, and where questions go.',
    access: login,
    query: z.object(ofProblem),
    data: assistantState,
  },
  'POST /api/assistant/consent': {
    summary: 'Agrees that questions, the statement and the program are sent to the host of the model.',
    access: login,
    body: z.object({ destination: filledText(assistantLimits.urlMaximum) }),
    data: nothing(),
  },
  'POST /api/assistant/question': {
    summary: 'Asks a question. Its answer is read from the stream.',
    access: login,
    body: z.object({
      ...ofProblem,
      /** Absent: a new conversation. */
      conversationId: optionalIdentifier(),
      text: filledText(assistantLimits.questionMaximum),
      level,
      code: text(assistantLimits.codeMaximum).default(''),
      language: text(100).default(''),
      /** An own submission, whose compiler message and first failed case are sent along. */
      submitId: optionalIdentifier(),
    }),
    data: z.object({ conversationId: z.int(), answerId: z.int(), level }),
  },
  'GET /api/assistant/conversation': {
    summary: 'The latest conversation of the caller about a problem.',
    access: login,
    query: z.object({ pid: identifier() }),
    data: z.object({ id: z.int(), messages: z.array(assistantMessage) }).nullable(),
  },
  'GET /api/assistant/conversations': {
    summary: 'The conversations of the caller, the latest first.',
    access: login,
    query: z.object(paging(10)),
    data: page(
      z.object({
        id: z.int(),
        problemId: z.string(),
        title: z.string(),
        questions: z.int(),
        gmtModified: wireDate(),
      }),
    ),
  },
  'DELETE /api/assistant/conversation': {
    summary: 'Deletes a conversation of the caller.',
    access: login,
    query: z.object({ id: identifier() }),
    data: nothing(),
  },
  'DELETE /api/assistant/conversations': {
    summary: 'Deletes all conversations of the caller.',
    access: login,
    data: nothing(),
  },
  'GET /api/assistant/switch': {
    summary: 'Whether the assistant is off in a contest, training or group, for those who manage it.',
    access: login,
    query: z.object({ cid: optionalIdentifier(), tid: optionalIdentifier(), gid: optionalIdentifier() }),
    data: z.object({ isOff: z.boolean(), highestLevel: level.nullable() }),
  },
  'PUT /api/assistant/switch': {
    summary: 'Turns the assistant off or on in one of them, or limits its level there.',
    access: login,
    body: z.object({
      cid: optionalIdentifier(),
      tid: optionalIdentifier(),
      gid: optionalIdentifier(),
      isOff: z.boolean(),
      highestLevel: level.nullable(),
    }),
    data: nothing(),
  },
  'GET /api/assistant/widget': {
    summary: 'The chat widget of another site, if one is configured.',
    access: login,
    data: z.object({ scriptUrl: z.string(), botId: z.string() }).nullable(),
  },
});

const answerEvents = {
  /** Markdown that continues the answer. */
  text: z.object({ text: z.string() }),
  /** The judge runs a claim of the model. */
  checking: z.object({}),
  'counter-example': verifiedCounterExample,
  removed: z.object({ reason: z.enum(removalReasons) }),
  done: z.object({ state: z.enum(answerStates), ...quota }),
};
export type AnswerEvents = { [Name in keyof typeof answerEvents]: z.output<(typeof answerEvents)[Name]> };

export const assistantStreams = defineStreams({
  'GET /api/assistant/answer': {
    summary:
      'The answer to a question, once. `text`: more Markdown. `checking`: the judge runs an input. `counter-example`: an input on ' +
      'which the program of the caller failed. `removed`: a part was removed. `done`: the end. Closing the stream stops the answer.',
    access: login,
    query: z.object({ id: identifier() }),
    events: answerEvents,
  },
});
