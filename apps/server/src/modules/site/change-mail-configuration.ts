import type { BodyOf, siteCalls } from '@touchstone/contract';
import { recordAudit } from '../../platform/audit-log.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { hiddenPassword } from './hidden-password.ts';
import { presentMailConfiguration } from './site.presenter.ts';
import { withoutAbsent } from './without-absent.ts';

interface Request<Body> {
  viewer: Viewer;
  origin: CallOrigin;
  body: Body;
}

export async function changeMailConfiguration(
  settings: SiteSettings,
  { viewer, origin, body }: Request<BodyOf<(typeof siteCalls)['PUT /api/admin/config/set-email-config']>>,
) {
  // The form sends back the dots that stand for the stored password. They are not a new password.
  const password = body.emailPassword === hiddenPassword ? undefined : body.emailPassword;
  const changes: Partial<Settings['mail']> = withoutAbsent({
    host: body.emailHost,
    port: body.emailPort,
    username: body.emailUsername,
    password,
    backgroundImage: body.emailBGImg,
    isSecure: body.emailSsl,
  });
  const before = presentMailConfiguration(settings.current);
  // With the field names of `before`, so that the two can be compared.
  const { emailPassword: _, ...given } = withoutAbsent(body);
  const after = {
    ...before,
    ...given,
    ...(password !== undefined && { emailPassword: `${hiddenPassword} (new)` }),
  };
  await settings.change('mail', changes, (transaction) =>
    recordAudit(
      transaction,
      { viewer, origin },
      { action: 'mail-configuration.change', target: 'site', before, after },
    ),
  );
}
