import { makePage, siteCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAnnouncement } from './announcements/announcements.presenter.ts';
import { listAnnouncements } from './announcements/announcements.repository.ts';
import { registerAnnouncements } from './announcements/announcements.routes.ts';
import { changeMailConfiguration } from './change-mail-configuration.ts';
import { changeWebConfiguration } from './change-web-configuration.ts';
import { sendTestMail } from './send-test-mail.ts';
import {
  presentMailConfiguration,
  presentWebConfiguration,
  presentWebSettings,
  presentWebsite,
} from './site.presenter.ts';
import { registerSwitches } from './switches/switches.routes.ts';

export function registerSite(app: FastifyInstance, platform: Platform) {
  const { database, settings, mailer } = platform;
  registerAnnouncements(app, platform);
  registerSwitches(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: siteCalls,
    handlers: {
      'GET /api/get-website-config': async () => Promise.resolve(presentWebsite(settings.current)),
      'GET /api/get-common-announcement': async ({ query }) => {
        const { rows, total } = await listAnnouncements(database, query, { withHidden: false });
        return makePage(rows.map(presentAnnouncement), total, query);
      },
      'GET /api/admin/config/get-web-config': async () =>
        Promise.resolve(presentWebConfiguration(settings.current)),
      'PUT /api/admin/config/set-web-config': async (call) => {
        await changeWebConfiguration(settings, call);
        return null;
      },
      'GET /api/admin/config/website': async () => Promise.resolve(presentWebSettings(settings.current)),
      'PUT /api/admin/config/website': async (call) => {
        await changeWebConfiguration(settings, call);
        return null;
      },
      'GET /api/admin/config/get-email-config': async () =>
        Promise.resolve(presentMailConfiguration(settings.current)),
      'PUT /api/admin/config/set-email-config': async (call) => {
        await changeMailConfiguration(settings, call);
        return null;
      },
      'POST /api/admin/config/test-email': async ({ body, origin }) => {
        await sendTestMail(mailer, { email: body.email, locale: origin.locale });
        return null;
      },
    },
  });
}
