/** Everything that an answer needs before the model is asked. Access is decided again: a contest may have begun meanwhile. */
import { statuses, type HintLevel, type Locale } from '@touchstone/contract';
import { clampLevel } from '@touchstone/rules/assistant/hint-levels';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { listProblemSolutions } from '../../problems/index.ts';
import { summarizeFailure } from '../../submissions/index.ts';
import { decideAccess } from '../access/decide-access.ts';
import { refusalErrors } from '../access/refusal-errors.ts';
import { listMessages, type StoredRequest } from '../conversation/conversations.repository.ts';
import { buildPrompt, statementOf } from './build-prompt.ts';
import { levelInstructions, tutorInstructions } from './level-instructions.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets'>;

const rememberedMessages = 8;

export interface TakenAnswer {
  id: number;
  conversationId: number;
  level: HintLevel;
  request: StoredRequest;
}

export async function prepareAnswer(
  parts: Parts,
  { answer, viewer, locale }: { answer: TakenAnswer; viewer: Viewer; locale: Locale },
) {
  const { database, settings } = parts;
  const { request, conversationId } = answer;
  const access = await decideAccess(parts, viewer, request);
  if (access.refusal !== null) throw callError(refusalErrors[access.refusal]);
  if (access.endpoint === undefined) throw callError('assistantNotConfigured');
  const level = clampLevel(answer.level, access.highestLevel);
  const { problem } = access.opened;
  const { submissionId, code, language } = request;
  const failure =
    submissionId === undefined
      ? undefined
      : await summarizeFailure(parts, { submissionId, problemId: problem.id, userId: viewer.id });
  const rows = await listMessages(database, { conversationId, last: rememberedMessages });
  const earlier = rows.filter(({ id, text }) => id < answer.id && text !== '');
  const { systemPrompt } = settings.current.assistant;
  const messages = buildPrompt({
    problem,
    level,
    locale,
    systemPrompt,
    history: earlier.slice(0, -1),
    question: earlier.at(-1)?.text ?? '',
    code,
    language,
    failure,
  });
  const solutions = await listProblemSolutions(database, problem.id);
  return {
    endpoint: access.endpoint,
    messages,
    filtered: {
      level,
      statement: statementOf(problem),
      code,
      protectedTexts: [
        ...solutions
          .filter(({ expectedStatuses }) => expectedStatuses.includes(statuses.accepted))
          .map((solution) => solution.code),
        systemPrompt,
        tutorInstructions,
        ...Object.values(levelInstructions),
      ],
    },
  };
}

export type PreparedAnswer = Awaited<ReturnType<typeof prepareAnswer>>;
