/**
 * How this works: the stream of an answer belongs to the user who asked, and is opened once. It may be refused like any call;
 * from then on it sends events until the answer has ended. Closing the connection stops the model. The answer and its cost are
 * stored in every case, also when the server stops.
 */
import { assistantStreams, type AnswerEvents, type Locale, type QueryOf } from '@touchstone/contract';
import { estimateTokens } from '@touchstone/rules/assistant/estimate-tokens';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../../platform/http/query-encoding.ts';
import { parseInput } from '../../../platform/http/validation.ts';
import { createConnectionLimiter } from '../../../platform/live-events/connection-limiter.ts';
import { createEventStream, type EventStream } from '../../../platform/live-events/event-stream.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { endAnswer, takeAnswer } from '../conversation/conversations.repository.ts';
import { checkSpending, reserveSpending, type ReservedAnswer } from '../spending/reserve-spending.ts';
import type { CheckInput } from './check-input.ts';
import { prepareAnswer, type PreparedAnswer, type TakenAnswer } from './prepare-answer.ts';
import { writeAnswer, type SendEvent } from './write-answer.ts';

const name = 'GET /api/assistant/answer';
const beatMs = 10_000;
/** Guests ask nothing. */
const limits = { perUser: 2, guestsPerAddress: 0 };

interface Started {
  answer: TakenAnswer;
  viewer: Viewer;
  prepared: PreparedAnswer;
  reserved: ReservedAnswer;
}

export function serveAnswers(app: FastifyInstance, platform: Platform, checkInput: CheckInput) {
  const acquireConnection = createConnectionLimiter(limits);
  const running = new Set<{ stop: () => void; ended: Promise<void> }>();
  app.addHook('preClose', async () => {
    for (const { stop } of running) stop();
    await Promise.all([...running].map(({ ended }) => ended));
  });
  app.route({
    method: 'GET',
    url: name.replace('GET ', ''),
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { access, query } = assistantStreams[name];
      const { viewer } = await authenticate(authenticatorOf(platform), request, {
        access,
        mayUseCookie: false,
      });
      if (viewer === undefined) throw callError('loginRequired');
      checkQueryEncoding(request.url);
      const { id } = parseInput(query, request.query) as QueryOf<(typeof assistantStreams)[typeof name]>;
      const { ip, locale, requestId } = originOf(request);
      const release = acquireConnection({ userId: viewer.id, address: ip });
      const controller = new AbortController();
      reply.raw.once('close', () => {
        release();
        controller.abort();
      });
      const started = await start(platform, { id, viewer, locale });
      const stream = createEventStream();
      const work = { stop: () => controller.abort(), ended: Promise.resolve() };
      work.ended = run(platform, checkInput, {
        started,
        stream,
        requestId,
        signal: controller.signal,
      }).finally(() => running.delete(work));
      running.add(work);
      return reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream.body);
    },
  });
}

/** An answer that is refused here has ended. */
async function start(
  platform: Platform,
  { id, viewer, locale }: { id: number; viewer: Viewer; locale: Locale },
): Promise<Started> {
  const answer = await takeAnswer(platform.database, { id, userId: viewer.id });
  if (answer === undefined) throw callError('assistantAnswerTaken');
  let isReady = false;
  try {
    const prepared = await prepareAnswer(platform, { answer, viewer, locale });
    const inputTokens = estimateTokens(prepared.messages.map(({ content }) => content).join('\n'));
    const reserved = await reserveSpending(platform, { userId: viewer.id, inputTokens });
    isReady = true;
    return { answer, viewer, prepared, reserved };
  } finally {
    if (!isReady) await endAnswer(platform.database, id, { ...nothing, state: 'unavailable' });
  }
}

const nothing = { text: '', counterExamples: [], removed: [] };

interface Run {
  started: Started;
  stream: EventStream;
  requestId: string;
  signal: AbortSignal;
}

async function run(platform: Platform, checkInput: CheckInput, { started, stream, requestId, signal }: Run) {
  const { answer, viewer, prepared, reserved } = started;
  const { database, logger } = platform;
  const { problemId, code, language } = answer.request;
  const send: SendEvent = (event, data) => stream.send(event, data);
  const heartbeat = setInterval(stream.beat, beatMs);
  try {
    const { used, ...ended } = await writeAnswer({
      prepared,
      maxOutputTokens: reserved.maxOutputTokens,
      shortenedBy: reserved.shortenedBy,
      send,
      signal,
      check: (input) =>
        checkInput(platform, { problemId, program: { language, code }, input, userId: viewer.id, requestId }),
      onFailure: (error) => logger.warn({ err: error }, 'the endpoint of the assistant failed'),
    });
    await reserved.settle(used);
    await endAnswer(database, answer.id, ended);
    const { questionsLeft, questionsPerDay } = await checkSpending(platform, viewer.id);
    const done: AnswerEvents['done'] = { state: ended.state, questionsLeft, questionsPerDay };
    send('done', done);
  } catch (error) {
    // The response has begun, so no error handler of the server sees this. The stream ends without `done`.
    logger.error({ err: error }, 'an answer of the assistant failed');
  } finally {
    clearInterval(heartbeat);
    stream.end();
  }
}
