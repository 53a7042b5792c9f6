import type { assistantCalls, BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { clampLevel } from '@touchstone/rules/assistant/hint-levels';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { decideAccess } from '../access/decide-access.ts';
import { parseAskedContext } from '../access/open-asked-problem.ts';
import { refusalErrors } from '../access/refusal-errors.ts';
import { findConversation, insertConversation, insertExchange } from './conversations.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets'>;
type Sent = BodyOf<(typeof assistantCalls)['POST /api/assistant/question']>;

export async function askQuestion(parts: Parts, viewer: Viewer, sent: Sent) {
  const { database, clock } = parts;
  const context = parseAskedContext(sent);
  const access = await decideAccess(parts, viewer, context);
  if (access.refusal !== null) throw callError(refusalErrors[access.refusal]);
  await enforceRateLimit(parts, 'assistant-question', viewer.id);
  const { problemId } = context;
  const { conversationId, text, code, language, submitId } = sent;
  const level = clampLevel(sent.level, access.highestLevel);
  return inTransaction(database, async (transaction) => {
    const now = clock();
    const found =
      conversationId === undefined ? undefined : await findConversation(transaction, conversationId);
    if (conversationId !== undefined && (found?.userId !== viewer.id || found.problemId !== problemId))
      throw callError('assistantConversationGone');
    const id = found?.id ?? (await insertConversation(transaction, { userId: viewer.id, problemId, now }));
    const request = { ...context, code, language, submissionId: submitId };
    const answerId = await insertExchange(transaction, { conversationId: id, level, text, request, now });
    return { conversationId: id, answerId, level };
  });
}
