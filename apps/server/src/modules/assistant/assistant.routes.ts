import { assistantCalls, makePage, toWireDate } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSwitch, getSwitch } from './access/change-switch.ts';
import { storeConsent } from './access/consent.repository.ts';
import { decideAccess } from './access/decide-access.ts';
import { parseAskedContext } from './access/open-asked-problem.ts';
import { registerAdminAssistant } from './administration/admin-assistant.routes.ts';
import { findWidget } from './administration/coze-settings.ts';
import type { CheckInput } from './answer/check-input.ts';
import { serveAnswers } from './answer/serve-answer.ts';
import { askQuestion } from './conversation/ask-question.ts';
import { presentMessage } from './conversation/conversations.presenter.ts';
import {
  deleteConversation,
  deleteConversationsOf,
  findLatestConversation,
  listConversations,
  listMessages,
} from './conversation/conversations.repository.ts';
import { scheduleConversationSweeps } from './sweep-conversations.ts';

const shownMessages = 100;

export async function registerAssistant(app: FastifyInstance, platform: Platform, checkInput: CheckInput) {
  const { database, settings } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: assistantCalls,
    handlers: {
      'GET /api/assistant/state': async ({ query, viewer }) => {
        const {
          endpoint,
          opened: _,
          ...access
        } = await decideAccess(platform, viewer, parseAskedContext(query));
        return {
          ...access,
          destination: endpoint?.url.host ?? null,
          model: endpoint?.model ?? null,
          retentionDays: settings.current.assistant.retentionDays,
        };
      },
      'POST /api/assistant/consent': async ({ body: { destination }, viewer }) => {
        await storeConsent(database, { userId: viewer.id, destination });
        return null;
      },
      'POST /api/assistant/question': ({ body, viewer }) => askQuestion(platform, viewer, body),
      'GET /api/assistant/conversation': async ({ query: { pid }, viewer }) => {
        const latest = await findLatestConversation(database, { userId: viewer.id, problemId: pid });
        if (latest === undefined) return null;
        const rows = await listMessages(database, { conversationId: latest.id, last: shownMessages });
        return { id: latest.id, messages: rows.map(presentMessage) };
      },
      'GET /api/assistant/conversations': async ({ query, viewer }) => {
        const { rows, total } = await listConversations(database, viewer.id, query);
        const records = rows.map(({ id, displayId, title, questions, updatedAt }) => ({
          id,
          problemId: displayId,
          title,
          questions,
          gmtModified: toWireDate(updatedAt),
        }));
        return makePage(records, total, query);
      },
      'DELETE /api/assistant/conversation': async ({ query: { id }, viewer }) => {
        if (!(await deleteConversation(database, { id, userId: viewer.id })))
          throw callError('assistantConversationGone');
        return null;
      },
      'DELETE /api/assistant/conversations': async ({ viewer }) => {
        await deleteConversationsOf(database, viewer.id);
        return null;
      },
      'GET /api/assistant/switch': ({ query, viewer }) => getSwitch(platform, viewer, query),
      'PUT /api/assistant/switch': async ({ body, viewer }) => {
        await changeSwitch(platform, viewer, body);
        return null;
      },
      'GET /api/assistant/widget': () => Promise.resolve(findWidget(settings.current)),
    },
  });
  serveAnswers(app, platform, checkInput);
  registerAdminAssistant(app, platform);
  await scheduleConversationSweeps(platform);
}
