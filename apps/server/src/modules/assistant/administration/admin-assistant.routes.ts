import { adminAssistantCalls, makePage } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAssistantSettings, getAssistantSettings } from './change-assistant-settings.ts';
import { changeCoze, presentCoze } from './coze-settings.ts';
import { serveUsageSheet } from './serve-usage-sheet.ts';
import { testConnection } from './test-connection.ts';
import { presentUsage } from './usage.presenter.ts';
import { listUsage } from './usage.repository.ts';

export function registerAdminAssistant(app: FastifyInstance, platform: Platform) {
  registerCalls(app, authenticatorOf(platform), {
    calls: adminAssistantCalls,
    handlers: {
      'GET /api/admin/assistant/settings': () => getAssistantSettings(platform),
      'PUT /api/admin/assistant/settings': async ({ body, viewer, origin }) => {
        await changeAssistantSettings(platform, { viewer, origin }, body);
        return null;
      },
      'POST /api/admin/assistant/test': () => testConnection(platform),
      'GET /api/admin/assistant/usage': async ({ query }) => {
        const { from, to, keyword } = query;
        const { rows, total } = await listUsage(platform.database, { from, to, keyword }, query);
        return makePage(rows.map(presentUsage), total, query);
      },
      'GET /api/admin/assistant/coze': () => Promise.resolve(presentCoze(platform.settings.current.coze)),
      'PUT /api/admin/assistant/coze': async ({ body, viewer, origin }) => {
        await changeCoze(platform, { viewer, origin }, body);
        return null;
      },
    },
  });
  serveUsageSheet(app, platform);
}
