import { clearedText, type BodyOf, type siteCalls } from '@touchstone/contract';
import { recordAudit } from '../../platform/audit-log.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { hiddenPassword } from './hidden-password.ts';
import { presentMailConfiguration } from './site.presenter.ts';
import { withoutAbsent } from './without-absent.ts';

type Sent = BodyOf<(typeof siteCalls)['PUT /api/admin/config/set-email-config']>;

interface Request<Body> {
  viewer: Viewer;
  origin: CallOrigin;
  body: Body;
}

export async function changeMailConfiguration(
  settings: SiteSettings,
  { viewer, origin, body }: Request<Sent>,
) {
  const password = decidePassword(body);
  const changes: Partial<Settings['mail']> = withoutAbsent({
    host: orNull(body.emailHost),
    port: body.emailPort,
    username: orNull(body.emailUsername),
    password,
    backgroundImage: orNull(body.emailBGImg),
    isSecure: body.emailSsl,
  });
  const before = presentMailConfiguration(settings.current);
  // With the field names of `before`, so that the two can be compared.
  const after = {
    ...presentMailConfiguration({
      ...settings.current,
      mail: { ...settings.current.mail, ...changes },
    }),
    ...(typeof password === 'string' && { emailPassword: `${hiddenPassword} (new)` }),
  };
  await settings.change('mail', changes, (transaction) =>
    recordAudit(
      transaction,
      { viewer, origin },
      { action: 'mail-configuration.change', target: 'site', before, after },
    ),
  );
}

/** Clears a text that was emptied; an absent one stays. */
const orNull = (text: string | undefined) => (text === clearedText ? null : text);

/**
 * The form sends back the dots that stand for the stored password: they are not a new password. A password without a
 * server or an account is of no use and is not kept.
 */
function decidePassword({ emailPassword, emailHost, emailUsername }: Sent) {
  if (emailHost === clearedText || emailUsername === clearedText) return null;
  return emailPassword === hiddenPassword ? undefined : orNull(emailPassword);
}
